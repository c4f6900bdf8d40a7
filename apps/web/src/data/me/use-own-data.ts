import type { WireOrder } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app-store.ts';
import { api } from '../client.ts';
import { accountKeys } from '../keys/account-keys.ts';
import { orderKeys } from '../keys/order-keys.ts';
import { siteKeys } from '../keys/site-keys.ts';
import { heardBalances, heardOrders } from './heard-records.ts';
import { patchBalances, type Wallet } from './patch-balances.ts';
import { patchOpenOrders } from './patch-orders.ts';

/** A page of the wire holds at most this many. */
const pageSize = 100;

/** The open orders: what is pushed while they are on their way is newer than the answer. */
export async function fetchOpenOrders({ signal }: { signal?: AbortSignal } = {}): Promise<WireOrder[]> {
  const asked = heardOrders.mark();
  const orders: WireOrder[] = [];
  const options = { loader: false, ...(signal && { signal }) };
  for (let before: number | undefined; ; before = orders.at(-1)?.id) {
    const older = before === undefined ? {} : { before };
    const answer = await api.read('coin/list', { status: 'doing', limit: pageSize, ...older }, options);
    orders.push(...answer.data);
    if (!answer.has_more) return patchOpenOrders(orders, heardOrders.since(asked));
  }
}

async function fetchWallet({ signal }: { signal: AbortSignal }): Promise<Wallet> {
  const asked = heardBalances.mark();
  const wallet = await api.read('wallet/list', {}, { loader: false, signal });
  return patchBalances(wallet, heardBalances.since(asked));
}

export function useSignedIn(): boolean {
  return useApp((state) => state.token !== null);
}

export const profileQuery = {
  queryKey: siteKeys.profile,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const user = await api.read('user/info', {}, { loader: false, signal });
    useApp.setState({ user });
    return user;
  },
  staleTime: 5 * 60_000,
};

export function useProfile() {
  const enabled = useSignedIn();
  return useQuery({ ...profileQuery, enabled });
}

export const walletQuery = { queryKey: accountKeys.wallet, queryFn: fetchWallet };

export function useWallet() {
  const enabled = useSignedIn();
  return useQuery({ ...walletQuery, enabled });
}

export function useOpenOrders() {
  const enabled = useSignedIn();
  return useQuery({ queryKey: orderKeys.open, queryFn: fetchOpenOrders, enabled });
}
