import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { exclusively } from './exclusive.mjs';
import { failureOf } from './failure.mjs';
import { requireFreeSpace } from './free-space.mjs';
import { cacheFolder, inRoot, ownEnvironment, ownNode, root } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { runCommand } from './run-command.mjs';

const sources = [
  'apps/web',
  'packages/api',
  'packages/exchange',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/setup/build-web-client.mjs',
];
const notSources = new Set(['node_modules', 'dist', 'sim']);
const built = inRoot('apps/web/dist');
const marker = path.join(cacheFolder, 'web-client-built-from');

/** Builds the web client into apps/web/dist unless it was built from the sources as they are. */
export async function buildWebClient() {
  if (isBuiltFrom(digestOfSources())) return;
  await exclusively(async (helpedBy) => {
    const digest = digestOfSources();
    if (isBuiltFrom(digest)) return;
    requireFreeSpace('Building the web client', 50);
    await withProgress('Building the web client', () => build(helpedBy));
    fs.writeFileSync(marker, digest);
  });
}

/** Builds beside the old client and then swaps the two, so that an interrupted build leaves nothing half done. @param {(leader: number) => void} onStart */
async function build(onStart) {
  const next = path.join(cacheFolder, 'web-client-next');
  const args = [
    inRoot('node_modules/vite/bin/vite.js'),
    'build',
    '--outDir',
    next,
    '--emptyOutDir',
    '--manifest',
    '--logLevel',
    'warn',
  ];
  const { code, output } = await runCommand(ownNode, args, { cwd: inRoot('apps/web'), env: ownEnvironment(), onStart });
  if (code !== 0) throw failureOf('Building the web client', output);
  fs.rmSync(marker, { force: true });
  fs.rmSync(built, { recursive: true, force: true });
  fs.renameSync(next, built);
}

/** @param {string} digest */
function isBuiltFrom(digest) {
  if (!fs.existsSync(path.join(built, 'index.html')) || !fs.existsSync(marker)) return false;
  return fs.readFileSync(marker, 'utf8') === digest;
}

function digestOfSources() {
  const hash = crypto.createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(inRoot(source)))) {
    if (file.includes('.test.')) continue;
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} */
function filesUnder(place) {
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place)
    .filter((name) => !notSources.has(name))
    .toSorted()
    .flatMap((name) => filesUnder(path.join(place, name)));
}
