import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { DepositStateBadge } from './deposit-state.tsx';
import type { Deposit } from './use-deposits.ts';

/** No amount of the wire has more decimals. */
const finestScale = 8;

/** One deposit in a line: how much of what came by which way, when, and where it stands. */
export function DepositLine({ deposit, onOpen }: { deposit: Deposit; onOpen: (deposit: Deposit) => void }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const numbers = useNumbers();
  const { kind, id, state, confirmations: count, confirmations_needed: needed } = deposit;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-deposit={`${kind}-${id}`}
      onClick={() => onOpen(deposit)}
      className="flex min-h-16 w-full items-center gap-3 py-2 text-left"
    >
      <CoinIcon code={deposit.currency_name} size={36} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold [overflow-wrap:anywhere]">
          {numbers.plain(deposit.amount, finestScale)} {deposit.currency_name}
        </span>
        <span className="ml-auto">
          <DepositStateBadge state={state} />
        </span>
        <span className="flex w-full flex-wrap justify-between gap-x-3 text-xs text-text-3">
          <span>
            {deposit.network} ·{' '}
            <time dateTime={new Date(deposit.time).toISOString()}>{formatTime(deposit.time, lang)}</time>
          </span>
          {state === 'confirming' && (
            <span className="ml-auto text-right text-gold-text">
              {t(($) => $.deposits.progress, { count, needed })}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
