import type { PriceSource, SourceLine } from '../feed.ts';
import { type VenueTimings, venueTimings } from './timings.ts';
import type { Venue } from './venue.ts';
import { VenueQuotes } from './venue-quotes.ts';
import { VenueSnapshots } from './venue-snapshots.ts';
import { VenueStream } from './venue-stream.ts';

export interface ExchangeSourceOptions {
  readonly venue: Venue;
  readonly assets: readonly { readonly asset: number; readonly code: string }[];
  readonly now?: () => number;
  readonly random?: () => number;
  readonly timings?: VenueTimings;
}

/**
 * A public exchange as a source of prices: its stream of tickers, and a snapshot over REST at the start and whenever a
 * market was quiet for long, so that a market on which nothing happens doesn't look dead and a broken stream is bridged.
 */
export function exchangeSource({
  venue,
  assets,
  now = Date.now,
  random = Math.random,
  timings = venueTimings,
}: ExchangeSourceOptions): PriceSource {
  const assetOf = new Map(assets.map(({ asset, code }) => [venue.symbolOf(code), asset]));
  const quotes = new VenueQuotes(assetOf);
  const stream = new VenueStream({
    venue,
    url: venue.streamUrl,
    symbols: [...assetOf.keys()],
    timings,
    now,
    random,
    heard(tickers, arrivedAt) {
      for (const ticker of tickers) quotes.hear(ticker, arrivedAt);
    },
  });
  const snapshots = new VenueSnapshots({
    venue,
    url: venue.restUrl,
    timings,
    now,
    filled: (tickers, askedAt, arrivedAt) => quotes.fill(tickers, askedAt, arrivedAt),
  });

  function beat(): void {
    stream.look();
    const quietSince = quotes.quietSince();
    if (quietSince === null || now() - quietSince >= timings.quietMs) snapshots.ask();
  }

  beat();
  const timer = setInterval(beat, timings.beatMs);
  return {
    name: venue.name,
    quotes: () => quotes.all(),
    line: () => lineOf(quotes, stream, snapshots),
    close() {
      clearInterval(timer);
      stream.close();
      snapshots.close();
    },
  };
}

function lineOf(quotes: VenueQuotes, stream: VenueStream, snapshots: VenueSnapshots): SourceLine {
  return {
    connected: stream.connected,
    reconnects: stream.reconnects,
    dropped: stream.dropped + quotes.dropped,
    failedSnapshots: snapshots.failures,
    skewMs: quotes.skewMs,
    problem: stream.problem ?? snapshots.problem,
  };
}
