import type { VenueTicker } from './venue.ts';

/** Ten million USDT for one unit: the exchange takes no higher index. */
const priceE8Max = 10n ** 15n;
const decimal = /^(\d{1,12})(?:\.(\d{1,18}))?$/;
const decimals = 8;

/**
 * The price that a ticker stands for, in 1e-8 USDT: of bid, ask and last trade the middle one, so that neither a lone
 * print nor an empty side of the book is a price; of a book alone its mid, of a last trade alone that. Null where it is
 * none: no number, out of bounds, or a book that is crossed.
 */
export function tickerPriceE8({ bid, ask, last }: Pick<VenueTicker, 'bid' | 'ask' | 'last'>): number | null {
  if (bid === null || ask === null) return last === null ? null : bounded(unitsOf(last));
  const [low, high] = [unitsOf(bid), unitsOf(ask)];
  if (low === null || high === null || low === 0n || low > high) return null;
  if (last === null) return bounded((low + high) / 2n);
  const traded = unitsOf(last);
  if (traded === null) return null;
  return bounded(traded < low ? low : traded > high ? high : traded);
}

/** In 1e-8, what is finer cut off. */
function unitsOf(text: string): bigint | null {
  const [, whole, fraction = ''] = decimal.exec(text) ?? [];
  return whole === undefined ? null : BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

function bounded(units: bigint | null): number | null {
  return units === null || units < 1n || units > priceE8Max ? null : Number(units);
}
