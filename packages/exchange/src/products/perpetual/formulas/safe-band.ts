import { type Lots, million } from '../../../kernel/amounts.ts';
import { type ContractScale, notionalAt } from './contract.ts';
import { ceilOf, type Exact, floorOf, minus, plus, times, whole, zero } from './exact.ts';
import { sharedMaintenance } from './margins.ts';
import type { Tier } from './tiers.ts';

/** The cross tickets of one side: their lots, and all that the customer has in the market and side (at least as many). */
export interface CrossSide {
  readonly lots: Lots;
  readonly sideLots: Lots;
}

/** What a cross account has in one market, all of it valued by one mark. */
export interface CrossMarket {
  readonly scale: ContractScale;
  readonly tiers: readonly Tier[];
  readonly markE8: number;
  readonly long: CrossSide;
  readonly short: CrossSide;
}

/** Marks in 1e-8 USDT, both ends included. */
export interface Band {
  readonly lowE8: number;
  readonly highE8: number;
}

/** A line of equity less maintenance over the mark: `slope × mark + base`, scaled by the sides' lots and by ppm. */
interface Line {
  readonly slope: Exact;
  readonly base: Exact;
}

/**
 * The marks of each market within which a cross account surely stays above its maintenance margin, tier changes included, as
 * long as all marks stay within: the slack (equity less maintenance, above 0) is shared out by what a move of a market may
 * cost, and a little of it is kept. Amounts in quote units.
 */
export function safeBands(markets: readonly CrossMarket[], slack: Exact): Band[] {
  const spendable = ceilOf(slack) - 1n;
  const weights = markets.map(weightOf);
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  return markets.map((market, at) => {
    const allowed = sum === 0n ? 0n : (spendable * weights[at]!) / sum;
    return safeBand(market, allowed);
  });
}

/** The marks at which what a market adds to equity less maintenance is at most `allowed` quote units less than at its mark. */
export function safeBand(market: CrossMarket, allowed: bigint): Band {
  const least = minus(valueOf(market, market.markE8), whole(allowed));
  let lowE8 = 0;
  let highE8 = Number.MAX_SAFE_INTEGER;
  for (const { slope, base } of linesOf(market)) {
    const needed = minus(least, base);
    if (slope.n === 0n) continue;
    const crossing = { n: needed.n * slope.d, d: needed.d * slope.n };
    if (slope.n > 0n) lowE8 = Math.max(lowE8, Number(ceilOf(crossing)));
    else highE8 = Math.min(highE8, Number(floorOf({ n: -crossing.n, d: -crossing.d })));
  }
  return { lowE8, highE8 };
}

/** Equity less maintenance that the market's cross tickets add at a mark, but for their entry values, which don't move. */
function valueOf({ scale, tiers, long, short }: CrossMarket, markE8: number): Exact {
  const net = notionalAt(scale, long.lots - short.lots, markE8);
  return minus(net, plus(maintenanceOf(scale, tiers, long, markE8), maintenanceOf(scale, tiers, short, markE8)));
}

function maintenanceOf(scale: ContractScale, tiers: readonly Tier[], side: CrossSide, markE8: number): Exact {
  return side.lots === 0 ? zero : sharedMaintenance(tiers, scale, side, markE8);
}

/**
 * The value is concave in the mark, the least of the lines that each pair of tiers of the two sides makes: it is at least
 * something exactly where all of the lines are.
 */
function linesOf({ scale, tiers, long, short }: CrossMarket): Line[] {
  const net = notionalAt(scale, long.lots - short.lots, 1);
  return linesOfSide(scale, tiers, long).flatMap((left) =>
    linesOfSide(scale, tiers, short).map((right) => ({
      slope: minus(net, plus(left.slope, right.slope)),
      base: plus(left.base, right.base),
    })),
  );
}

/** A side's maintenance margin is the largest of its tiers' lines: what it takes a mark, less its share of cum. */
function linesOfSide(scale: ContractScale, tiers: readonly Tier[], { lots, sideLots }: CrossSide): Line[] {
  if (lots === 0) return [{ slope: zero, base: zero }];
  const perMark = notionalAt(scale, lots, 1);
  return tiers.map(({ mmrPpm, cumE6 }) => ({
    slope: times(perMark, { n: BigInt(mmrPpm), d: BigInt(million) }),
    base: { n: cumE6 * BigInt(lots), d: BigInt(million) * BigInt(sideLots) },
  }));
}

/** What a move of the mark by its whole height may cost: the net notional and the maintenance margin, rounded up. */
function weightOf(market: CrossMarket): bigint {
  const { scale, tiers, markE8, long, short } = market;
  const net = notionalAt(scale, Math.abs(long.lots - short.lots), markE8);
  const maintenance = plus(maintenanceOf(scale, tiers, long, markE8), maintenanceOf(scale, tiers, short, markE8));
  return ceilOf(plus(net, maintenance));
}
