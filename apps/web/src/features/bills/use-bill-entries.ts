import type { Message } from '@auric/api';
import { api } from '../../data/client.ts';
import { accountKeys } from '../../data/keys/account-keys.ts';
import { usePaged, type Paged } from '../../kit/record/use-paged.ts';
import { wireOf, type BillFilter } from './bill-filter.ts';

/** What one event did to the balances: a trade, a transfer, a deposit. */
export type BillEntry = Message<'wallet/entries'>['data'][number];
export type Bill = BillEntry['legs'][number];

/** The entries of which the filter lets a bill through. */
export function useBillEntries(filter: BillFilter): Paged<BillEntry> {
  return usePaged({
    key: [...accountKeys.bills, filter],
    read: ({ signal, ...page }) =>
      api.read('wallet/entries', { ...wireOf(filter), ...page }, { loader: false, signal }),
  });
}
