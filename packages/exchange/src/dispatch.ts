import { EventCodec } from './kernel/codec.ts';
import type { Context, Product, Touch } from './kernel/product.ts';
import { oneNamespace } from './kernel/registry.ts';
import type { Rejection } from './kernel/rejection.ts';
import type { ReleaseMark } from './kernel/release-mark.ts';
import { type OpenJournal, refuseOpening } from './kernel/journal-start.ts';
import type { RequestIds } from './kernel/request-ids.ts';
import type { Timers } from './kernel/timers.ts';
import type { Post } from './ledger/ledger.ts';
import { type Command, type EventRecord, eventTables, postings } from './products/index.ts';
import type { OrderSource } from './outcome.ts';

/**
 * What products do under a name, seen without the types of one name. They are methods, so that what takes one kind of
 * command or event may stand in the table of all: the name that it stands under chooses it, and nothing else calls it.
 */
interface Named {
  decide(context: Context<EventRecord>, command: Command): Rejection | null;
  evolve(event: EventRecord, at: number): void;
  fire(context: Context<EventRecord>, timer: { readonly subject: number; readonly due: number }): void;
  answer(query: object, at: number): unknown;
  touch(event: EventRecord, touch: Touch): void;
}

type Rows<K extends keyof Named> = Readonly<Record<string, Named[K]>>;

/** A product as the exchange runs it. */
export interface Registered extends Pick<
  Product<never, never>,
  'tables' | 'startFrame' | 'order' | 'addHolds' | 'broken' | 'hash' | 'save' | 'load'
> {
  readonly decide: Rows<'decide'>;
  readonly evolve: Rows<'evolve'>;
  readonly timers: Rows<'fire'>;
  readonly queries: Rows<'answer'>;
  readonly touches?: Rows<'touch'>;
}

/** What one kind of event does: how it is written, what it books, what it changes. */
export interface EventHandler {
  readonly codec: EventCodec;
  readonly post: ((event: EventRecord, post: Post) => void) | undefined;
  readonly evolve: Named['evolve'];
  readonly touch: Named['touch'] | undefined;
  readonly orders: OrderSource;
}

/** What one kind of command does; `orders` are its product's, for the answer. */
export interface CommandHandler {
  readonly decide: Named['decide'];
  readonly orders: OrderSource;
}

/** What the kernel's own commands and events work on. */
interface Kernel {
  readonly timers: Timers;
  readonly requests: RequestIds;
  readonly mark: ReleaseMark;
}

/** The tables that find by its name what a command, an event, a timer or a question means. */
export class Dispatch {
  readonly events: ReadonlyMap<string, EventHandler>;
  readonly commands: ReadonlyMap<string, CommandHandler>;
  readonly timers: ReadonlyMap<string, Named['fire']>;
  readonly queries: ReadonlyMap<string, Named['answer']>;
  readonly frameStarts: readonly (() => void)[];

  /** Throws when two products use one name, or an event is declared that nothing evolves. */
  constructor(products: readonly Registered[], kernel: Kernel) {
    this.events = oneNamespace('an event', [{ evolve: kernelEvolvers(kernel) }, ...products].map(handlersOf));
    this.commands = oneNamespace('a command', [{ decide: kernelDeciders(kernel) }, ...products].map(commandsOf));
    this.timers = oneNamespace(
      'a timer',
      products.map((product) => product.timers),
    );
    this.queries = oneNamespace(
      'a query',
      products.map((product) => product.queries),
    );
    oneNamespace('a table', [kernelTables, ...products.map(tablesOf)]);
    for (const type of Object.keys(eventTables))
      if (!this.events.has(type)) throw new Error(`Nothing evolves ${type}.`);
    this.frameStarts = products.flatMap((product) => (product.startFrame ? [() => product.startFrame?.()] : []));
  }
}

/** The tables that are no product's. */
const kernelTables = { balance: true, timer: true, requestShare: true } as const;

function kernelDeciders({ requests }: Kernel): Rows<'decide'> {
  return {
    OpenJournal({ emit }, command: OpenJournal) {
      const refused = refuseOpening(command, requests);
      if (refused === null) emit({ type: 'JournalOpened', hashKey: [...command.hashKey] });
      return refused;
    },
  };
}

/** The kernel's own events change its timers, who writes and under which secret; throws on a timer that isn't set. */
function kernelEvolvers({ timers, requests, mark }: Kernel): Rows<'evolve'> {
  return {
    JournalOpened({ hashKey: [low = 0, high = 0] }: Extract<EventRecord, { type: 'JournalOpened' }>) {
      requests.setHashKey({ low, high });
    },
    CommandRejected() {},
    NothingChanged() {},
    ReleaseStarted({ release }: Extract<EventRecord, { type: 'ReleaseStarted' }>) {
      mark.release = release;
    },
    TimerParked({ timer }: Extract<EventRecord, { type: 'TimerParked' }>) {
      if (!timers.has(timer)) throw new Error(`There is no timer ${timer}.`);
      timers.cancel(timer);
    },
  };
}

/** The handlers of one product's events, or of the kernel's, which have no orders. */
function handlersOf(product: Pick<Registered, 'evolve' | 'touches' | 'order'>): Readonly<Record<string, EventHandler>> {
  const orders = ordersOf(product);
  const rows = Object.entries(product.evolve).map(([type, evolve]) => {
    const table = eventTables[type];
    if (!table) throw new Error(`${type} has no field table.`);
    const codec = new EventCodec(type, table);
    return [type, { codec, post: postings.get(type), evolve, touch: product.touches?.[type], orders }] as const;
  });
  return Object.fromEntries(rows);
}

function commandsOf(product: Pick<Registered, 'decide' | 'order'>): Readonly<Record<string, CommandHandler>> {
  const orders = ordersOf(product);
  return Object.fromEntries(Object.entries(product.decide).map(([type, decide]) => [type, { decide, orders }]));
}

function ordersOf(product: Pick<Registered, 'order'>): OrderSource {
  return { order: (id) => product.order?.(id) ?? null };
}

function tablesOf(product: Registered): Readonly<Record<string, true>> {
  const names = product.tables.map((table) => table.name);
  if (new Set(names).size < names.length) throw new Error(`A product has a table of one name twice: ${names.join()}.`);
  return Object.fromEntries(names.map((name) => [name, true as const]));
}
