import { describe, expect, test } from 'vitest';
import { caseCount, casesOf, millionths, scaledTo, usdt } from '../../test/vectors/copy-vectors.ts';
import { Fraction } from '../contracts/fraction.ts';
import { Random } from '../random.ts';
import {
  type CopyWish,
  naiveBlockLimit,
  naiveCloseBand,
  naiveClosing,
  naiveCopyLots,
  naiveNextMonday,
  naiveParts,
  naiveRoom,
  naiveShared,
  naiveShareDue,
  naiveTarget,
  naiveWithin,
} from './naive-copies.ts';

interface LotsOut {
  readonly lots: string;
}
interface BlockIn {
  readonly wants_lead_first: readonly string[];
  readonly depth: string;
  readonly block_notional: string;
}
interface ShareStep {
  readonly close?: string;
  readonly kept_at_mark?: string;
}
interface ShareOut {
  readonly events: readonly { readonly held?: string; readonly paid?: string }[];
  readonly realised: string;
  readonly shared: string;
}

const hundredths = (contracts: string): number => Number(scaledTo(2, contracts));

describe('what the witness of copies reckons is what the vectors say', () => {
  test.each(casesOf<{ type: number; lead_lots: string; value: string; lot_step: string }, LotsOut>('lots'))(
    '$name',
    ({ in: given, out }) => {
      const wish: CopyWish = { mode: given.type === 1 ? 'multiple' : 'fixed', sizeE6: millionths(given.value) };
      const lotE6 = millionths(given.lot_step);
      const contracts = new Fraction(millionths(given.lead_lots), 1_000_000);
      expect(naiveCopyLots(wish, contracts, lotE6) * lotE6).toBe(millionths(out.lots));
    },
  );

  test.each(
    casesOf<{ lots: string; price: string; leverage: string; follow_amount: string; in_use: string }, LotsOut>(
      'follow amount',
    ),
  )('$name', ({ in: given, out }) => {
    const bounds = { followAmount: usdt(given.follow_amount), inUse: usdt(given.in_use) };
    // A lot is a hundredth of a contract of 0.01 coins.
    const lot = { lotValue: usdt(given.price) / 10_000n, leverage: Number(given.leverage) };
    expect(naiveWithin(hundredths(given.lots), bounds, lot)).toBe(hundredths(out.lots));
  });

  test.each(casesOf<BlockIn, { lots: readonly string[]; notional: readonly string[] }>('block'))(
    '$name',
    ({ in: given, out }) => {
      const lots = naiveShared(given.wants_lead_first.map(hundredths), hundredths(given.depth));
      expect(lots).toEqual(out.lots.map(hundredths));
      expect(naiveParts(usdt(given.block_notional), lots)).toEqual(out.notional.map(usdt));
    },
  );

  test.each(casesOf<{ buys: boolean; mark: string; band: string }, { limit: string }>('block limit'))(
    '$name',
    ({ in: { buys, mark, band }, out }) => {
      const markE8 = Number(scaledTo(8, mark));
      expect(naiveBlockLimit(buys, markE8, 1_000_000, millionths(band))).toBe(hundredths(out.limit));
    },
  );

  test.each(casesOf<{ copy_lots: string; lead_lots_before: string; lead_lots_closed: string }, LotsOut>('close'))(
    '$name',
    ({ in: given, out }) => {
      const [copy, open, closed] = [given.copy_lots, given.lead_lots_before, given.lead_lots_closed].map(hundredths);
      expect(naiveClosing(copy!, open!, closed!)).toBe(hundredths(out.lots));
    },
  );

  test.each(casesOf<{ share: string; events: readonly ShareStep[] }, ShareOut>('profit share'))(
    '$name',
    ({ in: given, out }) => {
      const sharePpm = millionths(given.share);
      let [gained, shared] = [0n, 0n];
      const found = given.events.map(({ close, kept_at_mark: kept = '0' }) => {
        gained += usdt(close ?? '0');
        const due = naiveShareDue(gained + usdt(kept), shared, sharePpm);
        if (close === undefined) shared += due;
        return due;
      });
      expect(found).toEqual(out.events.map(({ held, paid }) => usdt(held ?? paid ?? '')));
      expect([gained, shared]).toEqual([usdt(out.realised), usdt(out.shared)]);
    },
  );

  test('every vector is of a group that is held', () => {
    const groups = ['lots', 'follow amount', 'block', 'block limit', 'close', 'profit share'];
    expect(groups.reduce((sum, group) => sum + casesOf(group).length, 0)).toBe(caseCount);
  });
});

test.each([
  ['at once', 0, 5_000],
  ['just before the first step', 9_999, 5_000],
  ['the first step', 10_000, 7_500],
  ['just before the last step', 59_999, 17_500],
  ['the last step', 60_000, 20_000],
  ['long after', 3_600_000, 20_000],
])('a close is limited: %s', (_name, closingForMs, ppm) => {
  expect(naiveCloseBand(closingForMs)).toBe(ppm);
});

test.each([
  ['an average that is less than twice what is there', 100, [150, 150], 75],
  ['less there than half of the average', 10, [150, 151], 10],
  ['a spoofed depth counts by the time that it stood', 1_000, [10, 10, 10, 10, 1_000], 104],
  ['nothing was sampled yet', 100, [], 0],
])('room for a block: %s', (_name, depth, samples, room) => {
  expect(naiveRoom(depth, samples)).toBe(room);
});

test('many small fills come to what one would: nothing is lost to rounding', () => {
  const random = new Random(6);
  for (let round = 0; round < 200; round++) {
    const wish: CopyWish = { mode: random.pick(['multiple', 'fixed']), sizeE6: random.between(1, 3_000_000) };
    const [quantity, lotE6] = [random.between(1, 500), random.pick([1_000, 10_000, 100_000])];
    let [filled, copied] = [0, 0];
    while (filled < quantity) {
      const next = Math.min(quantity, filled + random.between(1, 40));
      const more = naiveTarget(wish, next, quantity, lotE6) - naiveTarget(wish, filled, quantity, lotE6);
      expect(more).toBeGreaterThanOrEqual(0);
      copied += more;
      filled = next;
    }
    expect(copied).toBe(naiveTarget(wish, quantity, quantity, lotE6));
  }
});

test('nobody is favoured by a place in the list, and no more is shared than there is', () => {
  const random = new Random(7);
  for (let round = 0; round < 200; round++) {
    const wanted = Array.from({ length: random.between(1, 12) }, () => random.between(0, 1_000));
    const room = random.between(0, 6_000);
    const lots = naiveShared(wanted, room);
    expect(lots.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(room);
    expect(naiveShared(wanted.toReversed(), room)).toEqual(lots.toReversed());
    const value = BigInt(random.between(0, 1_000_000_000));
    const parts = naiveParts(value, lots);
    const all = lots.reduce((sum, part) => sum + part, 0);
    expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(all === 0 ? 0n : value);
    for (const [place, part] of parts.entries()) {
      const off = part * BigInt(all) - value * BigInt(lots[place]!);
      expect(all === 0 || (off < BigInt(all) && off > -BigInt(all))).toBe(true);
    }
  }
});

test.each([
  ['a Sunday', Date.UTC(2026, 10, 22, 23, 59, 59, 999), Date.UTC(2026, 10, 23)],
  ['the instant itself', Date.UTC(2026, 10, 23), Date.UTC(2026, 10, 30)],
  ['over the end of a year', Date.UTC(2026, 11, 29, 12), Date.UTC(2027, 0, 4)],
])('shares are settled next Monday: %s', (_name, at, monday) => {
  expect(naiveNextMonday(at)).toBe(monday);
});
