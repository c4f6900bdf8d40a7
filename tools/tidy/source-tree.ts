import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files of the repository as the rules see them; tests make one out of a plain object. */
export interface SourceTree {
  /** Paths relative to the root, sorted. */
  readonly paths: readonly string[];
  /** The text of a file; empty for one that isn't there. */
  read(file: string): string;
}

/** What git tracks and what it would track next, without pictures and other binaries. */
export function repositoryTree(root: string): SourceTree {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  const paths = listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile())
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
