import { readFileSync } from 'node:fs';

const folder = 'apps/web/dist/';

/** @typedef {{ file: string, imports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8'));

/** What the browser needs before the first screen stands: the entry and the home page, which are one file, and the texts of one language. */
const firstScreen = new Set();

/** @param {string} name */
function add(name) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  if (firstScreen.has(chunk.file)) return;
  firstScreen.add(chunk.file);
  chunk.imports?.forEach(add);
}

const start = Object.keys(manifest).find((name) => /^_index-.*\.js$/.test(name));
if (start === undefined) throw new Error('The build has no first file.');
for (const name of [start, 'src/locales/en/language.ts']) add(name);

/** Paths are read relative to the folder of this file. */
export default [
  {
    name: 'JavaScript of the first screen, gzipped',
    path: [...firstScreen].filter((file) => file.endsWith('.js')).map((file) => folder + file),
    limit: '150 kB',
    gzip: true,
  },
];
