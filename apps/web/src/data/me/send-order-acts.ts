import type { Params, WireOrder } from '@auric/api';
import { api, realtime } from '../client.ts';
import { ApiError } from '../http/envelope.ts';
import { queryClient } from '../query-client.ts';
import { queryKeys } from '../query-keys.ts';
import { randomId } from '../random-id.ts';
import { applyOrders } from './me-feed.ts';
import { beginAct, clearDoubts, doubtAct, endAct, hasDoubts } from './order-acts.ts';
import { fetchOpenOrders } from './use-own-data.ts';

/** True where the answer to an act never came: nobody knows whether it was done. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.unknownOutcome;
}

/** Reads the open orders anew: what they are now answers every act that is in doubt. */
async function readTruth(): Promise<void> {
  try {
    await queryClient.fetchQuery({ queryKey: queryKeys.openOrders, queryFn: fetchOpenOrders, staleTime: 0 });
    clearDoubts();
  } catch {
    // The line is still down; the next resync asks again.
  }
}

realtime.onResync(() => {
  if (hasDoubts()) void readTruth();
});

/** What a refusal or a missing answer leaves behind: an order as it is, or one in doubt. */
function leave(orders: readonly number[], error: unknown): void {
  if (isUnanswered(error)) doubtAct(orders);
  else endAct(orders);
  // An order that is refused may have ended on the way: the list is read again in both cases.
  void readTruth();
}

/** Ids of an order and of what is canceled with it: the other leg of an OCO. */
function withPartner(order: WireOrder): number[] {
  const open = queryClient.getQueryData<WireOrder[]>(queryKeys.openOrders) ?? [];
  const partners = open.filter(({ id, oco_id }) => oco_id !== 0 && oco_id === order.oco_id && id !== order.id);
  return [order.id, ...partners.map(({ id }) => id)];
}

/** Locks the orders, sends the act once, and puts what it is answered with in place of what was known. */
async function send<Answer>(
  orders: readonly number[],
  act: () => Promise<Answer>,
  changed: (answer: Answer) => readonly WireOrder[],
): Promise<Answer> {
  try {
    const answer = await act();
    applyOrders(changed(answer));
    return answer;
  } catch (error) {
    leave(orders, error);
    throw error;
  }
}

/**
 * Cancels one open order, and with a leg of an OCO the other one. It is locked at the tap and sent once; the list
 * shows the answer at once, before the push says it again.
 */
export async function cancelOrder(order: WireOrder): Promise<WireOrder> {
  const orders = withPartner(order);
  const name = beginAct(orders.slice(0, 1), 'cancel');
  beginAct(orders.slice(1), 'cancel', name);
  return send(
    orders,
    () => api.act('coin/cancel', { id: order.id, request_id: name }),
    (canceled) => [canceled],
  );
}

/** Cancels the open orders of a market, or of all where none is named; `orders` are those that are locked meanwhile. */
export async function cancelOrders(market: number | null, orders: readonly WireOrder[]): Promise<WireOrder[]> {
  const ids = orders.map(({ id }) => id);
  const name = beginAct(ids, 'cancel', randomId());
  const canceled = await send(
    ids,
    () => api.act('coin/cancel_all', { request_id: name, ...(market === null ? {} : { match_id: market }) }),
    (answer) => answer,
  );
  // What ended on the way is not among the answer.
  endAct(ids);
  return canceled;
}

/** Amends an open order under the name of its draft. */
export async function amendOrder(parameters: Params<'coin/amend'>): Promise<WireOrder> {
  const order = Number(parameters.id);
  beginAct([order], 'amend', parameters.request_id);
  const amended = await send(
    [order],
    () => api.act('coin/amend', parameters),
    (answer) => [answer],
  );
  endAct([order]);
  return amended;
}
