import { accountKindWords, type AccountKindWord, formatDecimal, type WireBalance } from '@auric/api';
import type { AssetView, BalanceView } from '@auric/exchange';
import type { Catalog } from '../../edge/catalog.ts';

/** Accounts that list every coin, owned or not: funds arrive in one and are traded in the other. */
const completeAccounts: ReadonlySet<AccountKindWord> = new Set(['funding', 'spot']);

export interface WireAccount {
  id: number;
  kind: AccountKindWord;
  total_usdt: string;
  balances: WireBalance[];
}

export interface Wallet {
  total_usdt: string;
  accounts: WireAccount[];
}

/** The wire's id of an account kind, 1 to 7. */
export function accountIdOf(kind: AccountKindWord): number {
  return accountKindWords.indexOf(kind) + 1;
}

/** One balance as the wire writes it, with its worth in USDT at the index. */
export function balanceShape(
  catalog: Pick<Catalog, 'usdtWorthE6'>,
  asset: AssetView,
  { available, held }: Pick<BalanceView, 'available' | 'held'>,
): { shape: WireBalance; worthE6: bigint } {
  const worthE6 = catalog.usdtWorthE6(asset, available + held);
  const shape = {
    currency: asset.asset,
    currency_name: asset.code,
    available: formatDecimal(available, asset.scale),
    freeze: formatDecimal(held, asset.scale),
    usdt_value: formatDecimal(worthE6, 6),
  };
  return { shape, worthE6 };
}

/** All accounts of a customer, their balances and what they are worth. */
export function walletOf(catalog: Catalog, assets: readonly AssetView[], balances: readonly BalanceView[]): Wallet {
  let totalE6 = 0n;
  const accounts = accountKindWords.map((kind): WireAccount => {
    let accountE6 = 0n;
    const listed: WireBalance[] = [];
    for (const asset of assets) {
      const own = balances.find((balance) => balance.kind === kind && balance.asset === asset.asset);
      if (own === undefined && (!completeAccounts.has(kind) || catalog.isShare(asset.asset))) continue;
      const { shape, worthE6 } = balanceShape(catalog, asset, own ?? { available: 0n, held: 0n });
      accountE6 += worthE6;
      listed.push(shape);
    }
    totalE6 += accountE6;
    return { id: accountIdOf(kind), kind, total_usdt: formatDecimal(accountE6, 6), balances: listed };
  });
  return { total_usdt: formatDecimal(totalE6, 6), accounts };
}
