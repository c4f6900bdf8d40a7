import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder } from './paths.mjs';
import { endGroup, isGroupAlive } from './process-group.mjs';

const lockFile = path.join(cacheFolder, 'setup.lock');
const heartbeatMs = 1_000;
const abandonedMs = 15_000;

/**
 * Runs a step that only one process at a time may run in this folder, so that two `npm start` at once don't install
 * over each other. The step tells which process groups work for it: they end with it, and a lock left by a crash counts
 * until they are gone too.
 *
 * @template T
 * @param {(helpedBy: (leader: number) => void) => Promise<T>} step
 * @returns {Promise<T>}
 */
export async function exclusively(step) {
  fs.mkdirSync(cacheFolder, { recursive: true });
  await acquire();
  /** @type {number[]} */
  const helpers = [];
  const heartbeat = setInterval(() => fs.utimesSync(lockFile, new Date(), new Date()), heartbeatMs);
  const release = () => {
    clearInterval(heartbeat);
    fs.rmSync(lockFile, { force: true });
  };
  const interrupted = () => {
    void Promise.all(helpers.map(endGroup)).then(() => {
      release();
      process.exit(130);
    });
  };
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted).on('SIGHUP', interrupted);
  try {
    return await step((leader) => {
      helpers.push(leader);
      fs.appendFileSync(lockFile, ` ${leader}`);
    });
  } finally {
    release();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted).off('SIGHUP', interrupted);
  }
}

async function acquire() {
  for (let told = false; !take(); told = true) {
    if (isAbandoned()) {
      fs.rmSync(lockFile, { force: true });
      // Another waiter may find the same abandoned lock and remove ours; the last to write it holds it.
      if (take() && (await isStillOurs())) return;
    }
    if (!told) console.log('Another process is setting up this folder; waiting for it …');
    await sleep(200);
  }
}

async function isStillOurs() {
  await sleep(100);
  return holders()[0] === process.pid;
}

function take() {
  try {
    fs.writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The holder of the lock, then the leaders of the groups that work for it. */
function holders() {
  try {
    return fs.readFileSync(lockFile, 'utf8').split(' ').map(Number);
  } catch {
    return [];
  }
}

/** The holder touches its lock every second; one that stopped was killed or, after a restart, is somebody else. */
function isAbandoned() {
  const [holder, ...helpers] = holders();
  if (holder === undefined || helpers.some(isGroupAlive)) return false;
  try {
    process.kill(holder, 0);
    return Date.now() - fs.statSync(lockFile).mtimeMs > abandonedMs;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
