import { readFileSync } from 'node:fs';

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

/** @param {string} folder */
function manifestOf(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8'));
  return manifest;
}

/**
 * The scripts that these chunks need before anything stands, with all that they import at once.
 *
 * @param {string} folder
 * @param {Manifest} manifest
 * @param {string[]} starts
 */
function scripts(folder, manifest, starts) {
  const files = new Set();
  /** @param {string} name */
  const add = (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  starts.forEach(add);
  return [...files].filter((file) => file.endsWith('.js')).map((file) => folder + file);
}

/** What the browser needs of the web client: the entry and the home page, which are one file, and the texts of one language. */
function firstScreen() {
  const folder = 'apps/web/dist/';
  const manifest = manifestOf(folder);
  const start = Object.keys(manifest).find((name) => /^_index-.*\.js$/.test(name));
  if (start === undefined) throw new Error('The build has no first file.');
  return scripts(folder, manifest, [start, 'src/locales/en/language.ts']);
}

/** What it needs of the console: the entry and the overview of the queues. */
function firstDesk() {
  const folder = 'apps/console/dist/';
  return scripts(folder, manifestOf(folder), ['index.html', 'src/pages/queues/queues-page.tsx']);
}

/** Paths are read relative to the folder of this file. */
export default [
  { name: 'JavaScript of the first screen, gzipped', path: firstScreen(), limit: '150 kB', gzip: true },
  { name: 'JavaScript of the console’s first page, gzipped', path: firstDesk(), limit: '200 kB', gzip: true },
];
