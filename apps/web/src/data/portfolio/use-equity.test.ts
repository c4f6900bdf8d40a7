import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../client.ts';
import { accountKeys } from '../keys/account-keys.ts';
import { queryClient } from '../query-client.ts';
import { equityQuery } from './use-equity.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Nothing is asked for again on a server, and without a window this is taken for one.
  environmentManager.setIsServer(() => false);
  queryClient.clear();
  queryClient.setQueryData(accountKeys.wallet, { total_usdt: '0', accounts: [] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  queryClient.clear();
  environmentManager.setIsServer(() => true);
});

it('what today has brought is asked for again after it has not come, and only until it has', async () => {
  const read = vi.spyOn(api, 'read').mockRejectedValueOnce(new Error('the server is behind'));
  read.mockResolvedValue({ points: [] } as never);
  const observer = new QueryObserver(queryClient, equityQuery('day'));
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().isError).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(observer.getCurrentResult().data).toMatchObject({ answer: { points: [] } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});
