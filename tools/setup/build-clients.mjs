import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { exclusively } from './exclusive.mjs';
import { failureOf } from './failure.mjs';
import { requireFreeSpace } from './free-space.mjs';
import { cacheFolder, inRoot, ownEnvironment, ownNode, root } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {{ name: string, folder: string, marker: string, sources: string[] }} Client */

const sharedSources = [
  'apps/web',
  'packages/api',
  'packages/exchange',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/setup/build-clients.mjs',
];

/** The console is made of the parts of the web client, so it is built from both. @type {Client} */
const consoleClient = {
  name: 'the console',
  folder: 'apps/console',
  marker: 'console-built-from',
  sources: ['apps/console', ...sharedSources],
};

/** @type {Client} */
const webClient = {
  name: 'the web client',
  folder: 'apps/web',
  marker: 'web-client-built-from',
  sources: sharedSources,
};

const notSources = new Set(['node_modules', 'dist', 'sim']);

/** Builds the web client into apps/web/dist unless it was built from the sources as they are. */
export async function buildWebClient() {
  await buildClient(webClient);
}

/** Builds both clients, each into its own dist, unless they were built from the sources as they are. */
export async function buildClients() {
  await buildClient(webClient);
  await buildClient(consoleClient);
}

/** @param {Client} client */
async function buildClient(client) {
  if (isBuiltFrom(client, digestOfSources(client))) return;
  await exclusively(async (helpedBy) => {
    const digest = digestOfSources(client);
    if (isBuiltFrom(client, digest)) return;
    const building = `Building ${client.name}`;
    requireFreeSpace(building, 50);
    await withProgress(building, () => build(client, building, helpedBy));
    fs.writeFileSync(path.join(cacheFolder, client.marker), digest);
  });
}

/**
 * Builds beside the old client and then swaps the two, so that an interrupted build leaves nothing half done.
 *
 * @param {Client} client
 * @param {string} building
 * @param {(leader: number) => void} onStart
 */
async function build({ folder, marker }, building, onStart) {
  const next = path.join(cacheFolder, `${path.basename(folder)}-client-next`);
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
  const { code, output } = await runCommand(ownNode, args, { cwd: inRoot(folder), env: ownEnvironment(), onStart });
  if (code !== 0) throw failureOf(building, output);
  const built = inRoot(folder, 'dist');
  fs.rmSync(path.join(cacheFolder, marker), { force: true });
  fs.rmSync(built, { recursive: true, force: true });
  fs.renameSync(next, built);
}

/** @param {Client} client @param {string} digest */
function isBuiltFrom({ folder, marker }, digest) {
  const written = path.join(cacheFolder, marker);
  if (!fs.existsSync(inRoot(folder, 'dist/index.html')) || !fs.existsSync(written)) return false;
  return fs.readFileSync(written, 'utf8') === digest;
}

/** @param {Client} client */
function digestOfSources({ sources }) {
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
