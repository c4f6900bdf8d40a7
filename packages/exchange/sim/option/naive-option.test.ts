import { describe, expect, test } from 'vitest';
import { casesOf, e8, usdt } from '../../test/vectors/option-vectors.ts';
import { naiveLimit, naivePaid, naiveReserve } from './naive-limits.ts';
import { naiveEnd, naiveMean, type NaiveTick } from './naive-option.ts';

interface ResultIn {
  readonly ticks: readonly { at_ms: number; price: string; sources: number }[];
  readonly accepted_ms: number;
  readonly seconds: number;
  readonly direction: 'up' | 'down';
  readonly stake: string;
}
interface ResultOut {
  readonly outcome: 'win' | 'loss' | 'tie' | 'void';
  readonly strike_at_ms: number | null;
  readonly strike: string | null;
  readonly settled_at_ms: number | null;
  readonly settlement: string | null;
  readonly payout: string;
}
interface PayoutOut {
  readonly rate: string;
  readonly reserve: string;
  readonly win: string;
  readonly tie: string;
  readonly loss: string;
}
interface Order {
  readonly stake: string;
  readonly seconds: number;
  readonly accepted_ms: number;
}
interface AcceptanceIn {
  readonly order: Order;
  readonly others: readonly Order[];
  readonly own_open_stakes: string;
  readonly pool: string;
  readonly pool_reserved: string;
}

const words = { win: 'won', loss: 'lost', tie: 'tied', void: 'void' } as const;
const rates: Readonly<Record<number, number>> = { 30: 750_000, 60: 800_000, 120: 820_000, 300: 850_000 };

/** The price of a mean as the vectors have it, and when its last tick was. */
function shown(ticks: readonly NaiveTick[] | null): { at: number | null; price: bigint | null } {
  return ticks === null ? { at: null, price: null } : { at: ticks.at(-1)!.at, price: naiveMean(ticks) };
}

function expected(at: number | null, price: string | null): { at: number | null; price: bigint | null } {
  return { at, price: price === null ? null : BigInt(e8(price)) };
}

describe('what the witness of options reckons is what the vectors say', () => {
  test.each(casesOf<ResultIn, ResultOut>('result'))('$name', ({ in: given, out }) => {
    const { accepted_ms: acceptedAt, seconds, direction, stake } = given;
    const ticks = given.ticks
      .filter(({ sources }) => sources >= 3)
      .map(({ at_ms: at, price }) => ({ at, price: BigInt(e8(price)) }));
    const end = naiveEnd(ticks, { isUp: direction === 'up', seconds, acceptedAt }, 1_000_000);
    expect(end.outcome).toBe(words[out.outcome]);
    if (end.outcome === 'open') return;
    const isStruck = end.outcome !== 'void' || end.reason.startsWith('settlement');
    expect(shown(isStruck ? end.strike : null)).toEqual(expected(out.strike_at_ms, out.strike));
    const settlement = end.outcome === 'void' ? null : end.settlement;
    expect(shown(settlement)).toEqual(expected(out.settled_at_ms, out.settlement));
    expect(naivePaid(end.outcome, usdt(stake), rates[seconds]!)).toBe(usdt(out.payout));
  });

  test.each(casesOf<{ seconds: number; stake: string }, PayoutOut>('payout'))('$name', ({ in: given, out }) => {
    const [stake, payoutPpm] = [usdt(given.stake), rates[given.seconds]!];
    expect(BigInt(payoutPpm)).toBe(usdt(out.rate));
    expect(naiveReserve(stake, payoutPpm)).toBe(usdt(out.reserve));
    expect(naivePaid('won', stake, payoutPpm)).toBe(usdt(out.win));
    expect(naivePaid('tied', stake, payoutPpm)).toBe(usdt(out.tie));
    expect(naivePaid('lost', stake, payoutPpm)).toBe(usdt(out.loss));
  });

  test.each(casesOf<AcceptanceIn, { refused: string | null }>('acceptance'))('$name', ({ in: given, out }) => {
    const seen = ({ stake, seconds, accepted_ms: acceptedAt }: Order) => ({
      acceptedAt,
      seconds,
      stake: usdt(stake),
      reserve: naiveReserve(usdt(stake), rates[seconds]!),
    });
    const order = seen(given.order);
    const limit = naiveLimit(order, {
      open: given.others.map(seen),
      ownStakes: usdt(given.own_open_stakes),
      customerMost: 20_000_000_000n,
      pool: usdt(given.pool),
      free: usdt(given.pool) - usdt(given.pool_reserved),
      exposurePpm: 2000,
    });
    const isOutOfBounds = order.stake < 5_000_000n || order.stake > 5_000_000_000n;
    expect(isOutOfBounds ? 'stake_out_of_bounds' : limit).toBe(out.refused);
  });
});

test('an option is open until the last ms in which a tick could still count', () => {
  const ticks = Array.from({ length: 40 }, (_, second) => ({ at: second * 1000, price: 100n }));
  const bet = { isUp: true, seconds: 30, acceptedAt: 3000 };
  const at = (last: number, now: number) => naiveEnd(ticks.slice(0, last + 1), bet, now).outcome;
  expect([at(4, 10_000), at(4, 10_001)]).toEqual(['open', 'void']);
  expect([at(8, 14_000), at(8, 14_001)]).toEqual(['open', 'void']);
  expect([at(39, 39_000), at(39, 39_001)]).toEqual(['open', 'tied']);
});
