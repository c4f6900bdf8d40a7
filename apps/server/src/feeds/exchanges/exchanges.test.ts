import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MarketFeed } from '../feed.ts';
import { chosenVenues, exchangeFeed } from './exchanges.ts';
import { LocalVenue } from './test-support/local-venue.ts';
import { recordedBinance } from './test-support/recorded-binance.ts';
import { recordedBybit } from './test-support/recorded-bybit.ts';
import { recordedOkx } from './test-support/recorded-okx.ts';

let locals: LocalVenue[];
let feed: MarketFeed;

beforeEach(async () => {
  locals = await Promise.all([recordedBinance, recordedOkx, recordedBybit].map((each) => LocalVenue.open(each)));
  for (const local of locals) local.snapshotStatus = 503;
  feed = exchangeFeed({
    venues: locals.map(({ venue }) => venue),
    assets: [{ asset: 1, code: 'BTC' }],
  });
});

afterEach(async () => {
  feed.close();
  await Promise.all(locals.map((local) => local.close()));
});

/** Says a price over and over, as a venue does, until the index is what is expected. */
async function indexOf(prices: readonly string[], expected: { priceE8: number; sources: number }): Promise<void> {
  await vi.waitFor(
    () => {
      for (const [i, local] of locals.entries()) {
        const symbol = local.venue.symbolOf('BTC');
        local.send(local.recorded.ticker({ symbol, price: prices[i]!, at: Date.now() }));
      }
      const [asset, priceE8, , sources] = feed.tick(Date.now())?.prices ?? [];
      expect({ asset, priceE8, sources }).toEqual({ asset: 1, ...expected });
    },
    { timeout: 20_000, interval: 20 },
  );
}

test('three exchanges make one index, which names them', async () => {
  await indexOf(['64000', '64010.5', '64020'], { priceE8: 6_401_050_000_000, sources: 3 });
  expect(feed.tick(Date.now())?.source).toBe('binance+okx+bybit');
  expect(feed.health(Date.now())).toMatchObject([
    { name: 'binance', connected: true, assets: 1 },
    { name: 'okx', connected: true, assets: 1 },
    { name: 'bybit', connected: true, assets: 1 },
  ]);
});

test('D10 an exchange that is far from the others moves nothing', async () => {
  await indexOf(['64000', '64010', '64020'], { priceE8: 6_401_000_000_000, sources: 3 });
  await indexOf(['64000', '64010', '32000'], { priceE8: 6_401_000_000_000, sources: 2 });
});

test('exchanges are chosen by name, each once', () => {
  const { venues, unknown } = chosenVenues(' OKX, binance,okx ,, mtgox');
  expect(venues.map(({ name }) => name)).toEqual(['binance', 'okx']);
  expect(unknown).toEqual(['mtgox']);
});
