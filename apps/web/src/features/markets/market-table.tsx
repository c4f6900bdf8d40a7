import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useFavouriteToggle } from '../../kit/market/use-favourite.ts';
import { VirtualRows } from '../../ui/lists/virtual-rows.tsx';
import { MarketLine } from './market-line.tsx';
import type { NameOf } from './market-search.ts';
import type { Sort } from './market-order.ts';
import { SortHeader } from './sort-header.tsx';

/** The height of a row in rem: it grows with the letters. */
const rowHeightRem = 3.75;

interface MarketTableProps {
  markets: readonly Market[];
  nameOf: NameOf;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** Where its head stays while the rows scroll. */
  headTop: string;
}

/** The markets as a table whose columns sort; a thousand markets cost as much as ten. */
export function MarketTable({ markets, nameOf, sort, onSort, headTop }: MarketTableProps) {
  const { t } = useTranslation();
  const { favourites, labelOf, toggle } = useFavouriteToggle();
  return (
    <div role="table" aria-label={t(($) => $.tabs.markets)} aria-rowcount={markets.length + 1} className="@container">
      <div role="rowgroup" className={`sticky z-10 bg-surface-0 ${headTop}`}>
        <SortHeader sort={sort} onSort={onSort} />
      </div>
      <VirtualRows
        as="table"
        rows={markets}
        keyOf={(market) => market.id}
        rowHeightRem={rowHeightRem}
        render={(market) => (
          <MarketLine
            market={market}
            name={nameOf(market.base.id)}
            marked={favourites.has(market.id)}
            starLabel={labelOf(market)}
            onStar={toggle}
          />
        )}
      />
    </div>
  );
}
