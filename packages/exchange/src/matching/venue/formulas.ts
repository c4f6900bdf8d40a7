import {
  exactProduct,
  type Lots,
  million,
  powerOfTen,
  scaledDown,
  scaledUp,
  type Ticks,
  type Units,
} from '../../kernel/amounts.ts';
export { feeOf } from '../../ledger/fees.ts';
import type { Side } from '../../kernel/vocabulary.ts';

/** The pure arithmetic of trading, also behind the order ticket. Sources: ../shared/rules.md section 3 unless named. */

/** What one tick times one lot is worth in the quote's smallest unit; not whole where the market can't be listed. */
export function quotePerTickLot(quoteScale: number, priceDecimals: number, quantityDecimals: number): Units {
  return powerOfTen(quoteScale - priceDecimals - quantityDecimals);
}

/** What one lot is in the base asset's smallest unit. */
export function basePerLot(baseScale: number, quantityDecimals: number): Units {
  return powerOfTen(baseScale - quantityDecimals);
}

/** Price (ticks) × quantity (lots) in the quote's smallest unit, exact; Infinity past 2^53. */
export function notionalOf(price: Ticks, quantity: Lots, unit: Units): Units {
  return exactProduct(exactProduct(price, quantity), unit);
}

/** The index in ticks, rounded half up. `indexE8`: 1e-8 USDT for one whole base unit. */
export function indexTicks(indexE8: number, priceDecimals: number): Ticks {
  const divisor = powerOfTen(8 - priceDecimals);
  return Math.floor((indexE8 + divisor / 2) / divisor);
}

/**
 * The index of a market whose quote isn't USDT, in ticks, rounded half up: what one base is worth in the quote. Both
 * in 1e-8 USDT for one whole unit.
 */
export function crossIndexTicks(baseE8: number, quoteE8: number, priceDecimals: number): Ticks {
  const quote = BigInt(quoteE8);
  return Number((BigInt(baseE8) * BigInt(powerOfTen(priceDecimals)) * 2n + quote) / (2n * quote));
}

/** Whether a limit price is within the band around the index, both ends included. All in ticks. */
export function isInBand(price: Ticks, index: Ticks, bandPpm: number): boolean {
  return price * million >= index * (million - bandPpm) && price * million <= index * (million + bandPpm);
}

/**
 * The reference of a market order: the mid of the book clamped to the index ± `clampPpm`, the index where one side is
 * empty (0). All in ticks.
 */
export function referencePrice(bestBid: Ticks, bestAsk: Ticks, index: Ticks, clampPpm: number): Ticks {
  if (bestBid === 0 || bestAsk === 0) return index;
  const mid = Math.floor((bestBid + bestAsk) / 2);
  return Math.min(Math.max(mid, scaledUp(index, -clampPpm)), scaledDown(index, clampPpm));
}

/** The worst price at which a market order may trade. In ticks, at least 1. */
export function collarPrice(side: Side, reference: Ticks, collarPpm: number): Ticks {
  return Math.max(1, side === 'buy' ? scaledDown(reference, collarPpm) : scaledUp(reference, -collarPpm));
}

/**
 * Where a trailing stop triggers, from the best price that it has seen: a sell that many basis points below it, a buy
 * above it, rounded away from it, so that the new extreme itself never triggers. In ticks.
 */
export function trailingTrigger(side: Side, extreme: Ticks, basisPoints: number): Ticks {
  return side === 'sell' ? scaledDown(extreme, -basisPoints * 100) : scaledUp(extreme, basisPoints * 100);
}

/** How many lots a quote amount buys at a price, whole lots only. */
export function lotsFor(quoteAmount: Units, price: Ticks, unit: Units): Lots {
  return Math.floor(quoteAmount / (price * unit));
}

/** Whether the market has moved against the customer by more than the tolerance since they saw `quoted`. In ticks. */
export function hasMovedAgainst(side: Side, quoted: Ticks, now: Ticks, tolerancePpm: number): boolean {
  if (side === 'buy') return now * million > quoted * (million + tolerancePpm);
  return now * million < quoted * (million - tolerancePpm);
}
