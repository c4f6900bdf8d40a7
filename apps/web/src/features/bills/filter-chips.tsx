import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { useCurrencies } from '../../data/market/use-market-data.ts';
import { formatDays } from '../../locales/time-format.ts';
import { without, type BillFilter, type FilterPart } from './bill-filter.ts';

interface FilterChipsProps {
  filter: BillFilter;
  /** The parts that can be taken away. */
  parts: readonly FilterPart[];
  onChange: (filter: BillFilter) => void;
}

/** What the bills are filtered by, each part with its way out. */
export function FilterChips({ filter, parts, onChange }: FilterChipsProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { data: currencies } = useCurrencies();
  if (parts.length === 0) return null;
  const textOf = (part: FilterPart): string => {
    const { account, asset, kind, from, to } = filter;
    if (part === 'account') return account === null ? '' : t(($) => $.accountKinds[account]);
    if (part === 'kind') return kind === null ? '' : t(($) => $.bills[kind]);
    if (part === 'asset') return currencies?.find((each) => each.id === asset)?.code ?? '…';
    return formatDays(from, to, lang);
  };
  return (
    <ul aria-label={t(($) => $.bills.filter)} className="flex flex-wrap items-center gap-2 pb-2">
      {parts.map((part) => (
        <li key={part}>
          <button
            type="button"
            onClick={() => onChange(without(filter, part))}
            aria-label={t(($) => $.bills.removeFilter, { filter: textOf(part) })}
            className="flex min-h-11 items-center gap-1.5 rounded-control bg-gold-soft pr-2 pl-3 text-sm font-medium text-gold-text"
          >
            {textOf(part)}
            <X size={16} aria-hidden className="shrink-0" />
          </button>
        </li>
      ))}
      {parts.length > 1 && (
        <li>
          <button
            type="button"
            onClick={() => onChange(parts.reduce(without, filter))}
            className="min-h-11 px-2 text-sm font-medium text-text-2"
          >
            {t(($) => $.bills.clearFilters)}
          </button>
        </li>
      )}
    </ul>
  );
}
