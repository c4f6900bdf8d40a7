import type { Message } from '@auric/api';
import { api } from '../../data/client.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { usePaged, type Paged } from '../../kit/record/use-paged.ts';
import { wireOf, type BillFilter } from './bill-filter.ts';

export type Bill = Message<'wallet/legal_log'>['data'][number];

/** The bills that a filter lets through, as far as they were asked for. */
export function useBills(filter: BillFilter): Paged<Bill> {
  return usePaged({
    key: [...queryKeys.bills, filter],
    read: ({ signal, ...page }) =>
      api.read('wallet/legal_log', { ...wireOf(filter), ...page }, { loader: false, signal }),
  });
}
