import { setTimeout as sleep } from 'node:timers/promises';
import { bootServerProcess, type TestClient } from '@auric/testkit';
import { io, type Socket } from 'socket.io-client';
import { Connection, preparePost, type Prepared } from '../http-client.ts';
import { Latencies } from '../latencies.ts';
import { grouped, type Part, runPart } from '../part.ts';
import { canSeeProcesses, secondsOfChildren } from '../processor-time.ts';

const customerCount = 32;
const connectionCount = 160;
const fullLoadSeconds = 8;
const halfLoadSeconds = 10;
/** A rate that every machine keeps up with, so that what an order costs can be compared between releases. */
const fixedRate = 2_500;
const fixedLoadSeconds = 12;
/** A customer whose book of resting orders has this many cancels them all, and goes on. */
const ordersBeforeCancel = 80;
const pushRounds = 200;
const retryAfterMs = 50;
/** The simulated market needs a moment until its books stand. */
const settleMs = 3000;
const btcMarket = '1';

/** The limits protect a real server from one address; here one address is everybody. */
const settings = {
  SANDBOX_HISTORY_DAYS: '2',
  REQUESTS_PER_ADDRESS_PER_MINUTE: '100000000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '100000000',
  ORDERS_PER_CUSTOMER_PER_SECOND: '1000000',
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
};

interface Customer {
  order: Prepared;
  cancelAll: Prepared;
  resting: number;
}

/** One connection and the customer that it speaks for. */
class Trader {
  readonly #connection: Connection;
  readonly #customer: Customer;
  /** How often the server had no room. */
  refusedForNow = 0;

  constructor(connection: Connection, customer: Customer) {
    this.#connection = connection;
    this.#customer = customer;
  }

  /** Places one order and waits until it is durable; every now and then clears the way for more, uncounted. */
  async placeOrder(): Promise<void> {
    if (++this.#customer.resting > ordersBeforeCancel) {
      this.#customer.resting = 1;
      await this.#must(this.#customer.cancelAll);
    }
    await this.#must(this.#customer.order);
  }

