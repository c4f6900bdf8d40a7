import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeDataFolder } from '@auric/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkRuns, completeLinks, findBinaries, reachableBinaries } from './binaries.ts';
import { canRun, databaseUser } from './database-user.ts';

let folder: string;
let remove: () => void;

beforeEach(() => ({ path: folder, remove } = makeDataFolder()));
afterEach(() => remove());

/** A copy of the package as npm unpacks it: without the links. */
function unpack(): string {
  const root = join(folder, 'package');
  cpSync(dirname(dirname(dirname(findBinaries().postgres))), root, { recursive: true, verbatimSymlinks: true });
  const libraries = join(root, 'native', 'lib');
  for (const name of readdirSync(libraries)) {
    if (lstatSync(join(libraries, name)).isSymbolicLink()) rmSync(join(libraries, name));
  }
  return root;
}

function binariesOf(root: string) {
  const bin = join(root, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), majorVersion: 18 };
}

test('an install without its script is refused by the loader, and completed by us', () => {
  const root = unpack();
  expect(() => checkRuns(binariesOf(root))).toThrow(/doesn't run on this machine \(.*shared libraries/);
  completeLinks(root);
  checkRuns(binariesOf(root));
});

test.runIf(process.getuid?.() === 0)('binaries that the database user cannot reach are copied to where it can', () => {
  const root = unpack();
  completeLinks(root);
  chmodSync(root, 0o700);
  const user = databaseUser(join(folder, 'none'));
  const closed = binariesOf(root);
  expect(canRun(user, closed.postgres)).toBe(false);
  const shelter = join(folder, 'shelter');
  const reached = reachableBinaries(closed, user, shelter);
  expect(canRun(user, reached.postgres)).toBe(true);
  checkRuns(reached);
  expect(reachableBinaries(closed, user, shelter)).toEqual(reached);
  expect(readdirSync(shelter)).toHaveLength(1);
  expect(existsSync(reached.initdb)).toBe(true);
});
