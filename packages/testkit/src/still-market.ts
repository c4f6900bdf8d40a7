import type { ExchangePort } from '@auric/server/port';

/** The ids of markets that every sandbox lists; a market has the id of its base asset. */
export const testMarkets = { btc: 1, eth: 2, sol: 10 } as const;

export const stillPrices: ReadonlyMap<number, number> = new Map([
  [testMarkets.btc, 60_000],
  [testMarkets.eth, 3_000],
  [testMarkets.sol, 150],
]);

/** A contract is frozen when its index is ten seconds old. */
const freshMs = 1_000;

const unitE8 = 100_000_000;

/**
 * Gives markets an index that stands still, so that orders are taken and nothing moves but what the test does.
 * `prices`: USDT for one unit of each base asset. `sources`: how many sound sources it has.
 */
export async function publishStillIndex(
  exchange: ExchangePort,
  prices: ReadonlyMap<number, number> = stillPrices,
  sources = 3,
): Promise<void> {
  const ticks = [...prices].flatMap(([asset, price]) => [asset, Math.round(price * unitE8), 0, sources]);
  const reply = await exchange.execute({
    command: { type: 'PublishIndex', source: 'testkit', prices: ticks },
  });
  if (!reply.ok) throw new Error(`The index was refused: ${reply.rejection.code}.`);
}

/** Publishes the same prices every second, as they are in the map then, until what it gives is called. */
export async function keepStillIndex(
  exchange: ExchangePort,
  prices: ReadonlyMap<number, number> = stillPrices,
): Promise<() => Promise<void>> {
  let published = publishStillIndex(exchange, prices);
  await published;
  const timer = setInterval(() => {
    published = publishStillIndex(exchange, prices);
  }, freshMs);
  return () => {
    clearInterval(timer);
    return published;
  };
}
