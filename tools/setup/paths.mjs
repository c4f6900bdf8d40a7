import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string[]} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Everything the setup remembers between runs; git ignores it and it can be deleted at any time. */
export const cacheFolder = inRoot('.cache');

/** Node 24, a dependency of this repository, whatever Node the machine has. */
export const ownNode = inRoot('node_modules/node/bin/node');

/**
 * The environment in which the tools of the repository, and Node 24 with them, come before those of the machine. What
 * Node has made of a file it keeps: each process of ours would strip the types of a thousand files again.
 */
export function ownEnvironment() {
  const binaries = inRoot('node_modules/.bin');
  return {
    ...process.env,
    PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: path.join(cacheFolder, 'compiled'),
  };
}
