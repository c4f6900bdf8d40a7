import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { PaymentLine } from '../../kit/money/payment-line.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { DepositStateBadge } from './deposit-state.tsx';
import type { Deposit } from './use-deposits.ts';
import { useNetworkName } from './use-network-name.ts';

/** No amount of the wire has more decimals. */
const finestScale = 8;

/** One deposit in a line: how much of what came by which way, when, and where it stands. */
export function DepositLine({ deposit, onOpen }: { deposit: Deposit; onOpen: (deposit: Deposit) => void }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const numbers = useNumbers();
  const networkName = useNetworkName();
  const { kind, id, state, confirmations: count, confirmations_needed: needed, currency_name: code } = deposit;
  return (
    <PaymentLine
      known={{ 'data-deposit': `${kind}-${id}` }}
      code={code}
      amount={`${numbers.plain(deposit.amount, finestScale)} ${code}`}
      state={<DepositStateBadge state={state} />}
      about={
        <>
          {networkName(deposit.network)} ·{' '}
          <time dateTime={new Date(deposit.time).toISOString()}>{formatTime(deposit.time, lang)}</time>
        </>
      }
      progress={state === 'confirming' ? t(($) => $.deposits.progress, { count, needed }) : undefined}
      onOpen={() => onOpen(deposit)}
    />
  );
}
