import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { accountKeys } from '../keys/account-keys.ts';

/** Whether the customer has ever traded; asked only while it is wanted. */
export function useHasTraded(enabled: boolean) {
  return useQuery({
    // Below the bills, so that it is asked again when a balance moves.
    queryKey: [...accountKeys.bills, 'first-trade'],
    queryFn: async () => (await api.read('wallet/legal_log', { kind: 'trade', limit: 1 }, { loader: false })).total > 0,
    enabled,
  });
}
