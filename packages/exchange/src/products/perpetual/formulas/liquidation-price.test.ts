import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankruptcyLimit, bankruptcyPrice } from './bankruptcy.ts';
import { notionalAt, type PositionSide, unrealisedPnl, valueAt } from './contract.ts';
import {
  casesOf,
  e8,
  type Family,
  lots,
  scaledTo,
  ticks,
  tiersOfFamily,
  usdt,
  vectorScale,
} from '../../../../test/vectors/contract-vectors.ts';
import { compare, type Exact, minus, plus, times, whole } from './exact.ts';
import {
  crossBacking,
  isolatedBacking,
  liquidationMark,
  liquidationPoint,
  liquidationPriceIn,
  shownLiquidationPrice,
} from './liquidation-price.ts';
import { isLiquidated, maintenanceMargin, sharedMaintenance } from './margins.ts';
import { cumOf, tierOf } from './tiers.ts';

interface TicketIn {
  readonly side: PositionSide;
  readonly quantity: string;
  readonly entry: string;
  readonly margin: string;
}

function ticketOf({ side, quantity, entry }: TicketIn) {
  const count = lots(quantity);
  return { side, lots: count, entryValue: valueAt(vectorScale, count, ticks(entry)) };
}

const shownTicks = (price: string | null) => (price === null ? null : ticks(price));

test.each(casesOf<TicketIn & { mmr: string; cum: string }, { liquidation_price: string }>('isolated formula'))(
  '$name',
  ({ in: given, out }) => {
    const ticket = ticketOf(given);
    const backing = isolatedBacking(ticket, usdt(given.margin));
    const mmrPpm = Number(scaledTo(6, given.mmr));
    const price = liquidationPriceIn(vectorScale, { ...ticket, backing }, mmrPpm, whole(usdt(given.cum)));
    expect(shownLiquidationPrice({ price, tier: 1 })).toBe(ticks(out.liquidation_price));
  },
);

interface IsolatedIn extends TicketIn {
  readonly family: Family;
  readonly side_total_quantity: string;
}
interface IsolatedOut {
  readonly tier_at_lp: number | null;
  readonly liquidation_price: string | null;
  readonly bankruptcy_limit: string | null;
}

test.each(casesOf<IsolatedIn, IsolatedOut>('isolated'))('$name', ({ in: given, out }) => {
  const ticket = ticketOf(given);
  const backing = isolatedBacking(ticket, usdt(given.margin));
  const exposure = { ...ticket, backing, sideLots: lots(given.side_total_quantity) };
  const point = liquidationPoint(tiersOfFamily(given.family), vectorScale, exposure);
  expect(point?.tier ?? null).toBe(out.tier_at_lp);
  expect(shownLiquidationPrice(point)).toBe(shownTicks(out.liquidation_price));
  expect(bankruptcyLimit(given.side, bankruptcyPrice(vectorScale, exposure))).toBe(shownTicks(out.bankruptcy_limit));
});

interface DueIn {
  readonly family: Family;
  readonly margin: string;
  readonly mark: string;
}

test.each(casesOf<DueIn, { equity: string; maintenance: string; liquidated: boolean }>('liquidated?'))(
  '$name',
  ({ in: { family, margin, mark }, out }) => {
    const ticket = ticketOf({ side: 1, quantity: '1', entry: '20000', margin });
    const tiers = tiersOfFamily(family);
    const equity = plus(whole(usdt(margin)), unrealisedPnl(vectorScale, ticket, e8(mark)));
    const maintenance = maintenanceMargin(tiers, notionalAt(vectorScale, ticket.lots, e8(mark)));
    expect(compare(equity, whole(usdt(out.equity)))).toBe(0);
    expect(compare(maintenance, whole(usdt(out.maintenance)))).toBe(0);
    expect(isLiquidated(equity, maintenance)).toBe(out.liquidated);
    const exposure = { ...ticket, sideLots: ticket.lots, backing: isolatedBacking(ticket, usdt(margin)) };
    expect(e8(mark) <= liquidationMark(tiers, vectorScale, exposure)).toBe(out.liquidated);
  },
);

interface CrossIn {
  readonly side: PositionSide;
  readonly quantity: string;
  readonly mark: string;
  readonly equity: string;
  readonly other_maintenance: string;
  readonly mmr: string;
  readonly cum: string;
}
interface CrossOut {
  readonly liquidation_price: string | null;
  readonly due_now: boolean;
  readonly bankruptcy_limit: string | null;
}

