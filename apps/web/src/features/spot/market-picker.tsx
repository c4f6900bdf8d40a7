import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { useTick } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { ChangeText } from '../../ui/change-pill.tsx';
import { CoinIcon } from '../../ui/coin-icon.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';

function PickerRow({ market, chosen, onPick }: { market: Market; chosen: boolean; onPick: () => void }) {
  const numbers = useNumbers();
  const tick = useTick(market.id);
  return (
    <li>
      <button
        type="button"
        aria-current={chosen}
        onClick={onPick}
        className={`flex min-h-13 w-full items-center gap-3 rounded-control px-2 text-left ${chosen ? 'bg-surface-2' : ''}`}
      >
        <CoinIcon code={market.base.code} size={28} />
        <span className="flex-1 font-semibold">
          {market.base.code}
          <span className="text-xs font-medium text-text-3"> /{market.quote.code}</span>
        </span>
        {tick !== undefined && (
          <>
            <span data-price>{numbers.fixed(tick.price, market.priceDecimals)}</span>
            <ChangeText change={tick.change} className="min-w-20 text-right text-xs" />
          </>
        )}
      </button>
    </li>
  );
}

interface MarketPickerProps {
  markets: readonly Market[];
  chosen: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (market: number) => void;
}

/** All markets in a sheet, to change over without leaving the desk. */
export function MarketPicker({ markets, chosen, open, onOpenChange, onPick }: MarketPickerProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toUpperCase();
  const found = markets.filter((market) => market.symbol.replace('/', '').includes(wanted.replace('/', '')));
  const pick = (market: number) => {
    onPick(market);
    onOpenChange(false);
  };
  return (
    <Sheet title={t(($) => $.trade.chooseMarket)} open={open} onOpenChange={onOpenChange}>
      <div className="sticky top-0 z-10 flex bg-surface-1 pt-1 pb-2">
        <SearchField label={t(($) => $.markets.searchPlaceholder)} value={query} onChange={setQuery} />
      </div>
      {found.length === 0 && <EmptyState text={t(($) => $.markets.nothingFound, { query })} />}
      <ul>
        {found.map((market) => (
          <PickerRow key={market.id} market={market} chosen={market.id === chosen} onPick={() => pick(market.id)} />
        ))}
      </ul>
    </Sheet>
  );
}
