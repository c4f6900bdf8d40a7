import { once } from 'node:events';
import { type RunningServer, startServer } from '@auric/server';
import { readConfig } from '@auric/server/config';
import { identify } from './lead-trader.ts';
import { ScriptedClock } from './scripted-clock.ts';
import type { MarketMoment, ScriptedReply, ScriptedRequest, StockStep } from './scripted-market.ts';
import { openStillContracts, quoteContract, withdrawQuotes } from './still-contract.ts';
import {
  announceDividend,
  announceSession,
  announceSplit,
  depositShares,
  listTestStock,
  publishStockIndex,
} from './test-stock.ts';
import { publishStillIndex, stillPrices } from './still-market.ts';

/*
 * A program: the whole server, with a market that stands still until whoever started it moves it over the channel of the
 * process. It is nowhere but in the test kit: the server itself has no way to move an index.
 */

const tickMs = 1_000;

class ScriptedMarket {
  readonly #server: RunningServer;
  readonly #markets: ReadonlyMap<number, number>;
  readonly #prices = new Map(stillPrices);
  #sources = 3;
  #work = Promise.resolve();

  constructor(server: RunningServer, markets: ReadonlyMap<number, number>) {
    this.#server = server;
    this.#markets = markets;
  }

  /** Publishes the index as it is; acts and ticks come one after another. */
  tick(act: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const done = this.#work.then(async () => {
      await act();
      await publishStillIndex(this.#server.exchange, this.#prices, this.#sources);
    });
    this.#work = done.catch(() => undefined);
    return done;
  }

  /** The books first and the index in the same breath, so that whoever it liquidates meets the new book. */
  move({ prices = {}, sources = this.#sources, withoutBooks = false }: MarketMoment): Promise<void> {
    return this.tick(async () => {
      this.#sources = sources;
      for (const [asset, price] of Object.entries(prices)) {
        this.#prices.set(Number(asset), price);
        const market = this.#markets.get(Number(asset));
        if (market === undefined) continue;
        if (withoutBooks) await withdrawQuotes(this.#server, market);
        else await quoteContract(this.#server, market, price);
      }
    });
  }
}

const clock = new ScriptedClock();
const fail = (reason: string): never => {
  process.stderr.write(`The scripted server stops: ${reason}\n`);
  process.exit(70);
};
const config = readConfig(process.env);
const server = await startServer({ config, clock, fail, simulateMarket: false });
const market = new ScriptedMarket(server, await openStillContracts(server));
const timer = setInterval(() => void market.tick().catch((error: unknown) => fail(String(error))), tickMs);

function stepStock(step: StockStep): Promise<void> {
  switch (step.step) {
    case 'list':
      return listTestStock(server);
    case 'deliver':
      return depositShares(server, step.customer, step.shares);
    case 'announce':
      return announceSession(server, clock.now() + step.inSeconds * 1_000);
    case 'split':
      return announceSplit(server, step.into, clock.now() + step.inSeconds * 1_000);
    case 'dividend':
      return announceDividend(server, step.perShare, clock.now() + step.inSeconds * 1_000);
    case 'index':
      return publishStockIndex(server, step.price);
  }
}

async function act(request: ScriptedRequest): Promise<void> {
  if (request.act === 'move') return market.move(request.moment);
  if (request.act === 'identify') return identify(server, request.customer);
  if (request.act === 'stock') return stepStock(request.step);
  if (request.act === 'pass') return pass(request.seconds, request.isSilent);
  // Between two ticks nothing is on its way to the journal, which would wonder how long it took.
  await market.tick();
  clock.leapToFunding();
  await market.tick();
}

/** The clock leaps a second at a time, each with its tick, or all of them without. */
async function pass(seconds: number, isSilent: boolean): Promise<void> {
  await market.tick();
  if (isSilent) clock.leap(seconds * tickMs);
  else
    for (let second = 0; second < seconds; second++) {
      clock.leap(tickMs);
      await market.tick();
    }
  await market.tick();
}

process.on('message', (request: ScriptedRequest) => {
  const reply = (failed: string | null): void => void process.send?.({ failed } satisfies ScriptedReply);
  act(request).then(
    () => reply(null),
    (error: unknown) => reply(String(error)),
  );
});
process.stdout.write(`Ready: ${server.url}\n`);
await Promise.race(['SIGTERM', 'SIGINT', 'disconnect'].map((end) => once(process, end)));
clearInterval(timer);
await server.close();
process.exit(0);
