import { billKinds, type BillKind } from '@auric/api';
import { ReceiptText, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { hiddenAmount } from '../../kit/money/hidden-amounts.ts';
import { signOf, useNumbers } from '../../locales/number-format.ts';
import { productIcons } from '../../products/icons.ts';
import { billAccounts, type BillFilter } from './bill-filter.ts';
import { shownLegs, transferOf } from './shown-legs.ts';
import type { Bill, BillEntry } from './use-bill-entries.ts';

const icons: Readonly<Partial<Record<BillKind, LucideIcon>>> = Object.assign(
  {},
  ...productIcons.map((icons) => icons.bills),
);

/** Legs that an entry shows beside what it is mostly about. */
const feeKinds: ReadonlySet<string> = new Set<BillKind>(['fee', 'withdrawal_fee', 'contract_fee', 'liquidation_fee']);

/** No asset has more decimals; what a bill says is shown to the last of them. */
const mostDecimals = 18;

/** One change of one balance, in the words and numbers of the reader. */
export interface LegTexts {
  kind: string;
  account: string;
  /** With its sign and its coin. */
  amount: string;
  /** Follows the price colours that the reader has chosen; a fee is no loss. */
  colour: 'text-up' | '';
  balance: string;
}

/** A leg in words; what a trade gave and took is named by its side. */
export function useLegTexts(): (leg: Bill, trade?: BillEntry['trade']) => LegTexts {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useApp((state) => state.preferences.hideAmounts);
  const kindOf = (leg: Bill, trade: BillEntry['trade']): string => {
    const known = billKinds.find((each) => each === leg.kind);
    if (known === undefined) return t(($) => $.bills.other);
    if (known !== 'trade' || trade === undefined) return t(($) => $.bills[known]);
    const incoming = !leg.amount.startsWith('-');
    if (trade.type === 'buy') return incoming ? t(($) => $.bills.bought) : t(($) => $.bills.paid);
    return incoming ? t(($) => $.bills.received) : t(($) => $.bills.sold);
  };
  return (leg, trade) => {
    const { account, amount, balance_after, currency_name } = leg;
    const of = billAccounts[account - 1];
    const sign = signOf(amount);
    const digits = hidden ? hiddenAmount : numbers.plain(amount.replace('-', ''), mostDecimals);
    return {
      kind: kindOf(leg, trade),
      account: of === undefined ? '' : t(($) => $.accountKinds[of]),
      amount: `${sign === 'up' ? '+' : sign === 'down' ? '−' : ''}${digits} ${currency_name}`,
      colour: sign === 'up' ? 'text-up' : '',
      balance: `${hidden ? hiddenAmount : numbers.plain(balance_after, mostDecimals)} ${currency_name}`,
    };
  };
}

/** What the line of an entry says. */
export interface EntryTexts {
  icon: LucideIcon;
  title: string;
  /** The account, or both of a transfer. */
  place: string;
  main: LegTexts;
  under: LegTexts | null;
  fee: LegTexts | null;
}

export function useEntryTexts(filter: BillFilter): (entry: BillEntry) => EntryTexts {
  const { t } = useTranslation();
  const say = useLegTexts();
  return (entry) => {
    const { position, trade, legs } = entry;
    const shown = shownLegs(entry, filter);
    const known = billKinds.find((each) => each === shown.main.kind);
    const main = say(shown.main, trade);
    const fee = legs.find(({ kind }) => feeKinds.has(kind));
    const transfer = transferOf(entry);
    const last = legs.findLast(
      ({ account, currency }) => account === shown.main.account && currency === shown.main.currency,
    );
    // Who looks for the fee sees what it left; else an entry has left what its last leg did.
    const balance = say(filter.kind === null && last !== undefined ? last : shown.main).balance;
    const whole = transfer !== null && shown.main === transfer.from && filter.kind === null && filter.account === null;
    const symbol = trade?.symbol ?? position?.symbol ?? null;
    return {
      icon: (known === undefined ? undefined : icons[known]) ?? ReceiptText,
      title:
        trade === undefined || shown.main.kind === 'fee'
          ? [whole ? t(($) => $.transfer.title) : main.kind, symbol].filter(Boolean).join(' · ')
          : t(($) => $.joined.valued, { what: t(($) => $.trade[trade.type]), value: trade.symbol }),
      place: whole ? `${say(transfer.from).account} → ${say(transfer.to).account}` : main.account,
      // What only changes its account is neither earned nor lost.
      main: whole
        ? { ...say(transfer.to), amount: say(transfer.to).amount.replace('+', ''), colour: '' }
        : { ...main, balance },
      under: shown.under === null ? null : say(shown.under, trade),
      fee: fee === undefined ? null : say(fee, trade),
    };
  };
}
