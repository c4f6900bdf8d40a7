import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { formatClock } from '../../locales/time-format.ts';
import type { BillFilter } from './bill-filter.ts';
import { useEntryTexts } from './bill-texts.ts';
import type { BillEntry } from './use-bill-entries.ts';

interface BillLineProps {
  entry: BillEntry;
  filter: BillFilter;
  onOpen: (entry: BillEntry) => void;
}

/** What happened, where and when, what it changed, and what stands against it or was left. */
export function BillLine({ entry, filter, onOpen }: BillLineProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { icon: Icon, title, place, main, under } = useEntryTexts(filter)(entry);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-entry={entry.id}
      onClick={() => onOpen(entry)}
      className="flex min-h-16 w-full items-center gap-3 py-2 text-left"
    >
      <span className="grid size-[36px] shrink-0 place-items-center rounded-full bg-surface-2 text-text-2">
        <Icon size={18} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{title}</span>
        <span className={`ml-auto text-right font-semibold [overflow-wrap:anywhere] ${main.colour}`}>
          {main.amount}
        </span>
        <span className="flex w-full flex-wrap justify-between gap-x-3 text-xs text-text-3">
          <span>
            {place} · <time dateTime={new Date(entry.time).toISOString()}>{formatClock(entry.time, lang)}</time>
          </span>
          <span className="ml-auto text-right [overflow-wrap:anywhere]">
            {under === null
              ? t(($) => $.joined.valued, { what: t(($) => $.bills.balanceAfter), value: main.balance })
              : under.amount}
          </span>
        </span>
      </span>
    </button>
  );
}
