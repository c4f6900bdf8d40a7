import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { formatClock } from '../../locales/time-format.ts';
import { useBillTexts } from './bill-texts.ts';
import type { Bill } from './use-bills.ts';

/** A change of a balance: why, where and when, how much, and what was left. */
export function BillLine({ bill, onOpen }: { bill: Bill; onOpen: () => void }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const texts = useBillTexts()(bill);
  const Icon = texts.icon;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-3 py-2 text-left"
    >
      <span className="grid size-[36px] shrink-0 place-items-center rounded-full bg-surface-2 text-text-2">
        <Icon size={18} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{texts.kind}</span>
        <span
          className={`ml-auto text-right font-semibold [overflow-wrap:anywhere] ${texts.incoming ? 'text-good' : ''}`}
        >
          {texts.amount}
        </span>
        <span className="flex w-full flex-wrap justify-between gap-x-3 text-xs text-text-3">
          <span>
            {texts.account} · <time dateTime={new Date(bill.time).toISOString()}>{formatClock(bill.time, lang)}</time>
          </span>
          <span className="ml-auto text-right">
            {t(($) => $.bills.balanceAfter)} {texts.balance}
          </span>
        </span>
      </span>
    </button>
  );
}
