import type { AccountBalance } from '@auric/api';
import type { BalanceView } from '@auric/exchange';
import type { Names } from '../product-row.ts';
import { accountIdOf, balanceShape } from './wallet.ts';

/** A balance as a customer is told at once that it changed. */
export function accountWire(names: Names): { balance: (balance: BalanceView) => AccountBalance } {
  return {
    balance: (balance) => {
      const { shape } = balanceShape(names, names.asset(balance.asset), balance);
      return { account: accountIdOf(balance.kind), kind: balance.kind, ...shape };
    },
  };
}
