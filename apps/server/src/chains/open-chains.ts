import { type Chain, chains } from '@auric/api/addresses/chain';
import type { Kysely } from 'kysely';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { AddressBook } from './keys/address-book.ts';
import { chainRules } from './chain-list.ts';
import type { ChainPort } from './chain-port.ts';
import { observeChains } from './chain-metrics.ts';
import { PaymentBook } from './payments/payment-book.ts';
import { SandboxChain } from './sandbox/sandbox-chain.ts';
import { SandboxLedger } from './sandbox/sandbox-ledger.ts';
import { ArrivalBook } from './watch/arrival-book.ts';
import { ChainWatcher } from './watch/chain-watcher.ts';

const lookMs = 5_000;

/** A chain that is open: its port, whose addresses are watched, and what arrived. */
export interface OpenChain {
  readonly port: ChainPort;
  readonly addresses: AddressBook;
  readonly arrivals: ArrivalBook;
  readonly watcher: ChainWatcher;
  /** What was signed to leave. */
  readonly payments: PaymentBook;
}

export type ChainConfig = Pick<Config, 'bitcoin' | 'ethereum' | 'signer'>;

export interface ChainParts {
  readonly config: ChainConfig;
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** The chains of the house, each read on its own: one whose node is away holds up no other. */
export class OpenChains {
  readonly all: ReadonlyMap<Chain, OpenChain>;
  readonly #failed: (error: unknown) => void;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #underWay = new Map<Chain, Promise<void>>();
  #closed = false;

  private constructor(all: ReadonlyMap<Chain, OpenChain>, failed: (error: unknown) => void) {
    this.all = all;
    this.#failed = failed;
  }

  static async open({ failed, ...parts }: ChainParts): Promise<OpenChains> {
    const opened = await Promise.all(chains.map((chain) => openChain(chain, parts)));
    return new OpenChains(new Map(opened.map((one) => [one.port.chain, one])), failed);
  }

  start(): void {
    for (const chain of this.all.keys()) this.#timers.push(setInterval(() => this.#look(chain), lookMs));
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

  /** One look at a time: a slow node is not asked again before it has answered. */
  #look(chain: Chain): void {
    const open = this.all.get(chain);
    if (this.#closed || open === undefined || this.#underWay.has(chain)) return;
    const look = open.watcher
      .look()
      .catch(this.#failed)
      .finally(() => this.#underWay.delete(chain));
    this.#underWay.set(chain, look);
  }
}

async function openChain(chain: Chain, parts: Omit<ChainParts, 'failed'>): Promise<OpenChain> {
  const { db, now } = parts;
  const port = (await openNode(chain, parts)) ?? (await openSandbox(chain, parts));
  const addresses = await AddressBook.open(db, port, now);
  const arrivals = new ArrivalBook(db, chain, now);
  const isOurs = (address: string): boolean => addresses.ownerOf(address) !== null;
  const payments = new PaymentBook(db, chain, now);
  return { port, addresses, arrivals, payments, watcher: new ChainWatcher({ port, book: arrivals, isOurs, now }) };
}

/** A chain by the operator's node, null where none is named. What speaks to nodes is large, so only what is used is loaded. */
async function openNode(chain: Chain, { config, now }: Omit<ChainParts, 'failed'>): Promise<ChainPort | null> {
  if (chain === 'bitcoin' && config.bitcoin.nodeUrl !== '')
    return (await import('./bitcoin/open-bitcoin.ts')).openBitcoin(config, now);
  if (chain === 'ethereum' && config.ethereum.nodeUrl !== '')
    return (await import('./ethereum/open-ethereum.ts')).openEthereum(config, now);
  return null;
}

function openSandbox(chain: Chain, { db, now }: Omit<ChainParts, 'failed'>): Promise<ChainPort> {
  return SandboxChain.open({ chain, ...chainRules[chain], ledger: new SandboxLedger(db, chain), now });
}
