import type { FundingPayment } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { ReceiptLink } from '../../kit/detail/receipt-link.tsx';
import { ProfitText } from '../../kit/money/profit-text.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { useRateText } from '../../kit/money/use-rate-text.ts';

/** One payment of funding: of which position, by which rate, and what was paid or received. */
export function FundingLine({ payment }: { payment: FundingPayment }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const rateText = useRateText();
  const lang = useApp((state) => state.lang);
  const { id, symbol, share, rate, amount, time } = payment;
  const lots = t(($) => $.joined.valued, { what: t(($) => $.positions.lots), value: numbers.plain(share, 2) });
  const paid = amount.startsWith('-');
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
      <span className="min-w-0">
        <span className="block font-medium">{symbol}</span>
        <time dateTime={new Date(time).toISOString()} className="block text-xs text-text-3">
          {formatTime(time, lang)}
        </time>
      </span>
      <span className="ml-auto text-right text-sm">
        <span className="block font-semibold">
          <span className="sr-only">{t(($) => $.positions[paid ? 'paid' : 'received'])} </span>
          <ProfitText amount={amount} />
        </span>
        <span className="block text-xs text-text-2">{`${rateText(rate)} · ${lots}`}</span>
      </span>
      {amount !== '0' && (
        <ReceiptLink of={{ of: 'funding', number: id }} className="w-full">
          {t(($) => $.orders.receipt)}
        </ReceiptLink>
      )}
    </div>
  );
}
