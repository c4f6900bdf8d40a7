import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The processor time of other processes is read from /proc, which not every system has. */
export const canSeeProcesses = existsSync('/proc/self/stat');

interface ProcessTime {
  parent: number;
  name: string;
  seconds: number;
}

function processes(): Map<number, ProcessTime> {
  const found = new Map<number, ProcessTime>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
      const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      found.set(Number(name), { parent: Number(fields[1]), name: command, seconds: ticks / ticksPerSecond });
    } catch {
      // It ended while we looked.
    }
  }
  return found;
}

/** Processor seconds that the descendants of this process have used: all of them, and those of Postgres alone. */
export function secondsOfChildren(): { all: number; postgres: number } {
  const everybody = processes();
  const isOurs = (id: number): boolean => {
    const parent = everybody.get(id)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  const sum = { all: 0, postgres: 0 };
  for (const [id, { name, seconds }] of everybody) {
    if (!isOurs(id)) continue;
    sum.all += seconds;
    if (name === 'postgres') sum.postgres += seconds;
  }
  return sum;
}