  /** A server that has no room says so; the customer tries again a little later, and the clock runs on. */
  async #must(request: Prepared): Promise<void> {
    while (!(await this.#connection.send(request))) {
      if (!this.#connection.lastFailure.includes('"unavailable"')) throw new Error(this.#connection.lastFailure);
      this.refusedForNow++;
      await sleep(retryAfterMs);
    }
  }
}

/** A limit order that rests a good way below the market, by form, as the browser sends it. */
async function makeCustomer(client: TestClient, url: URL): Promise<Customer> {
  await client.register();
  const price = Math.floor((await bestBid(client)) * 0.9);
  const form = { match_id: btcMarket, type: 'buy', amount: '0.0005', target_price: String(price) };
  return {
    order: preparePost(url, 'coin/trade', client.token, form),
    cancelAll: preparePost(url, 'coin/cancel_all', client.token, { match_id: btcMarket }),
    resting: 0,
  };
}

async function bestBid(client: TestClient): Promise<number> {
  const { bids } = await client.call('currency/depth', { match_id: btcMarket, limit: '5' });
  if (bids[0] === undefined) throw new Error('The simulated market has no bids yet.');
  return Number(bids[0][0]);
}

async function fullLoad(traders: readonly Trader[]): Promise<number> {
  const start = performance.now();
  const end = start + fullLoadSeconds * 1000;
  let orders = 0;
  const trade = async (trader: Trader): Promise<void> => {
    while (performance.now() < end) {
      await trader.placeOrder();
      orders++;
    }
  };
  await Promise.all(traders.map(trade));
  return orders / ((performance.now() - start) / 1000);
}

/** Orders by the clock; one that finds no free connection waits, and its latency counts from its planned time. */
async function loadByClock(traders: readonly Trader[], rate: number, seconds: number): Promise<Latencies> {
  const latencies = new Latencies();
  const total = Math.round(rate * seconds);
  const start = performance.now();
  let next = 0;
  const trade = async (trader: Trader): Promise<void> => {
    for (let order = next++; order < total; order = next++) {
      const planned = start + (order * 1000) / rate;
      const early = planned - performance.now();
      if (early > 0) await sleep(early);
      await trader.placeOrder();
      latencies.add(performance.now() - planned);
    }
  };
  await Promise.all(traders.map(trade));
  return latencies;
}

/** Processor time of server and Postgres at a fixed rate: a busy machine spoils it less than it spoils a latency. */
async function measureCost(part: Part, traders: readonly Trader[]): Promise<void> {
  if (!canSeeProcesses) return;
  const before = secondsOfChildren();
  const start = performance.now();
  const latencies = await loadByClock(traders, fixedRate, fixedLoadSeconds);
  const reached = fixedLoadSeconds / ((performance.now() - start) / 1000);
  const used = secondsOfChildren();
  const perOrder = (seconds: number): number => Math.round((seconds * 1e6) / (fixedRate * fixedLoadSeconds));
  const [all, postgres] = [perOrder(used.all - before.all), perOrder(used.postgres - before.postgres)];
  part.say(`${grouped(fixedRate)} orders/s by the clock, ${Math.round(reached * 100)} % of it reached:`);
  part.say(`an order costs ${all} µs of processor time, of it Postgres ${postgres} µs; ${latencies.summary()}`);
  part.measured('http.cpu_us_per_order', all);
}

async function measureOrders(part: Part, address: string, clientOf: () => TestClient): Promise<void> {
  const url = new URL(address);
  const customers: Customer[] = [];
  for (let count = 0; count < customerCount; count++) customers.push(await makeCustomer(clientOf(), url));
  const connections = await Promise.all(Array.from({ length: connectionCount }, () => Connection.open(url)));
  const traders = connections.map((connection, at) => new Trader(connection, customers[at % customerCount]!));
  try {
    await measureCost(part, traders);
    part.say(`${customerCount} customers on ${connectionCount} connections`);
    const perSecond = await fullLoad(traders);
    const refusals = (): number => traders.reduce((sum, trader) => sum + trader.refusedForNow, 0);
    const atFull = refusals();
    part.say(`full load: ${grouped(perSecond)} orders/s, ${atFull} times no room`);
    part.measured('http.orders_per_s', Math.round(perSecond));
    await ready(address);
    const latencies = await loadByClock(traders, perSecond / 2, halfLoadSeconds);
    part.say(
      `half load, ${grouped(perSecond / 2)} orders/s by the clock: ${latencies.summary()}, ${refusals() - atFull} times no room`,
    );
    part.measured('http.p99_ms', Number(latencies.quantile(0.99).toFixed(2)));
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** The read models may be seconds behind after full load: half load must not begin in their shadow. */
const readModelTries = 60;

/** Waits until what full load left behind is worked off. */
async function ready(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { status } = await fetch(`${address}/readyz`);
    if (status === 200 && tries >= readModelTries) return;
    await sleep(100);
  }
  throw new Error('The server did not recover from full load within 20 s.');
}

function opened(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
}

/** From sending an order to the moment at which its counterparty is told of the fill. */
async function measurePush(part: Part, url: string, clientOf: () => TestClient): Promise<void> {
  const alice = await clientOf().register();
  const bob = await clientOf().register();
  const socket = io(url, { transports: ['websocket'], auth: { token: alice.token, lang: 'en' } });
  await opened(socket);
  try {
    await socket.timeout(5000).emitWithAck('subscribe', 'me');
    await bob.call('coin/trade', { match_id: btcMarket, type: 'buy', quote_amount: '4000' } as never);
    const latencies = new Latencies();
    for (let round = 0; round < pushRounds; round++) latencies.add(await onePush(alice, bob, socket));
    part.say(`order to the other party's push, ${pushRounds} times: ${latencies.summary()}`);
    part.measured('push.p50_ms', Number(latencies.quantile(0.5).toFixed(2)));
  } finally {
    socket.disconnect();
  }
}

/** Alice bids inside of the spread, Bob sells to her; the clock runs from Bob's order to Alice's fill. */
async function onePush(alice: TestClient, bob: TestClient, socket: Socket): Promise<number> {
  for (;;) {
    const { bids, asks } = await alice.call('currency/depth', { match_id: btcMarket, limit: '5' });
    const price = ((Number(bids[0]?.[0]) + Number(asks[0]?.[0])) / 2).toFixed(1);
    const order = { match_id: btcMarket, amount: '0.0001', target_price: price };
    const { id, filled } = await alice.call('coin/trade', { ...order, type: 'buy' } as never);
    if (filled !== '0') continue;
    const told = new Promise<number>((resolve) => {
      const hear = (change: { orders?: { id: number; filled: string }[] }): void => {
        if (!change.orders?.some((changed) => changed.id === id && changed.filled !== '0')) return;
        socket.off('me', hear);
        resolve(performance.now());
      };
      socket.on('me', hear);
    });
    const start = performance.now();
    const sold = await bob.call('coin/trade', { ...order, type: 'sell', time_in_force: 'ioc' } as never);
    if (sold.filled === '0') continue;
    return (await told) - start;
  }
}

await runPart(async (part) => {
  const server = await bootServerProcess({ settings });
  part.atEnd(() => server.close());
  if (server.url === '') throw new Error(`The server did not start: ${server.output().stderr}`);
  await sleep(settleMs);
  await measurePush(part, server.url, () => server.client());
  await measureOrders(part, server.url, () => server.client());
});
