import { useTranslation } from 'react-i18next';
import { useFuturesMarkets } from '../../data/positions/use-positions.ts';
import { isFiltered } from '../../kit/record/filter-spec.ts';
import { endedStates, orderTypes, periods } from '../../trading/orders/order-filter.ts';
import { orderTypeTexts } from '../../trading/orders/order-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { noFilter, partsOf, positionSides, type RecordFilter, type RecordView } from './record-filter.ts';

interface FuturesFiltersProps {
  view: RecordView;
  filter: RecordFilter;
  onChange: (filter: RecordFilter) => void;
}

/** What narrows a list down: each part that applies to it, as a field of its own. */
export function FuturesFilters({ view, filter, onChange }: FuturesFiltersProps) {
  const { t } = useTranslation();
  const { data: markets = [] } = useFuturesMarkets();
  const set = (part: Partial<RecordFilter>) => onChange({ ...filter, ...part });
  const has = (part: keyof RecordFilter) => partsOf[view].includes(part);
  return (
    <div role="group" aria-label={t(($) => $.orders.filter)} className="flex flex-wrap gap-2 py-3">
      <One
        label={t(($) => $.orders.market)}
        all={t(($) => $.orders.allMarkets)}
        value={filter.market === null ? null : String(filter.market)}
        options={markets.map(({ terms }) => ({ value: String(terms.match_id), label: terms.symbol }))}
        onChange={(market) => set({ market: market === null ? null : Number(market) })}
      />
      {has('side') && (
        <One
          label={t(($) => $.positions.side)}
          all={t(($) => $.positions.bothSides)}
          value={filter.side}
          options={positionSides.map((value) => ({ value, label: t(($) => $.positions[value]) }))}
          onChange={(side) => set({ side })}
        />
      )}
      {has('type') && (
        <One
          label={t(($) => $.trade.orderType)}
          all={t(($) => $.orders.allTypes)}
          value={filter.type}
          options={orderTypes.map((value) => ({ value, label: t(($) => $.trade[orderTypeTexts[value]]) }))}
          onChange={(type) => set({ type })}
        />
      )}
      {has('state') && (
        <One
          label={t(($) => $.orders.state)}
          all={t(($) => $.orders.allStates)}
          value={filter.state}
          options={endedStates.map((value) => ({ value, label: t(($) => $.orderStates[value]) }))}
          onChange={(state) => set({ state })}
        />
      )}
      {has('period') && (
        <One
          label={t(($) => $.trade.time)}
          all={t(($) => $.orders.anyTime)}
          value={filter.period}
          options={periods.map((value) => ({ value, label: t(($) => $.orders[value]) }))}
          onChange={(period) => set({ period })}
        />
      )}
      {isFiltered(filter) && (
        <Button look="quiet" onClick={() => onChange(noFilter)}>
          {t(($) => $.orders.reset)}
        </Button>
      )}
    </div>
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
      className="min-w-32 flex-1 md:flex-none"
    />
  );
}
