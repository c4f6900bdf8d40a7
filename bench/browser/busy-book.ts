import { CallFailed, type TestClient } from '@auric/testkit';
import { io } from 'socket.io-client';
import type { MeasuredServer } from './measured-server.ts';

/** The market whose book is moved: the one that the trade screen opens first. */
export const busyMarket = 1;
const symbolPriceDecimals = 1;

/** Twice as many changes as captures, so that none finds the book as it was. */
const beatMs = 25;
/** Every so many beats somebody takes the best price, so that trades and the last price move too. */
const beatsPerTrade = 5;
/** A maker's orders beyond this many are canceled, the oldest first. */
const restingMax = 12;
/** Orders are laid within so many ticks of the best price: inside of what a phone shows. */
const nearTicks = 60;
/** Everybody quotes both sides in turn, so that what one side costs the other brings back; half is coins from the start. */
const firstPurchaseUsdt = '5000';

interface Maker {
  client: TestClient;
  resting: number[];
}

export interface BusyBook {
  /** How many times a second the book was sent, and how many trades with it, since this was last asked. */
  rate(): { depthPerSecond: number; tradesPerSecond: number };
  close(): void;
}

/**
 * Customers who move a book as fast as the exchange shows it: small limit orders around the best prices, the oldest
 * canceled, and a trade several times a second. All of it goes over HTTP, as everybody's orders do.
 */
export async function startBusyBook(server: MeasuredServer): Promise<BusyBook> {
  const [taker, ...clients] = await Promise.all(['taker', 'maker', 'maker'].map((name) => open(server, name)));
  if (taker === undefined) throw new Error('Nobody trades.');
  const makers = clients.map((client): Maker => ({ client, resting: [] }));
  const socket = io(server.url, { transports: ['websocket'], auth: { lang: 'en' } });
  let [depths, trades, since] = [0, 0, performance.now()];
  socket.on(`depth:${busyMarket}`, () => depths++);
  socket.on(`trades:${busyMarket}`, (message: { trades: unknown[] }) => (trades += message.trades.length));
  socket.on('connect', () => {
    socket.emit('subscribe', `depth:${busyMarket}`, () => undefined);
    socket.emit('subscribe', `trades:${busyMarket}`, () => undefined);
  });

  let beat = 0;
  let stopped = false;
  const fail = (error: unknown): void => {
    if (!stopped) console.error(`  An order of the busy book failed: ${String(error)}`);
  };
  const timer = setInterval(() => {
    beat++;
    const maker = makers[beat % makers.length];
    if (maker !== undefined) move(maker, beat).catch(fail);
    if (beat % beatsPerTrade === 0) take(taker, beat).catch(fail);
  }, beatMs);
  return {
    rate() {
      const seconds = (performance.now() - since) / 1000;
      const rates = { depthPerSecond: depths / seconds, tradesPerSecond: trades / seconds };
      [depths, trades, since] = [0, 0, performance.now()];
      return rates;
    },
    close() {
      stopped = true;
      clearInterval(timer);
      socket.disconnect();
    },
  };
}

/** Several parts run on one server: each has people of its own. */
let opened = 0;

async function open(server: MeasuredServer, name: string): Promise<TestClient> {
  const client = await server.client().register(`busy${name}${++opened}`);
  await client.call('coin/trade', { match_id: busyMarket, type: 'buy', quote_amount: firstPurchaseUsdt });
  return client;
}

/** An order may come too late for its price, or its money may be held elsewhere: the next one is on its way. */
function refused(error: unknown): null {
  if (error instanceof CallFailed) return null;
  throw error;
}

/** One more order beside the best price of its side, and one less where there are enough. */
async function move({ client, resting }: Maker, beat: number): Promise<void> {
  const side = beat % 4 < 2 ? 'buy' : 'sell';
  const oldest = resting.length >= restingMax ? resting.shift() : undefined;
  const { bids, asks } = await client.call('currency/depth', { match_id: busyMarket, limit: 1 });
  const best = Number((side === 'buy' ? bids : asks)[0]?.[0]);
  const away = (((beat * 7) % nearTicks) + 1) / 10 ** symbolPriceDecimals;
  const price = (side === 'buy' ? best - away : best + away).toFixed(symbolPriceDecimals);
  const amount = (0.0002 + (beat % 9) * 0.0001).toFixed(4);
  const order = { match_id: busyMarket, type: side, amount, target_price: price } as const;
  const [placed] = await Promise.all([
    client.call('coin/trade', order).catch(refused),
    oldest === undefined ? null : client.codeOf('coin/cancel', { id: oldest }),
  ]);
  if (placed?.status === 'doing') resting.push(placed.id);
}

/** Buys and sells in turn, so that neither coins nor money run out. */
async function take(taker: TestClient, beat: number): Promise<void> {
  const type = (beat / beatsPerTrade) % 2 === 0 ? 'buy' : 'sell';
  await taker.call('coin/trade', { match_id: busyMarket, type, amount: '0.0003' }).catch(refused);
}
