import { expect, test } from 'vitest';
import { marketView, ScriptedExchange } from '../market-data/test-support/scripted-exchange.ts';
import { Catalog } from './catalog.ts';

/** The contract of the same pair was listed first, so that whoever takes the first one takes the wrong one. */
async function withBoth(): Promise<Catalog> {
  const exchange = new ScriptedExchange(0);
  exchange.markets = [marketView({ market: 7, symbol: 'BTCUSDT', settlement: 'perpetual' }), marketView()];
  return Catalog.open(exchange.port, () => 0);
}

test('a pair means the market of the kind that is asked for', async () => {
  const catalog = await withBoth();
  const { base, quote } = marketView();
  const pair = { currency_id: base, legal_id: quote };
  expect((await catalog.market(pair, 'spot')).market).toBe(1);
  expect((await catalog.market(pair, 'perpetual')).market).toBe(7);
  await expect(catalog.market(pair, 'stock')).rejects.toMatchObject({ code: 'market_not_found' });
});

test('an id of another kind names nothing, but for who asks for any', async () => {
  const catalog = await withBoth();
  await expect(catalog.market({ match_id: 7 }, 'spot')).rejects.toMatchObject({ code: 'market_not_found' });
  expect((await catalog.marketById(7)).settlement).toBe('perpetual');
});

test('a call that names no market means all of its kind', async () => {
  const catalog = await withBoth();
  expect(await catalog.marketIds({}, 'spot')).toEqual([1]);
  expect(await catalog.marketIds({}, 'perpetual')).toEqual([7]);
  expect(await catalog.marketIds({ match_id: 1 }, 'spot')).toEqual([1]);
});
