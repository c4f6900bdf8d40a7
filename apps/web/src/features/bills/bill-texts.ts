import { billKinds, type BillKind } from '@auric/api';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartCandlestick,
  ReceiptText,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { signOf, useNumbers } from '../../locales/number-format.ts';
import { hiddenAmount } from '../../kit/money/equity-figure.tsx';
import { billAccounts } from './bill-filter.ts';
import type { Bill } from './use-bills.ts';

const icons: Readonly<Record<BillKind, LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  withdrawal_fee: ReceiptText,
  transfer_in: ArrowLeftRight,
  transfer_out: ArrowLeftRight,
  trade: ChartCandlestick,
  fee: ReceiptText,
};

/** No asset has more decimals; what a bill says is shown to the last of them. */
const mostDecimals = 18;

/** A bill in the words and numbers of the reader. */
export function useBillTexts() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useApp((state) => state.preferences.hideAmounts);
  return ({ kind, account, amount, balance_after, currency_name }: Bill) => {
    const known = billKinds.find((each) => each === kind);
    const of = billAccounts[account - 1];
    const sign = signOf(amount);
    const digits = hidden ? hiddenAmount : numbers.plain(amount.replace('-', ''), mostDecimals);
    return {
      icon: known === undefined ? ReceiptText : icons[known],
      kind: known === undefined ? t(($) => $.bills.other) : t(($) => $.bills[known]),
      account: of === undefined ? '' : t(($) => $.accountKinds[of]),
      incoming: sign === 'up',
      amount: `${sign === 'up' ? '+' : sign === 'down' ? '−' : ''}${digits} ${currency_name}`,
      balance: hidden ? hiddenAmount : numbers.plain(balance_after, mostDecimals),
    };
  };
}
