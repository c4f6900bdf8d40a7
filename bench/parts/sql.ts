import { openDatabase } from '@auric/server/database';
import { bootDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { Random } from '../../packages/exchange/sim/random.ts';
import { Latencies } from '../latencies.ts';
import { grouped, runPart } from '../part.ts';

const accounts = 100_000;
const seconds = 6;

/**
 * What a SQL exchange does at the very least for a fill, as well as it can be done: one round trip that calls a
 * function, which moves an amount between two accounts in a fixed order of locks and records the entry; commit with
 * fsync. No book, no fee, no hold.
 */
const schema = `
  create table account(id int primary key, balance numeric(38,0) not null check (balance >= 0)) with (fillfactor = 70);
  insert into account select id, 1000000000000 from generate_series(1, ${accounts}) id;
  create table entry(id bigint generated always as identity primary key, payer int, payee int, amount numeric(38,0));
  create function transfer(payer int, payee int, moved numeric) returns void language plpgsql as $$
  begin
    if payer < payee then
      update account set balance = balance - moved where id = payer;
      update account set balance = balance + moved where id = payee;
    else
      update account set balance = balance + moved where id = payee;
      update account set balance = balance - moved where id = payer;
    end if;
    insert into entry(payer, payee, amount) values (payer, payee, moved);
  end $$;
`;

async function transferFor(url: string, connections: number, latencies: Latencies): Promise<number> {
  const db = openDatabase(url, { connections });
  const random = new Random(connections);
  const end = performance.now() + seconds * 1000;
  let transfers = 0;
  const customer = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      const payer = random.between(1, accounts);
      const payee = (payer % accounts) + 1;
      await sql`select transfer(${payer}::int, ${payee}::int, ${random.between(1, 1000)}::numeric)`.execute(db);
      latencies.add(performance.now() - start);
      transfers++;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, customer));
  } finally {
    await db.destroy();
  }
  return transfers / seconds;
}

await runPart(async (part) => {
  const database = await bootDatabase({ migrate: false });
  part.atEnd(() => database.close());
  await sql.raw(schema).execute(database.db);
  let best = 0;
  for (const connections of [8, 16, 32]) {
    const latencies = new Latencies();
    const perSecond = await transferFor(database.url, connections, latencies);
    part.say(`${connections} connections: ${grouped(perSecond)} transfers/s, ${latencies.summary()}`);
    best = Math.max(best, perSecond);
  }
  const total = await sql<{ total: string }>`select sum(balance) total from account`.execute(database.db);
  const expected = BigInt(accounts) * 1_000_000_000_000n;
  if (BigInt(total.rows[0]!.total) !== expected) throw new Error('Money was not conserved.');
  part.measured('peer.sql_transfer.per_s', Math.round(best));
});
