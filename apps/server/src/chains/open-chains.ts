import { type Chain, chains } from '@auric/api/addresses/chain';
import type { Kysely } from 'kysely';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import { StartRefused } from '../start-refused.ts';
import { AddressBook } from './keys/address-book.ts';
import type { ChainPort } from './chain-port.ts';
import { chainRules } from './chain-list.ts';
import { observeChains } from './chain-metrics.ts';
import { PaymentBook } from './payments/payment-book.ts';
import { ArrivalReporter } from './report/arrival-reporter.ts';
import type { SandboxChain } from './sandbox/sandbox-chain.ts';
import { Sweeper } from './sweep/sweeper.ts';
import { ArrivalBook } from './watch/arrival-book.ts';
import { ChainWatcher } from './watch/chain-watcher.ts';

/** How often a chain is looked at: a real one has its next block in seconds at best, a simulated one in two. */
const lookMs = { node: 5_000, simulated: 1_000 };
/** Nobody waits for a sweep. */
const sweepMs = 30_000;

/** A chain that is open: its port, whose addresses are watched, and what arrived. */
export interface OpenChain {
  readonly port: ChainPort;
  readonly addresses: AddressBook;
  readonly arrivals: ArrivalBook;
  readonly watcher: ChainWatcher;
  /** What was signed to leave. */
  readonly payments: PaymentBook;
  readonly reporter: ArrivalReporter;
  /** Brings what arrived to the hot wallet. */
  readonly sweeper: Sweeper;
  /** The chain itself where the house makes it up; null for a real one. */
  readonly simulated: SandboxChain | null;
}

/** The chains of the house by their names. */
export type Chains = ReadonlyMap<Chain, OpenChain>;

export type ChainConfig = Pick<Config, 'bitcoin' | 'ethereum' | 'tron' | 'signer'>;

/** Makes a chain up where the operator has named no node. */
export type SimulateChain = (chain: Chain, parts: Pick<ChainParts, 'db' | 'now'>) => Promise<SandboxChain>;

export interface ChainParts {
  readonly config: ChainConfig;
  readonly db: Kysely<Database>;
  readonly port: ExchangePort;
  /** Null where every chain has to be real. */
  readonly simulate: SimulateChain | null;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** The chains of the house, each read on its own: one whose node is away holds up no other. */
export class OpenChains {
  readonly all: Chains;
  readonly #failed: (error: unknown) => void;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #underWay = new Map<string, Promise<void>>();
  #closed = false;

  private constructor(all: Chains, failed: (error: unknown) => void) {
    this.all = all;
    this.#failed = failed;
  }

  /** Opens all chains on the process that leads; refuses to start where one has no node and none may be made up. */
  static async open(parts: ChainParts): Promise<OpenChains> {
    const opened = await Promise.all(chains.map((chain) => openChain(chain, parts)));
    return new OpenChains(new Map(opened.map((one) => [one.port.chain, one])), parts.failed);
  }

  start(): void {
    for (const [chain, { simulated }] of this.all) {
      const everyMs = simulated === null ? lookMs.node : lookMs.simulated;
      this.#timers.push(setInterval(() => this.#look(chain), everyMs));
      this.#timers.push(setInterval(() => this.#sweep(chain), sweepMs));
    }
  }

  observe(registry: Registry): void {
    observeChains(registry, this.all);
  }

  /** Comes back when no look is under way any more. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#underWay.values());
  }

  /** What was seen is told before the next look. */
  #look(chain: Chain): void {
    const open = this.all.get(chain);
    if (open !== undefined)
      this.#once(chain, async () => {
        await open.watcher.look();
        await open.reporter.report();
      });
  }

  #sweep(chain: Chain): void {
    const open = this.all.get(chain);
    if (open !== undefined) this.#once(`sweep ${chain}`, () => open.sweeper.look());
  }

  /** One at a time of each: a slow node is not asked again before it has answered. */
  #once(name: string, work: () => Promise<void>): void {
    if (this.#closed || this.#underWay.has(name)) return;
    const working = work()
      .catch(this.#failed)
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, working);
  }
}

async function openChain(chain: Chain, parts: ChainParts): Promise<OpenChain> {
  const { db, port: exchange, now, failed } = parts;
  const node = await openNode(chain, parts);
  const simulated = node === null ? await simulatedChain(chain, parts) : null;
  const port = node ?? simulated;
  if (port === null) throw new StartRefused(`The chain ${chain} has no node, and is not made up where money is real.`);
  const addresses = await AddressBook.open(db, port, now);
  const arrivals = new ArrivalBook(db, chain, now);
  const isOurs = (address: string): boolean => addresses.ownerOf(address) !== null;
  const payments = new PaymentBook(db, chain, now);
  const watcher = new ChainWatcher({ port, book: arrivals, isOurs, now });
  const reporter = new ArrivalReporter({ chain, book: arrivals, addresses, port: exchange, failed });
  const sweeper = new Sweeper({ db, port, payments, needed: chainRules[chain].needed, failed, now });
  return { port, addresses, arrivals, payments, watcher, reporter, sweeper, simulated };
}

/** A chain by the operator's node, null where none is named. What speaks to nodes is large, so only what is used is loaded. */
async function openNode(chain: Chain, { config, now }: ChainParts): Promise<ChainPort | null> {
  if (chain === 'bitcoin' && config.bitcoin.nodeUrl !== '')
    return (await import('./bitcoin/open-bitcoin.ts')).openBitcoin(config, now);
  if (chain === 'ethereum' && config.ethereum.nodeUrl !== '')
    return (await import('./ethereum/open-ethereum.ts')).openEthereum(config, now);
  if (chain === 'tron' && config.tron.nodeUrl !== '')
    return (await import('./tron/open-tron.ts')).openTron(config, now);
  return null;
}

async function simulatedChain(chain: Chain, { simulate, db, now }: ChainParts): Promise<SandboxChain | null> {
  return simulate === null ? null : simulate(chain, { db, now });
}
