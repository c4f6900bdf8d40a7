import type { Params, WireFill, WireOrder } from '@auric/api';
import { api } from '../../data/client.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { orderKeys } from '../../data/keys/order-keys.ts';
import { usePaged, type Paged } from '../../kit/record/use-paged.ts';

/** Of which market, side, type and state, and how far back; what is left out is not asked for. */
export interface OrderQuery {
  match_id?: number;
  kind?: 'spot' | 'stock';
  type?: 'buy' | 'sell';
  order_type?: Params<'coin/list'>['order_type'];
  state?: Params<'coin/list'>['state'];
  /** Not older than this. */
  withinMs?: number;
}

const since = (withinMs: number | undefined): { from?: number } =>
  withinMs === undefined ? {} : { from: Date.now() - withinMs };

/** The customer's ended orders. */
export function useEndedOrders({ withinMs, ...query }: OrderQuery): Paged<WireOrder> {
  return usePaged({
    key: [...orderKeys.history, { ...query, withinMs }],
    read: ({ signal, ...page }) =>
      api.read('coin/list', { ...query, ...since(withinMs), status: 'complete', ...page }, { loader: false, signal }),
    enabled: useSignedIn(),
  });
}

/** The customer's own part of every trade. */
export function useFills({
  withinMs,
  ...query
}: Pick<OrderQuery, 'match_id' | 'kind' | 'type' | 'withinMs'>): Paged<WireFill> {
  return usePaged({
    key: [...orderKeys.fills, { ...query, withinMs }],
    read: ({ signal, ...page }) =>
      api.read('coin/fills', { ...query, ...since(withinMs), ...page }, { loader: false, signal }),
    enabled: useSignedIn(),
  });
}

/** The fills of one order. */
export function useFillsOf(order: number): Paged<WireFill> {
  return usePaged({
    key: [...orderKeys.fills, { order }],
    read: ({ signal, ...page }) => api.read('coin/fills', { order_id: order, ...page }, { loader: false, signal }),
  });
}
