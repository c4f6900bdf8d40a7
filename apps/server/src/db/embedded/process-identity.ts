import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * A process id alone is reused after a restart of the machine or of a container, so a process is named by its id and
 * the instant at which it was started. Empty where there is no such process.
 */
export function processIdentity(pid: number): string {
  if (!isAlive(pid)) return '';
  if (process.platform !== 'linux') return `${pid} ${listProcess(pid, 'lstart=')}`;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return fields[0] === 'Z' ? '' : `${pid} ${fields[19]} ${boot}`;
  } catch {
    return '';
  }
}

/** Whether `pid` is the postmaster of the database in `cluster`, and no stranger who was given its old id. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return listProcess(pid, 'command=').includes(cluster);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

/** Whether a process of this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function listProcess(pid: number, column: string): string {
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}
