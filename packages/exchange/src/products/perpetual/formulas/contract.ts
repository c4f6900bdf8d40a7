import type { Lots, Ticks, Units } from '../../../kernel/amounts.ts';
import type { Exact } from './exact.ts';

/** Long is 1, short is -1: profit is the side times what the price has gained. */
export type PositionSide = 1 | -1;

/**
 * What the numbers of a market count. `unit`: what one tick times one lot is worth in the quote's smallest unit (1e-6
 * USDT). `tickE8`: what one tick is in 1e-8 USDT for one coin, the unit of marks and indices.
 */
export interface ContractScale {
  readonly unit: Units;
  readonly tickE8: number;
}

/**
 * What a customer holds: `lots`, and `entryValue`, the sum of price × lots × unit over the fills that opened it, in quote
 * units. The average entry price is kept as that sum because an average would have to be rounded.
 */
export interface Position {
  readonly side: PositionSide;
  readonly lots: Lots;
  readonly entryValue: bigint;
}

/** What lots are worth at a mark (1e-8 USDT for one coin), in quote units, exact. */
export function notionalAt({ unit, tickE8 }: ContractScale, lots: Lots, markE8: number): Exact {
  return { n: BigInt(lots) * BigInt(unit) * BigInt(markE8), d: BigInt(tickE8) };
}

/** What lots are worth at the price of a trade, in quote units: whole by the choice of the unit. */
export function valueAt({ unit }: ContractScale, lots: Lots, price: Ticks): bigint {
  return BigInt(lots) * BigInt(unit) * BigInt(price);
}

/** Profit not yet realised, in quote units, exact; negative for a loss. Source: rules.md section 4, at mark. */
export function unrealisedPnl(scale: ContractScale, { side, lots, entryValue }: Position, markE8: number): Exact {
  const { n, d } = notionalAt(scale, lots, markE8);
  return { n: BigInt(side) * (n - entryValue * d), d };
}

/** The average entry price in ticks, exact. */
export function entryPrice({ unit }: ContractScale, { lots, entryValue }: Position): Exact {
  return { n: entryValue, d: BigInt(lots) * BigInt(unit) };
}
