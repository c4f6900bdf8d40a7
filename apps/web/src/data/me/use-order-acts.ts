import { useMutation } from '@tanstack/react-query';
import { api } from '../client.ts';
import { applyOrders } from './me-feed.ts';

/** Cancels one open order; the list shows it at once, before the push says it again. */
export function useCancelOrder() {
  return useMutation({
    mutationFn: (id: number) => api.act('coin/cancel', { id }),
    onSuccess: (canceled) => applyOrders([canceled]),
  });
}

/** Cancels the open orders of a market, or of all where none is named. */
export function useCancelOrders() {
  return useMutation({
    mutationFn: (market: number | null) => api.act('coin/cancel_all', market === null ? {} : { match_id: market }),
    onSuccess: applyOrders,
  });
}
