import type { BillSubjects as WireSubjects } from '@auric/api';
import type { AssetView, BillType, MarketView } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Chains } from '../chains/open-chains.ts';
import type { Cases } from '../console/cases/cases.ts';
import type { ConsolePart } from '../console/part.ts';
import type { Database } from '../db/database.ts';
import type { TickerOf } from '../market-data/ticker-of.ts';
import type { Catalog } from '../edge/catalog.ts';
import type { ExchangeClient } from '../edge/exchange-client.ts';
import type { OwnDataOf } from '../edge/own-data.ts';
import type { Changed } from '../engine/port/changes.ts';
import type { StoredRecords } from '../engine/port/stored-records.ts';
import type { FiatRates } from '../fiat/fiat-rates.ts';
import type { Projection, SharedViews } from '../engine/projector/projection.ts';
import type { Files } from '../files/files.ts';
import type { News } from '../messages/journal-news.ts';
import type { Telling } from '../messages/telling.ts';
import type { People } from '../people/people.ts';
import type { Sealing } from '../sealing/sealing.ts';
import type { UnderWay } from '../withdrawals/under-way.ts';

/** What a product's calls are made with. */
export interface RouteParts extends SubjectParts {
  readonly client: ExchangeClient;
  /** The prices of a market over the last day, as everybody sees them. */
  readonly tickerOf: TickerOf;
  readonly chains: Chains;
  readonly files: Files;
  readonly cases: Cases;
  readonly now: () => number;
  /** How many rows a file may have. */
  readonly exportRowsMax: number;
  readonly billSubjectsOf: BillSubjectsOf;
  /** The register of people: who confirms what leaves. */
  readonly people: Pick<People, 'payments' | 'secondFactor'>;
  /** What one USDT is in the currencies that values are also shown in. */
  readonly fiat: Pick<FiatRates, 'rateOf'>;
  readonly sealing: Sealing;
  /** How far the transaction of a withdrawal is on its chain. */
  readonly underWay: UnderWay;
}

/** What the subjects of bills are read with. */
export interface SubjectParts {
  readonly catalog: Catalog;
  readonly db: Kysely<Database>;
}

/** What news are made with: what is durable, and the marks of the moment. */
export interface NewsParts extends SubjectParts {
  readonly client: ExchangeClient;
  readonly now: () => number;
}

/** What a product says of its bills beside their amounts, under its word on the wire. */
export interface BillSubjects {
  readonly word: keyof WireSubjects;
  readonly types: readonly BillType[];
  /** The subjects by the `ref` of their bills; each is one of this customer. */
  of(customer: number, refs: readonly number[]): Promise<ReadonlyMap<number, object>>;
}

type SubjectOfBill = { type: BillType; ref: number };

/** Reads what some bills of a customer are about; of each it says the subject under its word, or nothing. */
export type BillSubjectsOf = (
  customer: number,
  bills: readonly SubjectOfBill[],
) => Promise<(bill: SubjectOfBill) => WireSubjects>;

/** Names and scales of what a customer's records are about, and what they are worth; known at once. */
export interface Names {
  readonly asset: (id: number) => AssetView;
  readonly market: (id: number) => MarketView;
  readonly usdtWorthE6: Catalog['usdtWorthE6'];
}

/** What a product's part of the operators' console is made with. */
export interface ConsolePartLent extends SubjectParts {
  readonly client: ExchangeClient;
  readonly chains: Chains;
  readonly files: Files;
  readonly telling: Telling;
  readonly sealing: Sealing;
  /** What all corrections of balances within 24 hours may be worth. */
  readonly adjustmentsUsdt: bigint;
  readonly now: () => number;
}

/** A product as the server sees it. What it has nothing of is left out. */
export interface ProductRow {
  readonly name: string;
  /** What makes its tables, by names that are for ever (docs/decisions/migrations.md); all of them are read models. */
  readonly migrations?: Readonly<Record<string, Migration>>;
  readonly projection: (shared: SharedViews) => Projection;
  /** Which of its events change what others watch. */
  readonly changes?: Changed;
  /** Its records that are over. */
  readonly records?: StoredRecords;
  /** What its customers are told of what the journal says. */
  readonly news?: (parts: NewsParts) => Promise<News>;
  /** What its bills are about. */
  readonly billSubjects?: (parts: SubjectParts) => Promise<BillSubjects>;
  /** Its calls. */
  readonly routes?: (parts: RouteParts) => Promise<object>;
  /** What it keeps of a customer, all of it, for the file of own data. */
  readonly ownData?: (parts: RouteParts) => Promise<OwnDataOf>;
  /** What it brings to the operators' console. */
  readonly consolePart?: (parts: ConsolePartLent) => Promise<ConsolePart>;
  /** How it writes what it tells its customer at once. */
  readonly customer?: (names: Names) => Promise<object>;
}

type Row = Required<Pick<ProductRow, 'routes' | 'customer'>>;

/** What the rows of a registry make together of one of their parts. */
export type TogetherOf<R extends ProductRow, P extends keyof Row> = Together<
  R extends Pick<Row, P> ? Awaited<ReturnType<R[P]>> : never
>;

type Together<U> = (U extends unknown ? (part: U) => void : never) extends (whole: infer W) => void ? W : never;
