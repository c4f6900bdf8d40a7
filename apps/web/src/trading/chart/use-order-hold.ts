import type { WireOrder } from '@auric/api';
import { useCallback, useMemo, useState } from 'react';
import type { Market } from '../../data/market/market.ts';
import { heldAt, type HeldOrder } from './order-hold.ts';

export interface OrderHold {
  /** The order whose line is held now, while there is one. */
  held: HeldOrder | null;
  /** Takes the line of an order to so many ticks. */
  take: (order: WireOrder, ticks: number) => void;
  /** The line is where it shall be: asks whether the order is to follow. */
  ask: () => void;
  /** Lets the line go back to its order. */
  release: () => void;
  /** The order that is asked about, as it is now. */
  asked: WireOrder | null;
  asking: boolean;
}

/** The own order that is being taken to another price on the chart. Nothing is sent before its sheet is confirmed. */
export function useOrderHold(orders: readonly WireOrder[], { priceDecimals }: Market): OrderHold {
  const [held, setHeld] = useState<HeldOrder | null>(null);
  const [asking, setAsking] = useState(false);
  const order = orders.find(({ id }) => id === held?.id) ?? null;
  const take = useCallback(
    (of: WireOrder, ticks: number) => setHeld(heldAt(of, ticks, priceDecimals)),
    [priceDecimals],
  );
  const ask = useCallback(() => setAsking(true), []);
  const release = useCallback(() => {
    setAsking(false);
    setHeld(null);
  }, []);
  // One that has ended meanwhile is held by nobody.
  const live = order === null ? null : held;
  return useMemo(
    () => ({ held: live, take, ask, release, asked: order, asking: asking && order !== null }),
    [live, take, ask, release, order, asking],
  );
}
