import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../apps/server/src/config.ts';
import { simulatedFeed } from '../../apps/server/src/feeds/simulator/simulator.ts';
import { beatMs, createCrowd } from '../../apps/server/src/sandbox/sandbox.ts';
import type { Message, Params, Path } from '@auric/api';
import { TestClient, testMarkets } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { copyForAWhile } from './copies.ts';
import { tradeForAWhile } from './customer.ts';
import { betForAWhile } from './options.ts';
import { payForAWhile } from './payments.ts';
import { movedClock, setProcessClock } from './process-clock.ts';
import { messagedAddress } from './scenes.ts';

/** A Monday noon: the pictures of every run show the same day. */
const opensAt = Date.UTC(2026, 5, 1, 12, 0, 0);

const historyDays = 8;

const settings = {
  SANDBOX_HISTORY_DAYS: String(historyDays),
  // A picture asks as much as a person does in a minute, and a minute never ends while the clock stands still.
  REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
  FILES_PER_ADDRESS_PER_MINUTE: '1000000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '1000000',
  SOCKETS_PER_ADDRESS: '1000',
};

/** How long the market lives before it is held still: enough for books and trades of some age. */
const livedBeats = 240;

/** A person does one thing after the other: the clock moves by this before each. */
const betweenCallsMs = 7_000;

export interface StillWorld {
  server: TestServer;
  /** The sessions of those who have one: a customer who has traded, and one who has only registered. */
  tokens: { customer: string; newcomer: string };
  /** What time it is on every picture, in Unix ms. */
  now: number;
}

/**
 * A server with a market that has lived for a minute from a fixed instant and a fixed seed, and then stands still: no
 * price moves between two pictures, so what differs is the language, the theme or the size.
 */
export async function bootStillWorld(): Promise<StillWorld> {
  setProcessClock(opensAt);
  const server = await bootServer({ settings, simulateMarket: false, clock: movedClock });
  try {
    const now = await live(server);
    await historyWritten(server);
    const person = new UnhurriedClient(server.url, now);
    const { token: customer } = await tradeForAWhile(person);
    await payForAWhile(person, server.client());
    person.betweenMs = 200;
    await betForAWhile(person, (seconds, part) => letPass(server, person, seconds, part));
    await copyForAWhile(person);
    const { token: newcomer } = await server.client().register('newcomer');
    await server.client().call('sms_mail', { user_string: messagedAddress, scene: 'register' });
    return { server, tokens: { customer, newcomer }, now: person.at + betweenCallsMs };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** A customer whose acts are dated by their order, not by how fast this machine is. */
class UnhurriedClient extends TestClient {
  at: number;
  betweenMs = betweenCallsMs;

  constructor(url: string, at: number) {
    super(url);
    this.at = at;
  }

  override call<P extends Path>(path: P, params: Params<P>): Promise<Message<P>> {
    this.at += this.betweenMs;
    setProcessClock(this.at);
    return super.call(path, params);
  }
}

/** Returns the instant at which the market stopped. */
async function live(server: TestServer): Promise<number> {
  const config = readConfig(settings);
  const feed = simulatedFeed({ seed: config.sandbox.seed });
  const crowd = createCrowd({ port: server.exchange, feed, config, now: () => opensAt });
  await crowd.open(opensAt);
  for (let beat = 1; beat <= livedBeats; beat++) {
    const at = opensAt + beat * beatMs;
    setProcessClock(at);
    await crowd.beat(at);
  }
  feed.close();
  return opensAt + livedBeats * beatMs;
}

/** The index goes on second by second, and nobody trades: options are decided by it. */
async function letPass(
  { exchange }: TestServer,
  person: UnhurriedClient,
  seconds: number,
  part: number,
): Promise<void> {
  const prices = await Promise.all(
    [testMarkets.btc, testMarkets.eth].map(async (asset) => {
      const { value: index } = await exchange.query({ type: 'index', asset });
      return [asset, Math.round(index.priceE8 * part), 0, 3];
    }),
  );
  for (let second = 0; second < seconds; second++) {
    person.at += 1_000;
    setProcessClock(person.at);
    await exchange.execute({ command: { type: 'PublishIndex', source: 'pictures', prices: prices.flat() } });
  }
}

/** The past is written while the market lives already, and the change of a day is read from it when all is there. */
async function historyWritten(server: TestServer): Promise<void> {
  const client = server.client();
  const days = () => client.call('currency/new_timeshar', { match_id: 1, period: '1day' });
  while ((await days()).length <= historyDays) await sleep(100);
  await sleep(1_000);
}
