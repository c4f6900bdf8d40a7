import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEnding } from './ending.mjs';
import { cacheFolder } from './paths.mjs';
import { endGroup, isGroupAlive } from './process-group.mjs';

const heartbeatMs = 1_000;
const abandonedMs = 15_000;

/**
 * Runs a step that only one process at a time may run in this folder, so that two `npm start` at once don't install
 * over each other. The step tells which process groups work for it: they end with it, and a lock left by a crash counts
 * until they are gone too.
 *
 * @template T
 * @param {(helpedBy: (leader: number) => void) => Promise<T>} step
 * @param {string} [lockFile]
 * @returns {Promise<T>}
 */
export async function exclusively(step, lockFile = path.join(cacheFolder, 'setup.lock')) {
  fs.mkdirSync(path.dirname(lockFile), { recursive: true });
  await acquire(lockFile);
  /** @type {number[]} */
  const helpers = [];
  const heartbeat = setInterval(() => fs.utimesSync(lockFile, new Date(), new Date()), heartbeatMs);
  const release = () => {
    clearInterval(heartbeat);
    fs.rmSync(lockFile, { force: true });
  };
  const unregister = beforeEnding(() => Promise.all(helpers.map(endGroup)).then(release));
  try {
    return await step((leader) => {
      helpers.push(leader);
      fs.appendFileSync(lockFile, ` ${leader}`);
    });
  } finally {
    release();
    unregister();
  }
}

/** @param {string} lockFile */
async function acquire(lockFile) {
  for (let told = false; !take(lockFile); told = true) {
    if (isAbandoned(lockFile)) {
      fs.rmSync(lockFile, { force: true });
      // Another waiter may find the same abandoned lock and remove ours; the last to write it holds it.
      if (take(lockFile) && (await isStillOurs(lockFile))) return;
    }
    if (!told) console.log('Another process is setting up this folder; waiting for it …');
    await sleep(200);
  }
}

/** @param {string} lockFile */
async function isStillOurs(lockFile) {
  await sleep(100);
  return holders(lockFile)[0] === process.pid;
}

/** @param {string} lockFile */
function take(lockFile) {
  try {
    fs.writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The holder of the lock, then the leaders of the groups that work for it. @param {string} lockFile */
function holders(lockFile) {
  try {
    return fs.readFileSync(lockFile, 'utf8').split(' ').map(Number);
  } catch {
    return [];
  }
}

/**
 * The holder touches its lock every second; one that stopped was killed or, after a restart, is somebody else.
 *
 * @param {string} lockFile
 */
function isAbandoned(lockFile) {
  const [holder, ...helpers] = holders(lockFile);
  if (holder === undefined || helpers.some(isGroupAlive)) return false;
  try {
    process.kill(holder, 0);
    return Date.now() - fs.statSync(lockFile).mtimeMs > abandonedMs;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
