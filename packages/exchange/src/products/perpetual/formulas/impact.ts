import { type Lots, million, type Ticks } from '../../../kernel/amounts.ts';
import type { ContractScale } from './contract.ts';
import { nearestOf } from './exact.ts';

/** For how much of the quote on one side of the book the impact price is reckoned, in quote units. Source: rules.md section 4. */
export const defaultImpactNotional = 10_000 * million;

/** Hands over the levels of one side, best first, until it is told to stop by `false`. */
export type WalkLevels = (level: (price: Ticks, lots: Lots) => boolean) => void;

/**
 * The average price, in 1e-8 USDT for one coin to the nearest, at which a notional of the quote would trade against one side
 * of the book; the level at which it ends gives fractions of a lot. Null where the side is thinner.
 */
export function impactPriceE8({ unit, tickE8 }: ContractScale, walk: WalkLevels, notional: number): number | null {
  let rest = BigInt(notional);
  let lots = 0n;
  let ended: bigint | null = null;
  walk((price, quantity) => {
    const perLot = BigInt(price) * BigInt(unit);
    const value = perLot * BigInt(quantity);
    if (value >= rest) {
      ended = perLot;
      return false;
    }
    rest -= value;
    lots += BigInt(quantity);
    return true;
  });
  return ended === null ? null : averageE8(BigInt(notional), { lots, rest, perLot: ended }, unit, tickE8);
}

/** notional / (lots + rest / perLot), in 1e-8 USDT. */
function averageE8(
  notional: bigint,
  { lots, rest, perLot }: { readonly lots: bigint; readonly rest: bigint; readonly perLot: bigint },
  unit: number,
  tickE8: number,
): number {
  const n = notional * perLot * BigInt(tickE8);
  return Number(nearestOf({ n, d: (lots * perLot + rest) * BigInt(unit) }));
}

/** The impact prices of both sides of a book; null where a side is thinner than the notional. */
export interface ImpactPrices {
  readonly bidE8: number | null;
  readonly askE8: number | null;
}

/**
 * How far the middle of the book is from the index, in 1e-8 USDT, down by at most half a unit; 0 where a side is thinner than
 * the notional, because then the middle is taken to be the index. One sample of the mark's average.
 */
export function basisE8({ bidE8, askE8 }: ImpactPrices, indexE8: number): number {
  return bidE8 === null || askE8 === null ? 0 : Math.floor((bidE8 + askE8) / 2) - indexE8;
}

/**
 * The premium of the contract over the index in 1e-8, to the nearest: (max(0, impact bid - index) - max(0, index - impact
 * ask)) / index. A side thinner than the notional adds nothing. Source: rules.md section 4, sampled every minute for funding.
 */
export function premiumE8({ bidE8, askE8 }: ImpactPrices, indexE8: number): number {
  const above = Math.max(0, (bidE8 ?? indexE8) - indexE8);
  const below = Math.max(0, indexE8 - (askE8 ?? indexE8));
  return Number(nearestOf({ n: BigInt(above - below) * 100_000_000n, d: BigInt(indexE8) }));
}
