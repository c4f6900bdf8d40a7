import { ChevronDown, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldedText } from '../../data/folded-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CoinIcon } from '../../kit/market/coin-icon.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';

/** A coin, and what the account that it would come from has of it. */
export interface CoinOption {
  code: string;
  name: string;
  available: string;
  /** False where there is nothing: those stand last. */
  held: boolean;
}

interface CoinRowProps {
  label: string;
  value: string;
  options: readonly CoinOption[];
  onChange: (code: string) => void;
}

/** The coin of a transfer; it opens the list of coins with a search, those that are there first. */
export function CoinRow({ label, value, options, onChange }: CoinRowProps) {
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.code === value);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="flex min-h-17 w-full items-center gap-3 rounded-card border border-line bg-surface-1 px-4 py-3 text-left"
      >
        <CoinIcon code={value} size={36} />
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-text-3">{label}</span>
          <span className="block truncate text-base font-semibold">
            {value} <span className="text-sm font-normal text-text-2">{chosen?.name}</span>
          </span>
        </span>
        <ChevronDown size={18} aria-hidden className="shrink-0 text-text-3" />
      </button>
      <Sheet title={label} open={open} onOpenChange={setOpen}>
        <CoinList
          options={options}
          value={value}
          onChoose={(code) => {
            setOpen(false);
            onChange(code);
          }}
        />
      </Sheet>
    </>
  );
}

interface CoinListProps {
  options: readonly CoinOption[];
  value: string;
  onChoose: (code: string) => void;
}

function CoinList({ options, value, onChoose }: CoinListProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const wanted = foldedText(query.trim());
  const found = options
    .filter(({ code, name }) => foldedText(code).includes(wanted) || foldedText(name).includes(wanted))
    .sort((a, b) => Number(b.held) - Number(a.held));
  return (
    <>
      <div className="sticky top-0 z-10 flex bg-surface-1 py-1">
        <SearchField label={t(($) => $.common.searchCoins)} value={query} onChange={setQuery} />
      </div>
      <div role="status">
        {found.length === 0 && (
          <EmptyState
            icon={SearchX}
            text={t(($) => $.transfer.noCoin, { query: query.trim() })}
            action={<Button onClick={() => setQuery('')}>{t(($) => $.parts.clearSearch)}</Button>}
          />
        )}
      </div>
      <ul className="py-2">
        {found.map(({ code, name, available, held }) => (
          <li key={code}>
            <button
              type="button"
              aria-current={code === value}
              onClick={() => onChoose(code)}
              className={`-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-1 text-left ${code === value ? 'bg-surface-2' : ''}`}
            >
              <CoinIcon code={code} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{code}</span>
                <span className="block truncate text-xs text-text-3">{name}</span>
              </span>
              <span className={`text-right text-sm ${held ? 'font-semibold' : 'text-text-3'}`}>{available}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
