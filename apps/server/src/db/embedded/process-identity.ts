import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from '../../start-refused.ts';

/**
 * A process id alone is reused after a restart of the machine or of a container, so a process is named by its id and
 * the instant at which it was started. Empty where there is no such process.
 */
export function processIdentity(pid: number): string {
  if (!isAlive(pid)) return '';
  if (process.platform !== 'linux') return `${pid} ${listProcess(pid, 'lstart=')}`;
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
  const startedAt = processFields(pid)[19];
  return startedAt === undefined ? '' : `${pid} ${startedAt} ${boot}`;
}

/** Whether `pid` is the postmaster of the database in `cluster`, and no stranger who was given its old id. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return listProcess(pid, 'command=').includes(`-D ${cluster}`);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    return false;
  }
}

/** Whether a process of this id runs, whoever owns it. One that has ended and waits for its parent doesn't. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return process.platform !== 'linux' || processFields(pid)[0] !== 'Z';
}

/** The fields of a process after its name, from its state on; none where it can't be read. */
function processFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function listProcess(pid: number, column: string): string {
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}
