import type { Message } from '@auric/api';
import { systemAccounts, usdtAsset } from '@auric/exchange';
import { sql } from 'kysely';
import type { RouteParts } from '../product-row.ts';
import { usdtText } from './option-shape.ts';

const dayMs = 86_400_000;
const { optionPool } = systemAccounts;

interface Day {
  readonly day: number;
  readonly result: bigint;
  readonly capital: bigint;
}

/**
 * What the pool had at the end of each day (UTC) on which something changed it, the newest first, today as of now: what options
 * brought it or took, and the capital that operators moved. The balance is that of the ledger, and goes back day by day.
 */
export async function poolDays(
  { client, db, now }: Pick<RouteParts, 'client' | 'db' | 'now'>,
  days: number,
): Promise<Message<'microtrade/pool_days'>> {
  const { value: pool } = await client.port.query({ type: 'optionPool' });
  await client.freshModels(optionPool);
  const today = Math.floor(now() / dayMs) * dayMs;
  const since = today - (days - 1) * dayMs;
  const { rows } = await sql<{ day: number; result: string; capital: string }>`
    select day, sum(result) as result, sum(capital) as capital from (
      select day, staked - paid as result, 0 as capital from view.option_days where day >= ${since}
      union all
      select at - at % ${sql.lit(dayMs)}, 0, -amount from view.option_pool_withdrawals where at >= ${since}
      union all
      select at - at % ${sql.lit(dayMs)}, 0, amount from view.house_capital
      where at >= ${since} and account = ${optionPool} and asset = ${usdtAsset}
    ) as moved
    group by day order by day desc`.execute(db);
  const known = rows.map(({ day, result, capital }) => ({ day, result: BigInt(result), capital: BigInt(capital) }));
  return withBalances(
    known[0]?.day === today ? known : [{ day: today, result: 0n, capital: 0n }, ...known],
    pool.balance,
  );
}

/** The days, newest first, each with what it ended with. */
function withBalances(days: readonly Day[], now: bigint): Message<'microtrade/pool_days'> {
  let balance = now;
  return days.map(({ day, result, capital }) => {
    const end = { day, balance: usdtText(balance), result: usdtText(result), capital: usdtText(capital) };
    balance -= result + capital;
    return end;
  });
}
