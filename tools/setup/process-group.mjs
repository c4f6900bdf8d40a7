import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether anything is alive of a process that leads a group, which one started with `detached` does, and of what it
 * started. The dead that nobody buried, as in a container without an init, don't count.
 *
 * @param {number | undefined} leader
 */
export function isGroupAlive(leader) {
  if (leader === undefined || !signalGroup(leader, 0)) return false;
  if (process.platform !== 'linux') return true;
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((name) => {
      const [state, , group] = statusOf(name);
      return group === String(leader) && state !== 'Z';
    });
}

/** State, parent and group of a process; nothing when it has just gone. @param {string} pid */
function statusOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** @param {number} leader @param {NodeJS.Signals | 0} signal */
function signalGroup(leader, signal) {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/**
 * @param {number | undefined} leader
 * @param {number} patienceMs
 * @returns {Promise<boolean>} whether the group ended in time
 */
export async function isGroupGone(leader, patienceMs) {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(20)) {
    if (!isGroupAlive(leader)) return true;
  }
  return false;
}

/** Ends a group, politely first. @param {number | undefined} leader */
export async function endGroup(leader) {
  if (leader === undefined) return;
  signalGroup(leader, 'SIGTERM');
  if (await isGroupGone(leader, 3_000)) return;
  signalGroup(leader, 'SIGKILL');
  await isGroupGone(leader, 1_000);
}
