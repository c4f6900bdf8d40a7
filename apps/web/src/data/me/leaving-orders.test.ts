import type { WireOrder } from '@auric/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavingMs, letLeave, useLeavingOrders, withLeaving } from './leaving-orders.ts';

const order = (id: number, change: Partial<WireOrder> = {}): WireOrder =>
  ({ id, status: 'doing', state: 'new', ...change }) as WireOrder;
const canceled = (id: number) => order(id, { status: 'complete', state: 'canceled' });

describe('an open order that ends', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const listed = (open: readonly WireOrder[]) =>
    withLeaving(open, useLeavingOrders.getState().orders).map(({ id }) => id);

  it('ux 2: keeps its place for a moment, so that no other order takes the second tap', () => {
    const open = [order(3), order(2), order(1)];
    letLeave(open, [canceled(2)]);
    expect(listed([order(3), order(1)])).toEqual([3, 2, 1]);
    expect(useLeavingOrders.getState().orders.get(2)).toEqual({ open: order(2), ended: canceled(2) });
    vi.advanceTimersByTime(leavingMs);
    expect(listed([order(3), order(1)])).toEqual([3, 1]);
  });

  it('stands in the list once, also while the list still has it', () => {
    letLeave([order(2)], [canceled(2)]);
    expect(listed([order(2)])).toEqual([2]);
  });

  it('that was not in the list does not come into it', () => {
    letLeave([order(1)], [canceled(9), order(1, { state: 'partially_filled' })]);
    vi.advanceTimersByTime(0);
    expect(useLeavingOrders.getState().orders.has(9)).toBe(false);
    expect(useLeavingOrders.getState().orders.has(1)).toBe(false);
  });
});
