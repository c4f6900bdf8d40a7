import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { isAlive } from './embedded/process-identity.ts';
import { StartRefused } from '../start-refused.ts';

/** Any number that nobody else takes; the same in every release. */
const lockKey = '4702711905';
const patienceMs = 5_000;

/** How this process names itself to the database, at most the 63 characters that Postgres keeps. */
export function connectionName(): string {
  return `auric ${process.pid}@${hostname()}`.slice(0, 63);
}

function runsHere(name: string): boolean {
  const [, pid, host] = /^auric (\d+)@(.+)$/.exec(name) ?? [];
  return host === hostname() && isAlive(Number(pid));
}

/**
 * Takes the database for this process until `client` ends, or refuses with the server that has it. A server that was
 * just killed still holds it for a moment, so a holder is given some seconds to be gone. This words the refusal of a
 * second start; what keeps two leaders apart is the fencing of the journal.
 */
export async function lockServer(client: Client, place: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const taken = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1::bigint) as taken', [lockKey]);
    if (taken.rows[0]?.taken === true) return;
    const name = await holderName(client);
    if (Date.now() >= deadline || runsHere(name)) {
      throw new StartRefused(`Another server already runs on the database at ${place} (${name}); stop that one first.`);
    }
    await sleep(200);
  }
}

async function holderName(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objsubid = 1
       and (l.classid::bigint << 32) + l.objid::bigint = $1::bigint
       and l.database = (select oid from pg_database where datname = current_database())`,
    [lockKey],
  );
  return rows[0]?.name ?? 'unknown';
}
