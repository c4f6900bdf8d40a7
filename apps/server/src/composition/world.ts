import type { SandboxPath } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Chains, SimulateChain } from '../chains/open-chains.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Catalog } from '../edge/catalog.ts';
import type { ExchangeClient } from '../edge/exchange-client.ts';
import type { HandlersOf } from '../edge/handler.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import type { RateSource } from '../fiat/rate-source.ts';
import type { PersonChecks } from '../identity/open-identity.ts';
import type { Carriers } from '../messages/carriers/carrier.ts';
import type { CodePost } from '../messages/code-post.ts';
import type { Messages } from '../messages/messages.ts';
import type { WelcomeFunds } from '../people/opening.ts';
import type { People, Sweeper } from '../people/people.ts';
import type { AddressScreening } from '../withdrawals/screening.ts';
import type { SealingKeys } from '../sealing/sealing-keys.ts';
import type { ServerSecret } from '../server-secret.ts';

/** What the composition root lends to a world. */
export interface WorldParts {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly port: ExchangePort;
  readonly logger: Logger;
  readonly report: (line: string) => void;
  readonly now: () => number;
}

/** What the calls that exist in one world only are made of. */
export interface RouteParts {
  readonly client: ExchangeClient;
  readonly catalog: Catalog;
  readonly people: People;
  readonly messages: Messages;
  readonly post: CodePost;
  readonly chains: Chains;
}

/** Where prices come from and who trades besides the customers. */
export interface Market {
  observe(registry: Registry): void;
  close(): Promise<void>;
}

/** All that differs between the sandbox and live trading; the rest of the server knows no mode. */
export interface World {
  /** What brings letters to people. */
  readonly carriers: Carriers;
  /** How persons are checked who say who they are. */
  readonly personChecks: PersonChecks;
  /** Who knows what a dollar is in other currencies. */
  readonly fiatRates: RateSource;
  /** How addresses are checked that something is sent to. */
  readonly addressScreening: AddressScreening;
  /** What a new customer starts with; null for nothing. */
  readonly welcome: WelcomeFunds | null;
  readonly sweepers: readonly Sweeper[];
  /** Makes chains up where no node is named; null where every chain has to be real. */
  readonly simulateChain: SimulateChain | null;
  /** The calls of the sandbox; null where they don't exist. */
  routes(parts: RouteParts): HandlersOf<SandboxPath> | null;
  /** Brings a new exchange to where this world begins. */
  seed(): Promise<void>;
  /** `chains`: by which the people of this world pay and are paid. */
  startMarket(chains: Chains): Promise<Market>;
}

/** How a mode is composed. Only the module of the mode that runs is ever loaded. */
export interface Composition {
  /** Refuses to start, before anything is touched, and names what is missing. */
  check(config: Config): void;
  /** Called when the data folder exists. */
  secretOf(config: Config): ServerSecret;
  /** Called when the data folder exists. */
  sealingKeysOf(config: Config): SealingKeys;
  open(parts: WorldParts): World;
}

/** Loads the composition of a mode. */
export async function compositionOf(mode: Config['site']['mode']): Promise<Composition> {
  return mode === 'live'
    ? (await import('./live.ts')).liveComposition
    : (await import('./sandbox.ts')).sandboxComposition;
}
