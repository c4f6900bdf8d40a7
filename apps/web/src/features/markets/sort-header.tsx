import { useTranslation } from 'react-i18next';
import { nextSort, type Sort, type SortKey } from './market-order.ts';

interface SortHeaderProps {
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** The columns, each a button that sorts by it. */
export function SortHeader({ sort, onSort }: SortHeaderProps) {
  const { t } = useTranslation();
  const column = (key: SortKey, className = '') => {
    const label = t(($) => $.markets[key]);
    const direction =
      sort?.key !== key ? '' : sort.ascending ? t(($) => $.markets.ascending) : t(($) => $.markets.descending);
    return (
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, key))}
        aria-label={direction === '' ? label : `${label}, ${direction}`}
        className={`min-h-11 text-2xs font-medium ${sort?.key === key ? 'text-text-1' : 'text-text-3'} ${className}`}
      >
        {label}
        <span aria-hidden className="ml-0.5 inline-block w-2">
          {sort?.key !== key ? '↕' : sort.ascending ? '↑' : '↓'}
        </span>
      </button>
    );
  };
  return (
    <div className="hairline-b flex items-center justify-between gap-3">
      <span className="flex gap-3">
        {column('pair')}
        {column('volume')}
      </span>
      <span className="flex gap-3 text-right">
        {column('price')}
        {column('change')}
      </span>
    </div>
  );
}
