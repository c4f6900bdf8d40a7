import type { WireOrder } from '@auric/api';
import { create } from 'zustand';
import { randomId } from '../random-id.ts';

/**
 * What the customer has asked of an open order and has no answer to yet. `sending`: on its way. `unknown`: no answer
 * came, so nobody knows whether it was done; a repeat carries the same name and is done once.
 */
export interface OrderAct {
  kind: 'cancel' | 'amend';
  phase: 'sending' | 'unknown';
  requestId: string;
}

/** By the id of the order. */
export type OrderActs = Readonly<Record<number, OrderAct>>;

const store = create<{ acts: OrderActs }>(() => ({ acts: {} }));

/** What is under way with an order; undefined: nothing. */
export function useOrderAct(order: number): OrderAct | undefined {
  return store((state) => state.acts[order]);
}

export function actOf(order: number): OrderAct | undefined {
  return store.getState().acts[order];
}

/** Locks orders at once, before anything is sent; returns the name under which the act is to be sent. */
export function beginAct(orders: readonly number[], kind: OrderAct['kind'], named?: string): string {
  const [first] = orders;
  const before = first === undefined ? undefined : actOf(first);
  const requestId =
    named ?? (orders.length === 1 && before?.kind === kind ? before.requestId : undefined) ?? randomId();
  const begun = orders.map((order) => [order, { kind, phase: 'sending', requestId }] as const);
  store.setState(({ acts }) => ({ acts: { ...acts, ...Object.fromEntries(begun) } }));
  return requestId;
}

/** Nobody knows what became of the act: the orders may be touched again, and say so. */
export function doubtAct(orders: readonly number[]): void {
  store.setState(({ acts }) => ({ acts: doubted(acts, orders) }));
}

/** The act was answered, by a yes or a no. */
export function endAct(orders: readonly number[]): void {
  store.setState(({ acts }) => ({ acts: without(acts, orders) }));
}

/** News of orders answers what was in doubt about them; what has ended needs no answer any more. */
export function answerActs(changed: readonly WireOrder[]): void {
  store.setState((state) => {
    const acts = answered(state.acts, changed);
    return acts === state.acts ? state : { acts };
  });
}

/** All open orders were read anew: they are as they are shown, and nothing is in doubt any more. */
export function clearDoubts(): void {
  store.setState(({ acts }) => ({
    acts: without(
      acts,
      Object.keys(acts)
        .map(Number)
        .filter((order) => acts[order]?.phase === 'unknown'),
    ),
  }));
}

/** Whether the order is being canceled by its owner, who hears of it from the answer and not from the push. */
export function isCanceling(order: number): boolean {
  const act = actOf(order);
  return act?.kind === 'cancel' && act.phase === 'sending';
}

export function hasDoubts(): boolean {
  return Object.values(store.getState().acts).some(({ phase }) => phase === 'unknown');
}

export function doubted(acts: OrderActs, orders: readonly number[]): OrderActs {
  const next: Record<number, OrderAct> = { ...acts };
  for (const order of orders) {
    const act = next[order];
    if (act !== undefined) next[order] = { ...act, phase: 'unknown' };
  }
  return next;
}

export function without(acts: OrderActs, orders: readonly number[]): OrderActs {
  const gone = new Set(orders);
  return Object.fromEntries(Object.entries(acts).filter(([order]) => !gone.has(Number(order))));
}

export function answered(acts: OrderActs, changed: readonly WireOrder[]): OrderActs {
  const gone = changed.filter(({ id, status }) => {
    const act = acts[id];
    // A fill that comes while an act is on its way is no answer to it.
    return act !== undefined && (status === 'complete' || act.phase === 'unknown');
  });
  return gone.length === 0
    ? acts
    : without(
        acts,
        gone.map(({ id }) => id),
      );
}
