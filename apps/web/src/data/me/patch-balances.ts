import type { AccountBalance, Message } from '@auric/api';

export type Wallet = Message<'wallet/list'>;
type WalletAccount = Wallet['accounts'][number];

/**
 * The wallet with the changed balances in place. Totals in USDT are not added up here: they move with every price and
 * are drawn from the balances and the latest ticks.
 */
export function patchBalances(wallet: Wallet, changed: readonly AccountBalance[]): Wallet {
  const accounts = wallet.accounts.map((account) => patchAccount(account, changed));
  for (const balance of changed) {
    if (accounts.some((account) => account.id === balance.account)) continue;
    accounts.push(patchAccount({ id: balance.account, kind: balance.kind, total_usdt: '0', balances: [] }, changed));
  }
  return { ...wallet, accounts };
}

function patchAccount(account: WalletAccount, changed: readonly AccountBalance[]): WalletAccount {
  const own = changed.filter((balance) => balance.account === account.id);
  if (own.length === 0) return account;
  const balances = [...account.balances];
  for (const { account: _account, kind: _kind, ...balance } of own) {
    const known = balances.findIndex((candidate) => candidate.currency === balance.currency);
    if (known >= 0) balances[known] = balance;
    else balances.push(balance);
  }
  return { ...account, balances };
}
