import { type KernelEvent, kernelEvents } from '../kernel/events.ts';
import type { OpenJournal } from '../kernel/journal-start.ts';
import type { EventTable } from '../kernel/fields.ts';
import type { Rejection } from '../kernel/rejection.ts';
import { type CommandOf, type EventOf, oneNamespace, type QueriesOf } from '../kernel/registry.ts';
import type { Post } from '../ledger/ledger.ts';
import { venue } from '../matching/venue/venue.ts';
import { account } from './account/account.ts';
import { indexPrice } from './index-price/index-price.ts';
import { spot } from './spot/spot.ts';

/** The registry: one row a product, and the venue that their markets are on. Commands, events, queries, refusals and double entries follow from it. */
export const products = [account, indexPrice, spot, venue] as const;

export type Products = typeof products;
export type Command = OpenJournal | CommandOf<Products[number]>;
export type EventRecord = KernelEvent | EventOf<Products[number]>;
export type QueryTypes = QueriesOf<Products[number]>;
export type Query = QueryTypes[keyof QueryTypes]['query'];

/** The field tables of every event, by its name. */
export const eventTables: Readonly<Record<string, EventTable>> = Object.fromEntries(
  oneNamespace<EventTable>('an event', [kernelEvents, ...products.map((product) => product.events)]),
);

/** Every refusal of every product, by the name that its ladder uses. */
export const productRejections: Readonly<Record<string, Readonly<Record<string, Rejection>>>> = Object.fromEntries(
  products.map((product) => [product.name, product.rejections]),
);

/** A method, so that what books one kind of event may stand in the table of all: its name chooses it. */
interface Booking {
  post(event: EventRecord, post: Post): void;
}

/** The double entries of every event that moves money, by its name. */
export const postings: ReadonlyMap<string, Booking['post']> = oneNamespace<Booking['post']>(
  'the postings of an event',
  products.map((product) => product.postings),
);
