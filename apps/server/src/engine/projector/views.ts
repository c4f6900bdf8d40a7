import { bills, type EventRecord, type Frame, oneNamespace } from '@auric/exchange';
import type pg from 'pg';
import { products } from '../../products/index.ts';
import { BillBook } from './bill-book.ts';
import { Charts } from './charts.ts';
import type { FoldEvent, Projection, SharedViews } from './projection.ts';

/** A row of the registry as the read models see it. */
export interface ProjectedProduct {
  readonly projection: (shared: SharedViews) => Projection;
}

/** The exchange's own events are about requests, releases and timers: no customer's history. */
const kernelUnprojected: readonly EventRecord['type'][] = [
  'CommandRejected',
  'NothingChanged',
  'ReleaseStarted',
  'JournalOpened',
  'TimerParked',
];

const ownTables = ['view.position', 'view.balances', 'view.bills', 'view.candles'];

/** All read models at work: the bills, the candles, and what each product keeps. */
export class Views {
  readonly bills = new BillBook();
  readonly #charts = new Charts();
  readonly #projections: readonly Projection[];
  readonly #folds: ReadonlyMap<string, FoldEvent>;
  readonly #unprojected: ReadonlySet<string>;

  /** Throws when two products write one table or make something of one event. */
  constructor(rows: readonly ProjectedProduct[] = products) {
    this.#projections = rows.map((row) => row.projection({ charts: this.#charts }));
    this.#folds = oneNamespace<FoldEvent>(
      'the projection of an event',
      this.#projections.map(({ fold }) => fold),
    );
    const silent = this.#projections.map(({ unprojected }) => unprojected);
    this.#unprojected = new Set([...kernelUnprojected, ...silent.flat()]);
    const tables = [ownTables, ...this.#projections.map((projection) => projection.tables)];
    oneNamespace(
      'a read model',
      tables.map((names) => Object.fromEntries(names.map((name) => [name, name]))),
    );
  }

  /** What is made of an event besides its bills; null for nothing. One that nobody decided about must not pass unseen. */
  projectionOf(type: string): FoldEvent | null {
    const fold = this.#folds.get(type);
    if (fold !== undefined) return fold;
    if (bills.has(type) || this.#unprojected.has(type)) return null;
    throw new Error(`${type} has no projection and makes no bill, and is not listed as an event without either.`);
  }

  async open(client: pg.ClientBase): Promise<void> {
    for (const projection of this.#projections) await projection.open?.(client);
  }

  /** Applies frames in memory; the rows that they change are read first, in one go. */
  async fold(client: pg.ClientBase, frames: readonly Frame[]): Promise<void> {
    for (const { events } of frames) for (const event of events) this.#need(event);
    await this.bills.load(client);
    for (const projection of this.#projections) await projection.load?.(client);
    for (const { events, at, seq } of frames) {
      for (const [place, event] of events.entries()) {
        this.projectionOf(event.type)?.(event, at, seq);
        this.bills.fold(event, { at, seq, place });
      }
    }
  }

  /** Writes what the last fold changed, inside the transaction that is open. */
  async write(client: pg.ClientBase): Promise<void> {
    for (const projection of this.#projections) await projection.write?.(client);
    await this.bills.write(client);
    await this.#charts.write(client);
  }

  #need(event: EventRecord): void {
    this.bills.need(event);
    for (const projection of this.#projections) projection.need?.(event);
  }
}
