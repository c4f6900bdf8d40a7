import type { Message } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../data/client.ts';
import { depositKeys } from '../../data/keys/deposit-keys.ts';
import { queryClient } from '../../data/query-client.ts';

export type Deposit = Message<'recharge/log'>['data'][number];

/** How often what is on its way is looked at: a block of a fast chain comes in seconds. */
const lookMs = { underWay: 2_000, quiet: 5_000 };
const shownAtOnce = 5;

/** The latest deposits of a coin, as they are now, while somebody looks. */
export function useLatestDeposits(currency: number) {
  return useQuery({
    queryKey: [...depositKeys.deposits, 'latest', currency],
    queryFn: async ({ signal }) =>
      (await api.read('recharge/log', { currency, limit: shownAtOnce }, { loader: false, signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'confirming') === true ? lookMs.underWay : lookMs.quiet,
  });
}

/** The customer's own address for a coin on a network. */
export function useReceivingAddress(currency: number, network: string) {
  return useQuery({
    queryKey: [...depositKeys.address, currency, network],
    queryFn: ({ signal }) => api.read('wallet/get_in_address', { currency, network }, { loader: false, signal }),
    refetchInterval: 30_000,
  });
}

/** Everything of what comes in is asked for anew. */
export function depositsChanged(): void {
  void queryClient.invalidateQueries({ queryKey: depositKeys.deposits });
  void queryClient.invalidateQueries({ queryKey: depositKeys.claims });
}