test.each(casesOf<CrossIn, CrossOut>('cross price'))('$name', ({ in: given, out }) => {
  const ticket = { side: given.side, lots: lots(given.quantity) };
  const markE8 = e8(given.mark);
  const [equity, otherMaintenance, cum] = [given.equity, given.other_maintenance, given.cum].map((text) =>
    whole(usdt(text)),
  ) as [Exact, Exact, Exact];
  const mmrPpm = Number(scaledTo(6, given.mmr));
  const backing = crossBacking(vectorScale, ticket, markE8, { equity, otherMaintenance });
  const price = liquidationPriceIn(vectorScale, { ...ticket, backing }, mmrPpm, cum);
  expect(shownLiquidationPrice({ price, tier: 1 })).toBe(shownTicks(out.liquidation_price));
  const notional = notionalAt(vectorScale, ticket.lots, markE8);
  const own = minus(times(notional, { n: BigInt(mmrPpm), d: 1_000_000n }), cum);
  expect(isLiquidated(equity, plus(otherMaintenance, own))).toBe(out.due_now);
  const alone = crossBacking(vectorScale, ticket, markE8, { equity, otherMaintenance: whole(0) });
  expect(bankruptcyLimit(given.side, bankruptcyPrice(vectorScale, { ...ticket, backing: alone }))).toBe(
    shownTicks(out.bankruptcy_limit),
  );
});

const scale = { unit: 100, tickE8: 10_000_000 };
const tiers = tiersOfFamily('other');
const anyExposure = fc
  .record({
    side: fc.constantFrom<PositionSide>(1, -1),
    lots: fc.integer({ min: 1, max: 3_000_000 }),
    others: fc.integer({ min: 0, max: 3_000_000 }),
    entry: fc.integer({ min: 1, max: 200_000 }),
    leverage: fc.integer({ min: 1, max: 125 }),
  })
  .map(({ side, lots: count, others, entry, leverage }) => {
    const position = { side, lots: count, entryValue: valueAt(scale, count, entry) };
    const margin = position.entryValue / BigInt(leverage) + 1n;
    return { position, margin, sideLots: count + others };
  });

test('the liquidation mark is just where the exact test says yes, for whatever tiers lie between', () => {
  fc.assert(
    fc.property(anyExposure, ({ position, margin, sideLots }) => {
      const exposure = { ...position, sideLots, backing: isolatedBacking(position, margin) };
      const threshold = liquidationMark(tiers, scale, exposure);
      const isDue = (markE8: number) =>
        isLiquidated(
          plus(whole(margin), unrealisedPnl(scale, position, markE8)),
          sharedMaintenance(tiers, scale, exposure, markE8),
        );
      expect(isDue(threshold + position.side)).toBe(false);
      if (threshold > 0) expect(isDue(threshold)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('the point is the only one whose own tier gives it back', () => {
  fc.assert(
    fc.property(anyExposure, ({ position, margin, sideLots }) => {
      const exposure = { ...position, sideLots, backing: isolatedBacking(position, margin) };
      const share = { n: BigInt(position.lots), d: BigInt(sideLots) };
      const own = tiers.filter((tier) => {
        const price = liquidationPriceIn(scale, exposure, tier.mmrPpm, times(cumOf(tier), share));
        const ofSide = { n: price.n * BigInt(sideLots * scale.unit), d: price.d };
        return price.n > 0n && tierOf(tiers, ofSide).number === tier.number;
      });
      expect(own.map(({ number }) => number)).toEqual(
        [liquidationPoint(tiers, scale, exposure)?.tier].filter((tier) => tier !== undefined),
      );
    }),
    { numRuns: 500 },
  );
});

test('where the price is just at a bound, it is of the lower tier', () => {
  const ticket = ticketOf({ side: 1, quantity: '2.5', entry: '21000', margin: '' });
  const exposure = { ...ticket, sideLots: ticket.lots, backing: isolatedBacking(ticket, usdt('2750')) };
  const point = liquidationPoint(tiersOfFamily('major'), vectorScale, exposure)!;
  expect(compare(point.price, whole(2_000_000))).toBe(0);
  expect(point.tier).toBe(1);
});

test('a short without anything behind it is liquidated at every mark', () => {
  const exposure = { side: -1 as const, lots: 1, sideLots: 1, backing: whole(-1n) };
  expect(liquidationMark(tiers, scale, exposure)).toBe(0);
  expect(liquidationPoint(tiers, scale, exposure)).toBeNull();
});
