import { type Lots, million } from '../../../kernel/amounts.ts';
import { type ContractScale, notionalAt, type PositionSide } from './contract.ts';
import { compare, type Exact, floorOf, minus, times, whole } from './exact.ts';

/** How far the insurance fund may step in, amounts in quote units. Source: rules.md section 4. */
export interface TakeoverRules {
  /** The largest position of the fund in the market, at mark. */
  readonly takeoverMost: bigint;
  /** What part of its equity, at most all of it, the fund may lose by takeovers in a market and day. */
  readonly takeoverFundPpm: number;
}

export function defaultTakeoverRules(family: 'major' | 'other'): TakeoverRules {
  return { takeoverMost: (family === 'major' ? 1_000_000n : 250_000n) * BigInt(million), takeoverFundPpm: 50_000 };
}

/** What the fund has, in quote units, losses of open positions deducted. */
export interface FundStanding {
  readonly equity: bigint;
  /** Its position in the market: lots, negative for a short. */
  readonly lots: Lots;
  /** What takeovers in this market have cost it since the day began. */
  readonly lostToday: bigint;
}

/** What a liquidation left open: the lots, and what all of them are worth at the bankruptcy price, in quote units. */
export interface Leftover {
  readonly side: PositionSide;
  readonly lots: Lots;
  readonly bankruptcyValue: bigint;
}

/**
 * What taking over lots at the bankruptcy price costs the fund at once, in quote units, exact: how much less they are worth
 * at mark; not above 0 where they are worth more.
 */
export function takeoverLoss(scale: ContractScale, { side, lots, bankruptcyValue }: Leftover, markE8: number): Exact {
  return times(whole(side), minus(whole(bankruptcyValue), notionalAt(scale, lots, markE8)));
}

/**
 * How many of the lots the insurance fund takes over: as many as leave its equity at or above 0, its position within its bound
 * and the day's loss within its part. The rest is for auto-deleveraging. A takeover that makes the fund's position smaller
 * is bounded by its losses alone.
 */
export function takeoverLots(
  scale: ContractScale,
  leftover: Leftover,
  markE8: number,
  fund: FundStanding,
  rules: TakeoverRules,
): Lots {
  const byPosition = roomInPosition(scale, leftover.side, markE8, fund, rules);
  const loss = takeoverLoss(scale, leftover, markE8);
  const byLoss = lotsWithin(loss, leftover.lots, lossRoom(fund, rules));
  const lots = Math.max(0, Math.min(leftover.lots, byPosition, byLoss));
  // A fund that is below nothing takes over only what brings it back above.
  const lossOfLots = times(loss, { n: BigInt(lots), d: BigInt(leftover.lots) });
  return compare(lossOfLots, whole(fund.equity)) > 0 ? 0 : lots;
}

function roomInPosition(
  scale: ContractScale,
  side: PositionSide,
  markE8: number,
  fund: FundStanding,
  { takeoverMost }: TakeoverRules,
): Lots {
  const one = notionalAt(scale, 1, markE8);
  return Number((takeoverMost * one.d) / one.n) - side * fund.lots;
}

/**
 * What the fund may lose yet, never below 0: what is left of the day's part of its equity, so never more than that, less the one
 * unit by which the value of a part may be rounded.
 */
function lossRoom({ equity, lostToday }: FundStanding, { takeoverFundPpm }: TakeoverRules): bigint {
  const room = floorOf({ n: equity * BigInt(takeoverFundPpm), d: BigInt(million) }) - lostToday - 1n;
  return room > 0n ? room : 0n;
}

function lotsWithin(loss: Exact, lots: Lots, room: bigint): Lots {
  if (loss.n <= 0n) return lots;
  return Number(floorOf({ n: room * BigInt(lots) * loss.d, d: loss.n }));
}
