import type { WireOrder } from '@auric/api';
import { acts } from '../acts/acts.ts';
import type { Acts } from '../acts/act-store.ts';
import type { AskedAct, MoneyAct } from '../acts/money-act.ts';
import { useActs } from '../acts/use-acts.ts';
import { queryClient } from '../query-client.ts';
import { orderKeys } from '../keys/order-keys.ts';

/** The act that is under way or in doubt with an order, the newest of them. */
function actOn(order: number, all: Acts): MoneyAct | undefined {
  return [...all.values()].findLast((act) => act.orders?.includes(order) === true && act.aside !== true);
}

/** What its owner has asked of an open order and has no answer to yet; undefined: nothing. */
export function useOrderAct(order: number): MoneyAct | undefined {
  return useActs((all) => actOn(order, all));
}

/** Whether the order is being canceled by its owner, who hears of it from the act and not from the push. */
export function isCanceling(order: number): boolean {
  const act = actOn(order, acts.all());
  return act?.path === 'coin/cancel' || (act?.path === 'coin/cancel_all' && act.phase === 'sending');
}

/** Ids of an order and of what is canceled with it: the other leg of an OCO. */
function withPartner(order: WireOrder): number[] {
  const open = queryClient.getQueryData<WireOrder[]>(orderKeys.open) ?? [];
  const partners = open.filter(({ id, oco_id }) => oco_id !== 0 && oco_id === order.oco_id && id !== order.id);
  return [order.id, ...partners.map(({ id }) => id)];
}

/** Asks for what does no harm twice: where an earlier one is in doubt, a new one makes it certain. */
function beginAnew(asked: AskedAct): boolean {
  const before = acts.about(asked.about);
  if (before?.phase === 'unknown') acts.setAside(before.id);
  return acts.begin(asked);
}

/** Cancels one open order, and with a leg of an OCO the other one. Both are locked at the tap. */
export function cancelOrder(order: WireOrder): boolean {
  const about = `cancel:${order.id}`;
  const before = acts.about(about);
  if (before !== undefined && acts.repeat(before.id)) return true;
  return beginAnew({ about, path: 'coin/cancel', body: { id: order.id }, orders: withPartner(order) });
}

/** What is canceled at once. Null: both sides; no kind is named where a market is. */
export interface CancelAllScope {
  market: number | null;
  kind: 'spot' | 'stock' | null;
  side: WireOrder['type'] | null;
}

/** What it is about to cancel all orders of a scope. */
export const aboutCancelAll = ({ market, kind, side }: CancelAllScope): string =>
  `cancel_all:${market ?? kind ?? 'every'}:${side ?? 'both'}`;

/** Cancels the open orders of a scope; `orders` are those that are locked meanwhile. */
export function cancelOrders(scope: CancelAllScope, orders: readonly WireOrder[]): boolean {
  const { market, kind, side } = scope;
  const where = market === null ? kind !== null && { kind } : { match_id: market };
  return beginAnew({
    about: aboutCancelAll(scope),
    path: 'coin/cancel_all',
    body: { ...where, ...(side !== null && { type: side }) },
    orders: orders.map(({ id }) => id),
  });
}
