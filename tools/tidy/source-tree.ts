import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files of the repository as the rules see them; tests make one out of a plain object. */
export interface SourceTree {
  /** Paths relative to the root, sorted. */
  readonly paths: readonly string[];
  /** The text of a file; empty for one that isn't there. */
  read(file: string): string;
}

/** What git tracks and what it would track next; without git, everything that isn't made or installed. */
export function repositoryTree(root: string): SourceTree {
  const paths = (listedByGit(root) ?? listedByWalking(root))
    .filter((file) => existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile())
    .toSorted();
  const texts = new Map<string, string>();
  return {
    paths,
    read(file) {
      let text = texts.get(file);
      if (text === undefined) {
        text = paths.includes(file) ? readFileSync(path.join(root, file), 'utf8') : '';
        texts.set(file, text);
      }
      return text;
    },
  };
}

function listedByGit(root: string): string[] | null {
  // Whoever runs the tests need not own the clone.
  const args = ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 64_000_000 });
  return status === 0
    ? stdout
        .toString()
        .split('\0')
        .filter((file) => file !== '')
    : null;
}

const made = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'coverage', 'test-results', 'screens']);

function listedByWalking(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return made.has(entry.name) && file !== 'apps/web/src/data' ? [] : listedByWalking(root, file);
  });
}

/** A tree out of paths and texts. */
export function treeOf(files: Readonly<Record<string, string>>): SourceTree {
  return { paths: Object.keys(files).toSorted(), read: (file) => files[file] ?? '' };
}

export function isCode(file: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(file);
}

export function isTest(file: string): boolean {
  return /\.(test|journey)\.tsx?$/.test(file);
}
