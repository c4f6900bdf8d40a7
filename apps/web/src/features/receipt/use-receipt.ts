import type { Params } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../data/client.ts';
import { accountKeys } from '../../data/keys/account-keys.ts';

/** The customer's own receipt of something. */
export function useReceipt(asked: Params<'receipt'>) {
  return useQuery({
    queryKey: [...accountKeys.receipt, asked],
    queryFn: ({ signal }) => api.read('receipt', asked, { loader: false, signal }),
  });
}
