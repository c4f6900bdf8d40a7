import type { AccountBalance } from '@auric/api';
import { accountKeys } from '../keys/account-keys.ts';
import { lists } from '../list-refresher.ts';
import { queryClient } from '../query-client.ts';
import { heardBalances } from './heard-records.ts';
import type { OwnFeed } from './own-channel.ts';
import { patchBalances, type Wallet } from './patch-balances.ts';

/** Puts balances that changed into the cache; what is worked out from them is asked for anew where it is shown. */
export function applyBalances(changed: readonly AccountBalance[]): void {
  if (changed.length === 0) return;
  heardBalances.hear(changed);
  queryClient.setQueryData<Wallet>(accountKeys.wallet, (wallet) => wallet && patchBalances(wallet, changed));
  lists.news(accountKeys.bills);
  lists.news(accountKeys.performance);
}

/** The balances of all accounts, as the own channel says them. */
export const balanceFeed: OwnFeed = {
  snapshot: ({ balances }) => applyBalances(balances),
  event: ({ balances }) => applyBalances(balances),
};

/** What an answer says of a transfer isn't all that it has changed: bills and balances are asked for anew. */
export function transferDone(): void {
  void queryClient.invalidateQueries({ queryKey: accountKeys.bills });
  void queryClient.invalidateQueries({ queryKey: accountKeys.wallet });
}
