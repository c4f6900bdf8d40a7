import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { bankStatementOf } from './bank-statements.ts';
import type { Counted } from './comparison.ts';

/** What the books say of one asset and its chains; `networks`: the names by which it leaves over them. */
export async function booksOf(
  snapshot: Kysely<Database>,
  { asset, networks }: { asset: number; networks: readonly string[] },
): Promise<Pick<Counted, 'arrived' | 'arriving' | 'left' | 'leaving' | 'stated' | 'byHand' | 'explained'>> {
  const came = await snapshot
    .selectFrom('view.deposits')
    .select(sum(sql`state in ('credited', 'unassigned')`, sql`amount`).as('arrived'))
    .select(sum(sql`state = 'seen'`, sql`amount`).as('arriving'))
    .where('kind', '=', 'chain')
    .where('asset', '=', asset)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ left: string; leaving: string }>`
    select ${sum(sql`state = 'completed'`, sql`amount - fee`)} as left,
      ${sum(sql`ended_at is null and state not in ('requested', 'under_review')`, sql`amount - fee`)} as leaving
    from view.withdrawals
    where asset = ${asset} and recipient = 0 and network in (${sql.join([...networks])})`.execute(snapshot);
  const [went] = rows;
  const known = await snapshot
    .selectFrom('reconciliation.asset')
    .select('explained')
    .where('asset', '=', asset)
    .executeTakeFirst();
  const bank = await bankStatementOf(snapshot, asset);
  return {
    stated: bank?.stated ?? 0n,
    byHand: bank?.books ?? 0n,
    arrived: BigInt(came.arrived),
    arriving: BigInt(came.arriving),
    left: BigInt(went?.left ?? 0),
    leaving: BigInt(went?.leaving ?? 0),
    explained: BigInt(known?.explained ?? 0),
  };
}

function sum(which: ReturnType<typeof sql>, amount: ReturnType<typeof sql>) {
  return sql<string>`coalesce(sum(${amount}) filter (where ${which}), 0)`;
}
