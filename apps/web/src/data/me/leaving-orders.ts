import type { WireOrder } from '@auric/api';
import { create } from 'zustand';

/** So long an order that has ended keeps its row, so that what comes after it does not slide under a finger. */
export const leavingMs = 2000;

interface Leaving {
  /** As it was while it was open, by which the list is filtered. */
  open: WireOrder;
  ended: WireOrder;
}

type LeavingOrders = ReadonlyMap<number, Leaving>;

export const useLeavingOrders = create<{ orders: LeavingOrders }>(() => ({ orders: new Map() }));

/** Keeps those of the open orders that have just ended where they are, for a moment. */
export function letLeave(open: readonly WireOrder[], changed: readonly WireOrder[]): void {
  const gone = changed.flatMap((ended) => {
    const before = ended.status === 'complete' ? open.find(({ id }) => id === ended.id) : undefined;
    return before === undefined ? [] : [[ended.id, { open: before, ended }] as const];
  });
  if (gone.length === 0) return;
  useLeavingOrders.setState(({ orders }) => ({ orders: new Map([...orders, ...gone]) }));
  setTimeout(() => forget(gone.map(([id]) => id)), leavingMs);
}

function forget(ids: readonly number[]): void {
  useLeavingOrders.setState(({ orders }) => ({ orders: new Map([...orders].filter(([id]) => !ids.includes(id))) }));
}

/** The next customer has other orders. */
export function forgetLeaving(): void {
  useLeavingOrders.setState({ orders: new Map() });
}

/** Whether the order has just ended: its row says how, and takes no taps. */
export function useIsLeaving(order: number): boolean {
  return useLeavingOrders(({ orders }) => orders.has(order));
}

/** The open orders and those that are leaving, in their places; `asEnded` says of each what has become of it. */
export function useShownOrders(open: readonly WireOrder[]): {
  shown: readonly WireOrder[];
  asEnded: (order: WireOrder) => WireOrder;
} {
  const { orders } = useLeavingOrders();
  return { shown: withLeaving(open, orders), asEnded: (order) => orders.get(order.id)?.ended ?? order };
}

export function withLeaving(open: readonly WireOrder[], leaving: LeavingOrders): readonly WireOrder[] {
  const gone = [...leaving.values()]
    .map(({ open: order }) => order)
    .filter(({ id }) => !open.some((is) => is.id === id));
  return gone.length === 0 ? open : [...open, ...gone].sort((a, b) => b.id - a.id);
}
