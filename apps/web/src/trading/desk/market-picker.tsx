import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { ChangeText } from '../../ui/drawings/change-pill.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { StarButton } from '../../kit/market/star-button.tsx';
import { useFavouriteToggle } from '../../kit/market/use-favourite.ts';

type Shelf = 'all' | 'favourites';

interface MarketPickerProps {
  markets: readonly Market[];
  chosen: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (market: number) => void;
}

/** All markets in a sheet, favourites first, to change over without leaving the desk. */
export function MarketPicker({ markets, chosen, open, onOpenChange, onPick }: MarketPickerProps) {
  const { t } = useTranslation();
  const pick = (market: number) => {
    onPick(market);
    onOpenChange(false);
  };
  return (
    <Sheet title={t(($) => $.trade.chooseMarket)} open={open} onOpenChange={onOpenChange}>
      <MarketShelf markets={markets} chosen={chosen} onPick={pick} />
    </Sheet>
  );
}

function MarketShelf({ markets, chosen, onPick }: Pick<MarketPickerProps, 'markets' | 'chosen' | 'onPick'>) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [shelf, setShelf] = useState<Shelf>('all');
  const { favourites, labelOf, toggle } = useFavouriteToggle();
  const found = marketsFound(markets, query);
  const marked = found.filter((market) => favourites.has(market.id));
  const shown = shelf === 'favourites' ? marked : [...marked, ...found.filter((market) => !favourites.has(market.id))];
  return (
    <>
      <div className="sticky top-0 z-10 -mx-4 bg-surface-1 px-4 pt-1">
        <div className="flex">
          <SearchField label={t(($) => $.common.searchCoins)} value={query} onChange={setQuery} />
        </div>
        <Choice<Shelf>
          label={t(($) => $.tabs.markets)}
          look="underline"
          value={shelf}
          onChange={setShelf}
          options={[
            { value: 'all', label: t(($) => $.trade.allMarkets) },
            { value: 'favourites', label: t(($) => $.common.favourites) },
          ]}
        />
      </div>
      {shown.length === 0 && (
        <EmptyState
          text={found.length === 0 ? t(($) => $.markets.nothingFound, { query }) : t(($) => $.common.noFavourites)}
        />
      )}
      <ul className="py-1 pb-4">
        {shown.map((market) => (
          <li key={market.id} className="-mx-2 flex items-center">
            <StarButton label={labelOf(market)} marked={favourites.has(market.id)} onToggle={() => toggle(market)} />
            <MarketButton market={market} chosen={market.id === chosen} onPick={onPick} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface MarketButtonProps {
  market: Market;
  chosen: boolean;
  onPick: (market: number) => void;
}

function MarketButton({ market, chosen, onPick }: MarketButtonProps) {
  const numbers = useNumbers();
  const tick = useTick(market.id);
  return (
    <button
      type="button"
      aria-current={chosen}
      onClick={() => onPick(market.id)}
      className={`flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-control px-2 text-left ${chosen ? 'bg-surface-2' : ''}`}
    >
      <CoinIcon code={market.base.code} size={28} />
      <span className="min-w-0 flex-1 truncate font-semibold">
        {market.base.code}
        <span className="text-xs font-medium text-text-3">/{market.quote.code}</span>
      </span>
      {tick !== undefined && (
        <span className="flex flex-wrap items-baseline justify-end gap-x-2">
          <span data-price data-aged={tick.aged || undefined} className="font-medium">
            {numbers.fixed(tick.price, market.priceDecimals)}
          </span>
          <ChangeText change={tick.change} className="min-w-17 text-right text-xs" />
        </span>
      )}
    </button>
  );
}

/** The markets whose symbol has what is searched for, however the pair is written. */
function marketsFound(markets: readonly Market[], query: string): readonly Market[] {
  const wanted = query.replace(/[\s/-]/g, '').toUpperCase();
  return markets.filter(({ symbol }) => symbol.replace('/', '').includes(wanted));
}
