import { type NaiveMarket, type NaiveWorld, usdtAsset } from './naive-world.ts';

const dayMs = 86_400_000;

/** The days that count towards a customer's tier: today and the 29 before it. */
const windowDays = 30;

/**
 * What a trade counts towards the tiers in another quote than USDT: its worth at the index in units of USDT, down, since
 * volume lowers the fees of who asks. 0 where the quote is USDT: the quote amount says it.
 */
export function worthOf(w: NaiveWorld, market: NaiveMarket, quoteAmount: bigint): bigint {
  if (market.quote === usdtAsset) return 0n;
  const usdtUnits = 10n ** BigInt(w.assets.get(usdtAsset)!.scale);
  const one = 100_000_000n * 10n ** BigInt(market.quoteScale);
  return (quoteAmount * w.priceE8(market.quote) * usdtUnits) / one;
}

export function addVolume(w: NaiveWorld, customer: number, quoteAmount: bigint): void {
  const days = w.volumes.get(customer) ?? new Map<number, bigint>();
  const today = Math.floor(w.at / dayMs);
  days.set(today, (days.get(today) ?? 0n) + quoteAmount);
  w.volumes.set(customer, days);
}

export function volumeOf(w: NaiveWorld, customer: number, at = w.at): bigint {
  const today = Math.floor(at / dayMs);
  let volume = 0n;
  for (const [day, amount] of w.volumes.get(customer) ?? []) if (day > today - windowDays) volume += amount;
  return volume;
}

/** The highest tier whose volume the customer has reached. */
export function ratesOf(w: NaiveWorld, customer: number): { makerPpm: bigint; takerPpm: bigint } {
  const volume = volumeOf(w, customer);
  let rates = { makerPpm: 1000n, takerPpm: 1000n };
  for (const tier of w.tiers) if (volume >= tier.volume) rates = tier;
  return rates;
}
