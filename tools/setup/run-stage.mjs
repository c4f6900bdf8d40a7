import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEnding } from './ending.mjs';
import { cacheFolder, ownEnvironment, root } from './paths.mjs';
import { endGroup, isGroupGone } from './process-group.mjs';

const logs = path.join(cacheFolder, 'test');
const defaultMinutes = 6;
const leftoverGraceMs = 5_000;

/**
 * Runs one stage in a process group of its own, so that nothing it started can outlive it: what is still there after
 * its end is a failure too. The output is kept in .cache/test.
 *
 * @param {import('./stages.mjs').Stage} stage
 * @param {boolean} live whether to show the output while it comes
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runStage(stage, live) {
  fs.mkdirSync(logs, { recursive: true });
  const logFile = path.join(logs, `${stage.name}.log`);
  const log = fs.openSync(logFile, 'w');
  const print = (/** @type {string | Buffer} */ text) => {
    fs.writeSync(log, text.toString());
    if (live) process.stdout.write(text);
  };
  const code = await runInGroup(stage, print);
  fs.closeSync(log);
  return { ok: code === 0, output: fs.readFileSync(logFile, 'utf8') };
}

/** @param {import('./stages.mjs').Stage} stage @param {(text: string | Buffer) => void} print @returns {Promise<number>} */
async function runInGroup({ command: [command = '', ...args], minutes = defaultMinutes }, print) {
  const env = ownEnvironment();
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const closed = once(child, 'close').catch(() => undefined);
  child.stdout.on('data', print);
  child.stderr.on('data', print);
  const timer = setTimeout(() => {
    print(`\nThe stage took longer than ${minutes} minutes and was ended.\n`);
    void endGroup(child.pid);
  }, minutes * 60_000);
  const unregister = beforeEnding(() => endGroup(child.pid));
  /** @type {number} */
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      print(`${error}\n`);
      resolve(127);
    });
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  clearTimeout(timer);
  unregister();
  const clean = await isGroupGone(child.pid, leftoverGraceMs);
  if (!clean) {
    print('\nThe stage ended but left processes running; they were ended.\n');
    await endGroup(child.pid);
  }
  await Promise.race([closed, sleep(1_000)]);
  child.stdout.off('data', print);
  child.stderr.off('data', print);
  return clean ? code : 1;
}
