import type { NaiveMarket } from './naive-venue.ts';
import type { NaiveWorld } from './naive-world.ts';

const million = 1_000_000n;

export function roundedUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

/** The price that a market order is measured against: the mid, near the index; the index where one side is empty. */
export function referenceOf(w: NaiveWorld, market: NaiveMarket): bigint {
  const index = w.indexTicks(market);
  const bid = market.book.best('buy')?.price;
  const ask = market.book.best('sell')?.price;
  if (bid === undefined || ask === undefined) return index;
  const middle = (bid + ask) / 2n;
  const low = roundedUp(index * (million - market.referenceClampPpm), million);
  const high = (index * (million + market.referenceClampPpm)) / million;
  if (middle < low) return low;
  return middle > high ? high : middle;
}

/** What triggers watch: the last trade, the index before the first. */
export function watchedPrice(w: NaiveWorld, market: NaiveMarket): bigint {
  return market.lastPrice > 0n ? market.lastPrice : w.indexTicks(market);
}

/** The worst price at which a market order may trade. */
export function collarOf(w: NaiveWorld, market: NaiveMarket, side: 'buy' | 'sell'): bigint {
  const reference = referenceOf(w, market);
  return side === 'buy'
    ? (reference * (million + market.collarPpm)) / million
    : roundedUp(reference * (million - market.collarPpm), million);
}

/** Whether a limit price lies within the band around the index, its edges included. */
export function insideBand(w: NaiveWorld, market: NaiveMarket, price: bigint): boolean {
  const index = w.indexTicks(market);
  const scaled = price * million;
  return scaled >= index * (million - market.priceBandPpm) && scaled <= index * (million + market.priceBandPpm);
}

/** "A print further than 1 % from the index triggers nothing": exactly so far still counts (D52). */
export function isWatched(w: NaiveWorld, market: NaiveMarket, price: bigint): boolean {
  const index = w.indexTicks(market);
  const distance = price > index ? price - index : index - price;
  return distance * million <= index * market.triggerPrintPpm;
}
