import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const source = 'src/worker/service-worker.ts';
const fileName = 'service-worker.js';

/** The files that the first screen stands on, by the modules in them, and the one that finds the other screens. */
const firstScreen = [/\/src\/main\.tsx$/, /\/src\/pages\/index\/index\.tsx$/, /\/src\/page-files\.ts$/];

/** Languages whose letters are in these files need no other one to be shown. */
const keptFonts = /inter-latin-(?!ext)[^/]*\.woff2$/;

/**
 * Builds the service worker as one classic script of a fixed name, and tells it which files are the shell of this
 * version. The version is a digest of their names and of those that have no hash in theirs. Icons in folders are the system's to keep.
 */
export function serviceWorker(): Plugin {
  let root = '';
  let publicFolder = '';
  return {
    name: 'auric-service-worker',
    apply: 'build',
    configResolved(config) {
      ({ root, publicDir: publicFolder } = config);
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, source), fileName });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const worker = bundle[fileName];
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
        if (worker.imports.length > 0) throw new Error('The service worker shares code: it can’t be a classic script.');
        const entries = await readdir(publicFolder, { withFileTypes: true });
        const beside = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
        const digest = createHash('sha256').update(worker.code);
        for (const name of beside) digest.update(await readFile(join(publicFolder, name)));
        const files = ['/', ...beside.map((name) => `/${name}`), ...shellOf(bundle).map((name) => `/${name}`)];
        const page = bundle['index.html'];
        if (page?.type === 'asset') digest.update(page.source);
        const version = digest.update(files.join()).digest('hex').slice(0, 12);
        worker.code = `const shellFiles=${JSON.stringify(files)},shellVersion=${JSON.stringify(version)};\n${worker.code}`;
      },
    },
  };
}

/** The hashed files of the first screen: its chunks, what they import at once, their styles, the Latin letters. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    chunk.imports.forEach(add);
  };
  for (const each of Object.values(bundle)) {
    const { fileName: name } = each;
    if (each.type === 'asset' ? name.endsWith('.css') || keptFonts.test(name) : isFirst(each)) {
      if (each.type === 'asset') files.add(name);
      else add(name);
    }
  }
  return [...files].toSorted();
}

function isFirst({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => firstScreen.some((pattern) => pattern.test(id)));
}
