import { bankNetwork } from '@auric/api/addresses/network';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** What was said of the bank accounts of the house, and what the books say of the same moment, in an asset's smallest unit. */
export interface BankStatement {
  readonly stated: bigint;
  /** The moment that it is said of, in ms. */
  readonly statedAt: number;
  /** What came in by hand until then, less what a bank had paid out. */
  readonly books: bigint;
}

/** The statement of the latest moment; null where nobody has said anything, and nothing is compared. */
export async function bankStatementOf(db: Kysely<Database>, asset: number): Promise<BankStatement | null> {
  const last = await db
    .selectFrom('reconciliation.bank_statement')
    .select(['amount', 'stated_at'])
    .where('asset', '=', asset)
    .orderBy('stated_at', 'desc')
    .orderBy('act', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return null;
  const { amount, stated_at: statedAt } = last;
  const came = await db
    .selectFrom('view.deposits')
    .select(sql<string>`coalesce(sum(amount), 0)`.as('sum'))
    .where('kind', '=', 'hand')
    .where('state', '=', 'credited')
    .where('asset', '=', asset)
    .where('changed_at', '<=', statedAt)
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('view.withdrawals')
    .select(sql<string>`coalesce(sum(amount - fee), 0)`.as('sum'))
    .where('network', '=', bankNetwork)
    .where('state', '=', 'completed')
    .where('asset', '=', asset)
    .where('ended_at', '<=', statedAt)
    .executeTakeFirstOrThrow();
  return { stated: BigInt(amount), statedAt, books: BigInt(came.sum) - BigInt(paid.sum) };
}
