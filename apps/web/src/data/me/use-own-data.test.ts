import type { AccountBalance, WireOrder } from '@auric/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../client.ts';
import { queryClient } from '../query-client.ts';
import { orderKeys } from '../keys/order-keys.ts';
import { forgetHeard } from './heard-records.ts';
import { applyBalances } from './balance-feed.ts';
import { applyOrders } from './order-feed.ts';
import type { Wallet } from './patch-balances.ts';
import { fetchOpenOrders, walletQuery } from './use-own-data.ts';

const order = (id: number, change: Partial<WireOrder> = {}): WireOrder =>
  ({ id, status: 'doing', state: 'new', filled: '0', oco_id: 0, updated_at: 1, ...change }) as WireOrder;
const usdt = (available: string): AccountBalance => ({
  account: 2,
  kind: 'spot',
  currency: 3,
  currency_name: 'USDT',
  available,
  freeze: '0',
  usdt_value: available,
});
const walletOf = (available: string): Wallet => {
  const { account: _account, kind: _kind, ...balance } = usdt(available);
  return { total_usdt: '0', accounts: [{ id: 2, kind: 'spot', total_usdt: '0', balances: [balance] }] };
};

/** Answers the next call when it is told to, with what was read before. */
function lateAnswer(answer: unknown): () => void {
  let arrive: (() => void) | undefined;
  vi.spyOn(api, 'read').mockImplementationOnce(
    (() =>
      new Promise((resolve) => {
        arrive = () => resolve(answer);
      })) as unknown as typeof api.read,
  );
  return () => arrive?.();
}

describe('an answer that was read before a push and comes after it', () => {
  beforeEach(() => {
    queryClient.clear();
    forgetHeard();
    vi.restoreAllMocks();
  });

  it('does not bring back an order that was filled meanwhile, nor hide one that was placed', async () => {
    const arrive = lateAnswer({ data: [order(2), order(1)], has_more: false });
    const read = queryClient.fetchQuery({ queryKey: orderKeys.open, queryFn: fetchOpenOrders });
    applyOrders([order(1, { status: 'complete', state: 'filled', filled: '1', updated_at: 2 })]);
    applyOrders([order(3, { updated_at: 2 }), order(2, { state: 'partially_filled', filled: '0.5', updated_at: 2 })]);
    arrive();
    expect((await read).map(({ id, filled }) => [id, filled])).toEqual([
      [3, '0'],
      [2, '0.5'],
    ]);
  });

  it('does not bring back a balance that was spent meanwhile', async () => {
    const arrive = lateAnswer(walletOf('100'));
    const read = queryClient.fetchQuery(walletQuery);
    await Promise.resolve();
    applyBalances([usdt('40')]);
    arrive();
    expect((await read).accounts[0]?.balances[0]?.available).toBe('40');
  });

  it('is taken as it is where nothing was heard since it was asked for', async () => {
    applyBalances([usdt('40')]);
    const arrive = lateAnswer(walletOf('90'));
    const read = queryClient.fetchQuery({ ...walletQuery, staleTime: 0 });
    await Promise.resolve();
    arrive();
    expect((await read).accounts[0]?.balances[0]?.available).toBe('90');
  });

  it('to the placing of an order does not open it again after the push that it was filled', () => {
    queryClient.setQueryData<WireOrder[]>(orderKeys.open, []);
    applyOrders([order(7, { status: 'complete', state: 'filled', filled: '1', updated_at: 5 })]);
    applyOrders([order(7, { updated_at: 4 })]);
    expect(queryClient.getQueryData(orderKeys.open)).toEqual([]);
    // Placed and filled within one millisecond.
    applyOrders([order(7, { updated_at: 5 })]);
    expect(queryClient.getQueryData(orderKeys.open)).toEqual([]);
  });
});
