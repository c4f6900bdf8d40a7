import { type KernelEvent, kernelEvents } from '../kernel/events.ts';
import type { OpenJournal } from '../kernel/journal-start.ts';
import type { EventTable } from '../kernel/fields.ts';
import type { BillLabel, FrameOf, Rendered } from '../kernel/product.ts';
import type { Rejection } from '../kernel/rejection.ts';
import { type CommandOf, type EventOf, oneNamespace, type QueriesOf } from '../kernel/registry.ts';
import type { Post } from '../ledger/ledger.ts';
import { venue } from '../matching/venue/venue.ts';
import type { OrderView } from '../views.ts';
import { account } from './account/account.ts';
import { availability } from './availability/availability.ts';
import { binaryOption } from './binary-option/binary-option.ts';
import { copyTrading } from './copy-trading/copy-trading.ts';
import { convert } from './convert/convert.ts';
import { customerTransfer } from './customer-transfer/customer-transfer.ts';
import { deposit } from './deposit/deposit.ts';
import { exit } from './exit/exit.ts';
import { indexPrice } from './index-price/index-price.ts';
import { perpetual } from './perpetual/perpetual.ts';
import { lossBudget } from './loss-budget/loss-budget.ts';
import { operator } from './operator/operator.ts';
import { referral } from './referral/referral.ts';
import { spot } from './spot/spot.ts';
import { stock } from './stock/stock.ts';
import { withdrawal } from './withdrawal/withdrawal.ts';

/** The registry: one row a product, and the venue that their markets are on. Commands, events, queries, refusals and double entries follow from it. */
export const products = [
  account,
  availability,
  convert,
  copyTrading,
  customerTransfer,
  deposit,
  exit,
  indexPrice,
  lossBudget,
  operator,
  referral,
  withdrawal,
  spot,
  stock,
  perpetual,
  binaryOption,
  venue,
] as const;

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

/** Methods, so that what is for one kind of event may stand in the table of all: its name chooses it. */
interface Named {
  post(event: EventRecord, post: Post): void;
  answer(frame: FrameOf<EventRecord>, placedOrder: (id: number) => OrderView | null): Rendered;
  bill(event: EventRecord, customer: number, amount: bigint): BillLabel<BillType>;
}

/** The double entries of every event that moves money, by its name. */
export const postings: ReadonlyMap<string, Named['post']> = oneNamespace<Named['post']>(
  'the postings of an event',
  products.map((product) => product.postings),
);

/** How the answer of every command is rendered from its frame, by the command's name. */
export const answers: ReadonlyMap<string, Named['answer']> = oneNamespace<Named['answer']>(
  'the answer of a command',
  products.map((product) => product.answers),
);

/** What every bill may be of: the words of all products, each once. */
export type BillType = Products[number]['billTypes'][number];
export const billTypes: readonly BillType[] = [
  ...new Set(products.flatMap((product): readonly BillType[] => product.billTypes)),
];

/** How the postings of every event are worded as bills, by its name. */
export const bills: ReadonlyMap<string, Named['bill']> = oneNamespace<Named['bill']>(
  'the bills of an event',
  products.map((product) => product.bills),
);

/** The commands that are taken also when the exchange is too busy for new orders. */
export const alwaysTaken: ReadonlySet<string> = new Set(
  products.flatMap((product): readonly string[] => product.alwaysTaken),
);
