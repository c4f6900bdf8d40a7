import type { MarketFeed } from '../feed.ts';
import { indexFeed } from '../index-feed.ts';
import { binance } from './binance.ts';
import { bybit } from './bybit.ts';
import { exchangeSource } from './exchange-source.ts';
import { okx } from './okx.ts';
import type { Venue } from './venue.ts';

const understood: readonly Venue[] = [binance, okx, bybit];
const understoodNames = understood.map(({ name }) => name).join(', ');

/** Fewer make no sound price for whatever asks for three sources. */
const liveVenuesMin = 3;

/** The exchanges that an operator has named, with commas between, each once, and the names that are none of them. */
export function chosenVenues(names: string): { venues: Venue[]; unknown: string[] } {
  const named = new Set(names.split(',').map((name) => name.trim().toLowerCase()));
  named.delete('');
  const venues = understood.filter(({ name }) => named.delete(name));
  return { venues, unknown: [...named] };
}

/** What is missing of a market feed for live trading, as a person would put it. */
export function feedProblems(names: string): string[] {
  const { venues, unknown } = chosenVenues(names);
  return [
    ...(venues.length < liveVenuesMin
      ? [`a market feed of three or more exchanges, in FEED_EXCHANGES of ${understoodNames}`]
      : []),
    ...unknown.map((name) => `FEED_EXCHANGES without ${name}, which is none of ${understoodNames}`),
  ];
}

export interface ExchangeFeedOptions {
  readonly venues: readonly Venue[];
  readonly assets: readonly { readonly asset: number; readonly code: string }[];
  /** The last index of each asset, in 1e-8 USDT, where one is known. */
  readonly lastPricesE8?: ReadonlyMap<number, number>;
}

/** The index of public exchanges; its ticks name them all. */
export function exchangeFeed({ venues: chosen, assets, lastPricesE8 }: ExchangeFeedOptions): MarketFeed {
  const name = chosen.map((venue) => venue.name).join('+');
  const sources = chosen.map((venue) => exchangeSource({ venue, assets }));
  return indexFeed({ name, sources, lastPricesE8 });
}
