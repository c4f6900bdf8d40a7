import { useQuery } from '@tanstack/react-query';
import { api } from '../../data/client.ts';
import { withdrawalsKey } from '../../data/keys/withdrawal-keys.ts';
import { transferDone } from '../../data/me/balance-feed.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { queryClient } from '../../data/query-client.ts';

const quiet = { loader: false } as const;

/** What may be withdrawn of a coin now; limits and holds change while one looks, and elsewhere before one comes back. */
export function useWithdrawInfo(currency: number | undefined) {
  const enabled = useSignedIn() && currency !== undefined;
  return useQuery({
    queryKey: [...withdrawalsKey, 'info', currency],
    queryFn: () => api.read('wallet/get_info', { currency: currency ?? 0 }, quiet),
    enabled,
    staleTime: 0,
    refetchInterval: 30_000,
  });
}

/** The address book, newest first. */
export function useAddresses() {
  const enabled = useSignedIn();
  const queryFn = async () => (await api.read('user/wallet/list', { limit: 100 }, quiet)).data;
  return useQuery({ queryKey: [...withdrawalsKey, 'book'], queryFn, enabled });
}

export function useWhitelist() {
  const enabled = useSignedIn();
  const queryFn = () => api.read('user/wallet/whitelist', {}, quiet);
  return useQuery({ queryKey: [...withdrawalsKey, 'whitelist'], queryFn, enabled });
}

/** The bank cards at home and abroad; null where there is none. */
export function useBankCards() {
  const enabled = useSignedIn();
  const queryFn = async () => {
    const [home, abroad] = await Promise.all([
      api.act('user/cash_info', {}, quiet),
      api.act('user/cash_info_international', {}, quiet),
    ]);
    return { home, abroad };
  };
  return useQuery({ queryKey: [...withdrawalsKey, 'cards'], queryFn, enabled });
}

/** Something of what leaves has changed. */
export async function withdrawalsChanged(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: withdrawalsKey });
  transferDone();
}

/** What a passkey of the customer is to answer, to confirm a payment. */
export function paymentChallenge(): Promise<{ options: string }> {
  return api.act('factor/challenge', {});
}
