import type { WireOrder } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../data/client.ts';
import { orderKeys } from '../../data/keys/order-keys.ts';

/** Reads one order of the customer, open or over; null where there is none of this number. */
async function fetchOrder(order: number, signal: AbortSignal): Promise<WireOrder | null> {
  for (const status of ['complete', 'doing'] as const) {
    const { data } = await api.read('coin/list', { status, order_id: order, limit: 1 }, { loader: false, signal });
    if (data[0] !== undefined) return data[0];
  }
  return null;
}

/** Opens the order that the address asks for by its number, once, and lets go of the question. */
export function useAskedOrder(order: number | null, onFound: (order: WireOrder) => void, onAnswered: () => void): void {
  const { data, isError } = useQuery({
    queryKey: [...orderKeys.one, order],
    queryFn: ({ signal }) => fetchOrder(order ?? 0, signal),
    enabled: order !== null,
  });
  const answered = data !== undefined || isError;
  useEffect(() => {
    if (order === null || !answered) return;
    if (data) onFound(data);
    onAnswered();
    // What is done with the answer is made anew with every rendering; it is given once.
  }, [order, answered]); // oxlint-disable-line react-hooks/exhaustive-deps
}
