import { formatDecimal, type Message } from '@auric/api';
import { systemAccounts, usdtAsset } from '@auric/exchange';
import { sql } from 'kysely';
import type { RouteParts } from '../product-row.ts';

const usdtScale = 6;
const dayMs = 86_400_000;

interface Day {
  day: number;
  received: bigint;
  paid: bigint;
}

/**
 * What came into the insurance fund and went out of it on each day (UTC), and what it had at its end; today as of now. The balance
 * is that of the ledger, and goes back day by day by the fund's bills.
 */
export async function insuranceDays({
  client,
  db,
  now,
}: Pick<RouteParts, 'client' | 'db' | 'now'>): Promise<Message<'lever/insurance'>> {
  const customer = systemAccounts.insurance;
  const { value: balances } = await client.port.query({ type: 'balances', customer });
  await client.freshModels(customer);
  const { rows } = await sql<{ day: number; received: string; paid: string }>`
    select at / ${sql.lit(dayMs)} as day,
           coalesce(sum(amount) filter (where amount > 0), 0) as received,
           coalesce(-sum(amount) filter (where amount < 0), 0) as paid
    from view.bills
    where customer = ${customer} and asset = ${usdtAsset}
    group by day order by day desc`.execute(db);
  const days = rows.map(({ day, received, paid }) => ({ day, received: BigInt(received), paid: BigInt(paid) }));
  const today = Math.floor(now() / dayMs);
  if (days[0]?.day !== today) days.unshift({ day: today, received: 0n, paid: 0n });
  const own = balances.filter(({ asset }) => asset === usdtAsset);
  const balance = own.reduce((sum, { available, held }) => sum + available + held, 0n);
  return shaped(days, balance).toReversed();
}

/** The days, newest first, each with what it ended with. */
function shaped(days: readonly Day[], now: bigint): Message<'lever/insurance'> {
  let balance = now;
  return days.map(({ day, received, paid }) => {
    const point = { time: day * dayMs, balance: amount(balance), received: amount(received), paid: amount(paid) };
    balance -= received - paid;
    return point;
  });
}

function amount(units: bigint): string {
  return formatDecimal(units, usdtScale);
}
