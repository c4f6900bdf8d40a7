import { useTranslation } from 'react-i18next';
import { nextSort, type Sort, type SortKey } from './market-order.ts';
import { marketColumns } from './market-columns.ts';

interface SortHeaderProps {
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** Both ways, the one that holds in full colour. */
function SortMark({ way }: { way: 'up' | 'down' | null }) {
  const dim = (own: 'up' | 'down') => (way === own ? 'var(--gold-text)' : 'var(--text-3)');
  return (
    <svg aria-hidden width={7} height={11} viewBox="0 0 7 11" className="shrink-0">
      <path d="M3.5 0 7 4.5H0z" fill={dim('up')} opacity={way === 'down' ? 0.45 : 1} />
      <path d="M3.5 11 0 6.5h7z" fill={dim('down')} opacity={way === 'up' ? 0.45 : 1} />
    </svg>
  );
}

/** The head of the table: the columns that sort are buttons. */
export function SortHeader({ sort, onSort }: SortHeaderProps) {
  const { t } = useTranslation();
  const texts = {
    pair: t(($) => $.markets.pair),
    volume: t(($) => $.markets.volume),
    price: t(($) => $.markets.price),
    change: t(($) => $.markets.change),
  };
  const column = (key: SortKey, place: string) => {
    const way = sort?.key !== key ? null : sort.ascending ? 'up' : 'down';
    return (
      <span
        role="columnheader"
        aria-sort={way === null ? 'none' : way === 'up' ? 'ascending' : 'descending'}
        className={place}
      >
        <button
          type="button"
          onClick={() => onSort(nextSort(sort, key))}
          className={`inline-flex min-h-11 items-center gap-0.5 ${way === null ? 'text-text-3' : 'text-text-1'}`}
        >
          {texts[key]}
          <SortMark way={way} />
        </button>
      </span>
    );
  };
  const plain = (text: string, place: string) => (
    <span role="columnheader" className={`hidden @min-[48rem]:block ${place}`}>
      {text}
    </span>
  );
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={`${marketColumns} hairline-b text-2xs leading-tight font-medium text-text-3 @max-[48rem]:flex @max-[48rem]:flex-wrap @max-[48rem]:justify-between`}
    >
      <span className="contents @max-[48rem]:flex @max-[48rem]:gap-x-1.5 @min-[30rem]:gap-x-4">
        <span role="columnheader" className="sr-only">
          {t(($) => $.common.favourites)}
        </span>
        {column('pair', '@min-[48rem]:col-start-1 @min-[48rem]:col-span-2')}
        {column('volume', '@min-[48rem]:col-start-9 @min-[48rem]:row-start-1 @min-[48rem]:text-right')}
      </span>
      <span className="contents @max-[48rem]:flex @max-[48rem]:gap-x-1.5 @min-[30rem]:gap-x-3">
        {plain(
          t(($) => $.markets.shape),
          '@min-[48rem]:col-start-3 row-start-1 text-left',
        )}
        {column('price', 'text-right @max-[48rem]:min-w-19 @min-[48rem]:col-start-4 @min-[48rem]:row-start-1')}
        {column('change', 'text-right @max-[48rem]:min-w-19 @min-[48rem]:col-start-5 @min-[48rem]:row-start-1')}
      </span>
      {plain(
        t(($) => $.markets.high),
        'text-right @min-[48rem]:col-start-6 row-start-1',
      )}
      {plain(
        t(($) => $.markets.low),
        'text-right @min-[48rem]:col-start-7 row-start-1',
      )}
      {plain(
        t(($) => $.markets.baseVolume),
        'text-right @min-[48rem]:col-start-8 row-start-1',
      )}
    </div>
  );
}
