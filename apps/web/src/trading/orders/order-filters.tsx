import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market } from '../../data/market/market.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import {
  endedStates,
  noFilter,
  openStates,
  orderKinds,
  orderSides,
  orderTypes,
  periods,
  type OrderFilter,
  type OrderView,
} from './order-filter.ts';
import { isFiltered } from '../../kit/record/filter-spec.ts';
import { orderTypeTexts } from './order-texts.ts';

interface OrderFiltersProps {
  view: OrderView;
  filter: OrderFilter;
  markets: readonly Market[];
  onChange: (filter: OrderFilter) => void;
}

/**
 * Market, side, type, state and time, each a field of its own; what does not apply to the view is not there. On a narrow
 * window all but the market wait behind a button, which says how many are in use.
 */
export function OrderFilters({ view, filter, markets, onChange }: OrderFiltersProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const rest = useId();
  const inUse = Object.values({ ...filter, market: null, kind: null }).filter((value) => value !== null).length;
  const set = (part: Partial<OrderFilter>) => onChange({ ...filter, ...part });
  return (
    <div role="group" aria-label={t(($) => $.orders.filter)} className="flex flex-wrap gap-2 py-3">
      <One
        label={t(($) => $.orders.market)}
        all={t(($) => $.orders.allMarkets)}
        value={filter.market === null ? filter.kind : String(filter.market)}
        options={[
          ...kindsOf(markets).map((kind) => ({ value: kind, label: t(($) => $.marketKinds[kind]) })),
          ...markets.map(({ id, symbol }) => ({ value: String(id), label: symbol })),
        ]}
        onChange={(chosen) => {
          const kind = orderKinds.find((each) => each === chosen) ?? null;
          set({ kind, market: chosen === null || kind !== null ? null : Number(chosen) });
        }}
      />
      <Button aria-expanded={opened} aria-controls={rest} onClick={() => setOpened(!opened)} className="md:hidden">
        <SlidersHorizontal size={16} aria-hidden />
        {t(($) => $.orders.filter)}
        {inUse > 0 && <span className="text-gold-text">({inUse})</span>}
      </Button>
      <div
        id={rest}
        className={`${opened ? 'grid' : 'hidden'} w-full grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 md:contents`}
      >
        <Finer view={view} filter={filter} set={set} />
        {isFiltered(filter) && (
          <Button look="quiet" onClick={() => onChange(noFilter)}>
            {t(($) => $.orders.reset)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The kinds to choose from where there are several, before their markets. */
function kindsOf(markets: readonly Market[]) {
  const kinds = orderKinds.filter((kind) => markets.some((market) => market.kind === kind));
  return kinds.length > 1 ? kinds : [];
}

interface FinerProps extends Pick<OrderFiltersProps, 'view' | 'filter'> {
  set: (part: Partial<OrderFilter>) => void;
}

function Finer({ view, filter, set }: FinerProps) {
  const { t } = useTranslation();
  const states = view === 'open' ? openStates : endedStates;
  return (
    <>
      <One
        label={t(($) => $.orders.side)}
        all={t(($) => $.orders.allSides)}
        value={filter.side}
        options={orderSides.map((value) => ({ value, label: t(($) => $.trade[value]) }))}
        onChange={(side) => set({ side })}
      />
      {view !== 'fills' && (
        <>
          <One
            label={t(($) => $.trade.orderType)}
            all={t(($) => $.orders.allTypes)}
            value={filter.type}
            options={orderTypes.map((value) => ({ value, label: t(($) => $.trade[orderTypeTexts[value]]) }))}
            onChange={(type) => set({ type })}
          />
          <One
            label={t(($) => $.orders.state)}
            all={t(($) => $.orders.allStates)}
            value={filter.state}
            options={states.map((value) => ({ value, label: t(($) => $.orderStates[value]) }))}
            onChange={(state) => set({ state })}
          />
        </>
      )}
      <One
        label={t(($) => $.trade.time)}
        all={t(($) => $.orders.anyTime)}
        value={filter.period}
        options={periods.map((value) => ({ value, label: t(($) => $.orders[value]) }))}
        onChange={(period) => set({ period })}
      />
    </>
  );
}

interface OneProps<Value extends string> {
  label: string;
  /** The words for no choice. */
  all: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
}

function One<Value extends string>({ label, all, value, options, onChange }: OneProps<Value>) {
  return (
    <SelectField<Value | ''>
      quiet
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: all }, ...options]}
      onChange={(next) => onChange(next === '' ? null : next)}
      className="min-w-36 flex-1 md:flex-none"
    />
  );
}
