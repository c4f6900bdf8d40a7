import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder } from './paths.mjs';

const lockFile = path.join(cacheFolder, 'setup.lock');
const heartbeatMs = 1_000;
const abandonedMs = 15_000;

/**
 * Runs a step that only one process at a time may run in this folder, so that two `npm start` at once don't install
 * over each other. The lock is a file that its holder touches every second: one that is no longer touched, or whose
 * process is gone, was left by a crash.
 *
 * @template T
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
export async function exclusively(step) {
  fs.mkdirSync(cacheFolder, { recursive: true });
  await acquire();
  const heartbeat = setInterval(() => fs.utimesSync(lockFile, new Date(), new Date()), heartbeatMs);
  const release = () => fs.rmSync(lockFile, { force: true });
  const interrupted = () => process.exit(130);
  process.on('exit', release).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await step();
  } finally {
    clearInterval(heartbeat);
    release();
    process.off('exit', release).off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

async function acquire() {
  let told = false;
  for (;;) {
    const taken = take();
    if (taken) return;
    if (abandoned()) {
      fs.rmSync(lockFile, { force: true });
      if (take()) {
        // Another waiter may have found the same abandoned lock and removed ours; the last to write it holds it.
        await sleep(100);
        if (holder() === process.pid) return;
      }
    }
    if (!told) console.log('Another process is setting up this folder; waiting for it …');
    told = true;
    await sleep(200);
  }
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

function holder() {
  try {
    return Number(fs.readFileSync(lockFile, 'utf8'));
  } catch {
    return 0;
  }
}

function abandoned() {
  try {
    if (Date.now() - fs.statSync(lockFile).mtimeMs > abandonedMs) return true;
    const pid = holder();
    if (pid === 0) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
