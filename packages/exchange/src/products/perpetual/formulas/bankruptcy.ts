import { type Lots, million, type Ticks } from '../../../kernel/amounts.ts';
import type { ContractScale, Position, PositionSide } from './contract.ts';
import { ceilOf, type Exact, floorOf, ratio } from './exact.ts';

/** Lots that are closed in as many trades as it takes, each with its fee, which is rounded up. */
export interface Closed {
  readonly closing: Lots;
  readonly takerPpm: number;
}

const nothing: Closed = { closing: 0, takerPpm: 0 };

/**
 * The price in ticks at which nothing is left of what stands behind a position: EP - side × margin / Q, and for a cross
 * ticket where the account's equity is 0. `backing` as in the liquidation price, nothing taken off for others. Where lots
 * are `closed`, what is left pays their fees too: at a better price a trade gains more than its fee grows, so none before the last
 * leaves too little for it. Source: rules.md section 4.
 */
export function bankruptcyPrice(
  { unit }: ContractScale,
  { side, lots, backing }: { readonly side: PositionSide; readonly lots: Lots; readonly backing: Exact },
  { closing, takerPpm }: Closed = nothing,
): Exact {
  const sign = BigInt(side);
  const left = backing.n - BigInt(closing) * backing.d;
  const paid = BigInt(lots) * BigInt(million) - sign * BigInt(takerPpm) * BigInt(closing);
  return ratio(-sign * left * BigInt(million), backing.d * BigInt(unit) * paid);
}

/**
 * The limit of the order that closes a position in liquidation: the bankruptcy price on the tick, up for a long and down
 * for a short, so that a fill never leaves less than nothing. Null where that price is not above 0: any price will do.
 * Source: reading 6.
 */
export function bankruptcyLimit(side: PositionSide, price: Exact): Ticks | null {
  if (price.n <= 0n) return null;
  return Number(side === 1 ? ceilOf(price) : floorOf(price));
}

/**
 * What an isolated position is worth in quote units at its bankruptcy price, which the insurance fund or whoever is
 * deleveraged takes it over at. Exact: closing at it realises a loss of just the margin.
 */
export function bankruptcyValue({ side, entryValue }: Position, margin: bigint): bigint {
  return entryValue - BigInt(side) * margin;
}

/**
 * What of a value the lots from `from` to `to` of `lots` have: cut by running sums, so that the parts add up to the whole
 * whoever takes how many.
 */
export function valueBetween(value: bigint, lots: Lots, from: Lots, to: Lots): bigint {
  const upTo = (count: Lots) => floorOf({ n: value * BigInt(count), d: BigInt(lots) });
  return upTo(to) - upTo(from);
}
