import { setTimeout as sleep } from 'node:timers/promises';
import { bootDatabase, bootServerProcess, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { runPart } from '../part.ts';
import { canSeeProcesses, secondsOfChildren } from '../processor-time.ts';

const settleSeconds = 15;
const measuredSeconds = 45;
const secondsPerDay = 86_400;

async function journalOf(db: TestDatabase['db']): Promise<{ bytes: number; payload: number; batches: number }> {
  const { rows } = await sql<{ bytes: string; payload: string; batches: string }>`
    select pg_total_relation_size('journal.batch') bytes, sum(octet_length(payload)) payload, count(*) batches
    from journal.batch`.execute(db);
  const row = rows[0]!;
  return { bytes: Number(row.bytes), payload: Number(row.payload), batches: Number(row.batches) };
}

await runPart(async (part) => {
  if (!canSeeProcesses) {
    part.say('not measured: the processor time of other processes is read from /proc, which this system has not');
    return;
  }
  const database = await bootDatabase({ migrate: false });
  part.atEnd(() => database.close());
  const server = await bootServerProcess({ settings: { DATABASE_URL: database.url } });
  part.atEnd(() => server.close());
  if (server.url === '') throw new Error(`The server did not start: ${server.output().stderr}`);
  await sleep(settleSeconds * 1000);
  const before = await journalOf(database.db);
  const secondsBefore = secondsOfChildren().all;
  const start = performance.now();
  await sleep(measuredSeconds * 1000);
  const elapsed = (performance.now() - start) / 1000;
  const cpu = ((secondsOfChildren().all - secondsBefore) / elapsed) * 100;
  const after = await journalOf(database.db);
  const perDay = (bytes: number): number => ((bytes / elapsed) * secondsPerDay) / 1e6;
  const batches = (after.batches - before.batches) / elapsed;
  const payload = perDay(after.payload - before.payload).toFixed(0);
  part.say(`server and Postgres together ${cpu.toFixed(1)} % of one core over ${elapsed.toFixed(0)} s`);
  part.say(`${batches.toFixed(1)} commits/s, payload ${payload} MB/day, on disk as below`);
  part.measured('idle.cpu_percent', Number(cpu.toFixed(1)));
  part.measured('idle.journal_mb_per_day', Math.round(perDay(after.bytes - before.bytes)));
});
