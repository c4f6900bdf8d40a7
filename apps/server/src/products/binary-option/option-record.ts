import { formatDecimal, type OptionDay, type OptionRecord } from '@auric/api';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { OptionMarket } from './option-markets.ts';
import { ppmScale, usdtText } from './option-shape.ts';

const million = 1_000_000n;
const dayMs = 86_400_000;

/** The part of what was won or lost that was won, in ppm; null for neither. */
function rateOf(won: bigint, lost: bigint): string | null {
  const decided = won + lost;
  return decided === 0n ? null : formatDecimal((won * million) / decided, ppmScale);
}

/** The part of decided options that had to be won to lose nothing, by their own stakes and rates, rounded up; null for none. */
function breakEvenOf(risked: bigint, promised: bigint): string | null {
  const all = risked + promised;
  return all === 0n ? null : formatDecimal((risked * million + all - 1n) / all, ppmScale);
}

interface Sums {
  won: string;
  lost: string;
  tied: string;
  voided: string;
  staked: string;
  paid: string;
  risked: string;
  promised: string;
}

/** What a customer's options came to that ended from a time on. */
export async function recordOf(db: Kysely<Database>, customer: number, from: number): Promise<OptionRecord> {
  const counted = (outcome: string) => sql<string>`count(*) filter (where result = ${outcome})`;
  const decided = sql`result in ('won', 'lost')`;
  const { won, lost, tied, voided, staked, paid, risked, promised } = await db
    .selectFrom('view.options')
    .select([
      counted('won').as('won'),
      counted('lost').as('lost'),
      counted('tied').as('tied'),
      counted('void').as('voided'),
      sql<string>`coalesce(sum(stake) filter (where result <> 'void'), 0)`.as('staked'),
      sql<string>`coalesce(sum(paid) filter (where result <> 'void'), 0)`.as('paid'),
      sql<string>`coalesce(sum(stake) filter (where ${decided}), 0)`.as('risked'),
      sql<string>`coalesce(sum(reserve) filter (where ${decided}), 0)`.as('promised'),
    ])
    .where('customer', '=', customer)
    .where('result', '!=', '')
    .where('ended_at', '>=', from)
    .$castTo<Sums>()
    .executeTakeFirstOrThrow();
  return {
    won: Number(won),
    lost: Number(lost),
    tied: Number(tied),
    voided: Number(voided),
    staked: usdtText(staked),
    paid: usdtText(paid),
    gained: usdtText(BigInt(paid) - BigInt(staked)),
    win_rate: rateOf(BigInt(won), BigInt(lost)),
    break_even: breakEvenOf(BigInt(risked), BigInt(promised)),
  };
}

/** What all options came to, by day, market and duration, the newest day first. */
export async function daysOf(
  db: Kysely<Database>,
  markets: readonly OptionMarket[],
  { days, now }: { days: number; now: number },
): Promise<OptionDay[]> {
  if (markets.length === 0) return [];
  const since = Math.floor(now / dayMs) * dayMs - (days - 1) * dayMs;
  const rows = await db
    .selectFrom('view.option_days')
    .selectAll()
    .where('day', '>=', since)
    .where(
      'asset',
      'in',
      markets.map(({ option }) => option.asset),
    )
    .orderBy('day', 'desc')
    .orderBy('asset')
    .orderBy('seconds')
    .execute();
  return rows.map((row) => {
    const { day, asset, seconds, won, lost, tied, voided, staked, paid } = row;
    const { market, symbol } = markets.find(({ option }) => option.asset === asset)!.market;
    return {
      day,
      match_id: market,
      symbol,
      seconds,
      won,
      lost,
      tied,
      voided,
      staked: usdtText(staked),
      paid: usdtText(paid),
      win_rate: rateOf(BigInt(won), BigInt(lost)),
      break_even: breakEvenOf(BigInt(row.risked), BigInt(row.promised)),
    };
  });
}
