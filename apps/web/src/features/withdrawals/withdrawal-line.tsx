import type { WireWithdrawal } from '@auric/api';
import { bankNetwork } from '@auric/api/addresses/network';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { PaymentLine } from '../../kit/money/payment-line.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Badge, type BadgeLook } from '../../ui/states/badge.tsx';

/** No amount of the wire has more decimals. */
const finestScale = 8;

const looks: Readonly<Record<WireWithdrawal['state'], BadgeLook>> = {
  requested: 'gold',
  under_review: 'gold',
  approved: 'gold',
  signed: 'gold',
  sent: 'gold',
  unknown: 'gold',
  completed: 'good',
  rejected: 'bad',
  canceled: 'plain',
};

interface WithdrawalLineProps {
  withdrawal: WireWithdrawal;
  onOpen: (withdrawal: WireWithdrawal) => void;
}

/** One withdrawal in a line: how much of what goes by which way, since when, and where it stands. */
export function WithdrawalLine({ withdrawal, onOpen }: WithdrawalLineProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const numbers = useNumbers();
  const { id, state, network, time, confirmations, currency_name: code } = withdrawal;
  return (
    <PaymentLine
      known={{ 'data-withdrawal': String(id) }}
      code={code}
      amount={`${numbers.plain(withdrawal.number, finestScale)} ${code}`}
      state={<Badge look={looks[state]}>{t(($) => $.withdrawals.states[state])}</Badge>}
      about={
        <>
          {network === bankNetwork ? t(($) => $.withdrawals.bank) : network} ·{' '}
          <time dateTime={new Date(time).toISOString()}>{formatTime(time, lang)}</time>
        </>
      }
      progress={
        state === 'sent' && confirmations !== null ? t(($) => $.withdrawals.confirmations, confirmations) : undefined
      }
      onOpen={() => onOpen(withdrawal)}
    />
  );
}
