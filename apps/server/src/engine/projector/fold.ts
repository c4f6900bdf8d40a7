import { bills, firstCustomerId, postingsOf } from '@auric/exchange';
import type { EventRecord, Frame } from '@auric/exchange';
import { accountProjection, accountUnprojected } from '../../products/account/projection.ts';
import { indexPriceProjection } from '../../products/index-price/projection.ts';
import { ordersChangedBy, spotProjection, spotUnprojected } from '../../products/spot/projection.ts';
import { balanceKey } from './view-batch.ts';
import type { ViewBatch } from './view-batch.ts';
import type { Needs, ViewCache } from './view-cache.ts';

type Project = (view: ViewBatch, event: EventRecord, at: number, seq: number) => void;

/** Every product's projection: a new product adds its row here. */
const projections = table<Project>(accountProjection, indexPriceProjection, spotProjection);

/** The exchange's own events are about requests, releases and timers: no customer's history. */
const kernelUnprojected = [
  'CommandRejected',
  'NothingChanged',
  'ReleaseStarted',
  'JournalOpened',
  'TimerParked',
] as const satisfies readonly EventRecord['type'][];
/** Events that the read models keep nothing of, because somebody decided so. */
const unprojected: ReadonlySet<string> = new Set([...kernelUnprojected, ...accountUnprojected, ...spotUnprojected]);

/** What the read models make of an event besides its bills; null for nothing. An event that nobody decided about must not pass unseen. */
export function projectionOf(type: string): Project | null {
  const project = projections.get(type);
  if (project !== undefined) return project;
  if (bills.has(type) || unprojected.has(type)) return null;
  throw new Error(`${type} has no projection and makes no bill, and is not listed as an event without either.`);
}

function table<F>(...products: object[]): ReadonlyMap<string, F> {
  return new Map(products.flatMap((product) => Object.entries(product) as [string, F][]));
}

/** What the frames will change, so that it can be read in one go before they are folded. */
export function needsOf(frames: readonly Frame[], cache: ViewCache): Needs {
  const needs: Needs = { orders: new Set(), balances: new Map() };
  for (const { events } of frames) {
    for (const event of events) {
      for (const order of ordersChangedBy(event)) needs.orders.add(order);
      if (event.type === 'OrdersTraded' || event.type === 'PrintWatched')
        for (const order of cache.trailingIn(event.market)) needs.orders.add(order);
      postingsOf(event, (customer, kind, asset, available, held) => {
        if (customer < firstCustomerId || available + held === 0n) return;
        const key = balanceKey(customer, kind, asset);
        if (!needs.balances.has(key)) needs.balances.set(key, { customer, kind, asset, total: 0n });
      });
    }
  }
  return needs;
}

/** Applies frames to a batch of changes. Pure: the rows that they change are in the batch's cache. */
export function foldFrames(view: ViewBatch, frames: readonly Frame[]): void {
  for (const { events, at, seq } of frames) {
    for (const event of events) {
      projectionOf(event.type)?.(view, event, at, seq);
      addBills(view, event, at);
    }
  }
}

/** Every posting that changes what a customer owns becomes a bill: the ledger and the bills are one. */
function addBills(view: ViewBatch, event: EventRecord, at: number): void {
  postingsOf(event, (customer, kind, asset, available, held) => {
    const amount = available + held;
    if (customer < firstCustomerId || amount === 0n) return;
    const label = bills.get(event.type);
    if (label === undefined) throw new Error(`${event.type} moves funds and has no bill.`);
    const { type, ref, fee = 0n, feeType = type } = label(event, customer, amount);
    view.addBill({ customer, kind, asset, amount: amount + fee, type, ref, at });
    view.addBill({ customer, kind, asset, amount: -fee, type: feeType, ref, at });
  });
}
