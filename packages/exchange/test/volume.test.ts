import { expect, test } from 'vitest';
import { btc, eventsOf, indexTicks, MarketWorld } from './market-world.ts';

const [eth, ethBtc] = [2, 5] as const;

/** A market quoted in BTC; a lot at a tick is one smallest unit of it. `btcE8`: what a whole BTC is worth. */
function worldOf(btcE8: number): MarketWorld {
  const world = new MarketWorld(2);
  world.execute({ type: 'ListAsset', asset: eth, code: 'ETH', scale: 8 });
  world.execute({
    type: 'ListMarket',
    market: ethBtc,
    base: eth,
    quote: btc,
    symbol: 'ETH/BTC',
    priceDecimals: 5,
    quantityDecimals: 3,
    minNotional: 0n,
    maxNotional: 10n ** 10n,
    priceBandPpm: 200_000,
    collarPpm: 50_000,
    referenceClampPpm: 20_000,
    priceMovedPpm: 5000,
    maxOpenOrders: 200,
  });
  world.execute({ type: 'PublishIndex', source: 'test', prices: [btc, btcE8, 0, 3, eth, btcE8 / 20, 0, 3] });
  for (const customer of world.customers) world.deposit(customer, eth, 10n ** 10n);
  return world;
}

/** Trades one lot at 0.05 BTC, 5,000 smallest units; gives what it says that it is worth, and the buyer's volume. */
function tradeOne(world: MarketWorld): { worth: bigint; volume: bigint } {
  const [buyer, seller] = world.customers as [number, number];
  world.place({ customer: seller, market: ethBtc, side: 'sell', price: 5000, quantity: 1 });
  const { events } = world.place({ customer: buyer, market: ethBtc, price: 5000, quantity: 1 });
  const { volume } = world.exchange.query({ type: 'feeTier', customer: buyer });
  return { worth: eventsOf(events, 'OrdersTraded')[0]!.worth, volume };
}

test('D13 the worth of a trade in another quote than USDT is rounded down: volume lowers the fees of who asks', () => {
  expect(tradeOne(worldOf(indexTicks * 1e7 - 20))).toEqual({ worth: 2_999_999n, volume: 2_999_999n });
  expect(tradeOne(worldOf(indexTicks * 1e7))).toEqual({ worth: 3_000_000n, volume: 3_000_000n });
});

test('a trade in another quote that is worth less than a millionth of a USDT adds no volume', () => {
  expect(tradeOne(worldOf(1000))).toEqual({ worth: 0n, volume: 0n });
});
