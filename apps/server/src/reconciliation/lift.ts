import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';

/**
 * Lets the withdrawals of an asset go on: what the last comparison was off by counts as explained from here on. It is done once
 * for each stop, however often it is asked for: the exchange first, so that who dies in between does the rest when asked again.
 */
export async function liftStop(
  { db, port }: { db: Kysely<Database>; port: Pick<ExchangePort, 'execute'> },
  asset: number,
  act: number,
): Promise<void> {
  const stopped = await db
    .selectFrom('reconciliation.asset')
    .select('asset')
    .where('asset', '=', asset)
    .where('stopped_at', 'is not', null)
    .executeTakeFirst();
  if (stopped === undefined) return;
  const evidence = act.toString(16).padStart(32, '0');
  const reply = await port.execute({ command: { type: 'SetReconciliation', asset, difference: 0n, evidence } });
  if (!reply.ok) throw new Error(`Withdrawals of asset ${asset} could not go on: ${reply.rejection.code}.`);
  const off = sql<string>`coalesce((
    select difference from reconciliation.comparison where asset = ${asset} order by at desc limit 1), 0)`;
  await db
    .updateTable('reconciliation.asset')
    .set({ explained: sql`explained + ${off}`, suspected_at: null, stopped_at: null })
    .where('asset', '=', asset)
    .where('stopped_at', 'is not', null)
    .execute();
}
