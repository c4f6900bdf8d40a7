import { useTranslation } from 'react-i18next';
import { useOptionOffers } from '../../data/seconds/use-options.ts';
import { periods } from '../../trading/orders/order-filter.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { optionOutcomes, type OptionFilter } from './option-filter.ts';

interface OptionFiltersProps {
  filter: OptionFilter;
  onChange: (filter: OptionFilter) => void;
}

/** What narrows ended options down: their market, what they came to, and when. */
export function OptionFilters({ filter, onChange }: OptionFiltersProps) {
  const { t } = useTranslation();
  const { data: offers = [] } = useOptionOffers();
  const set = (part: Partial<OptionFilter>) => onChange({ ...filter, ...part });
  const place = 'min-w-28 flex-1 md:flex-none';
  return (
    <div role="group" aria-label={t(($) => $.orders.filter)} className="flex flex-wrap gap-2 py-3">
      <SelectField
        quiet
        label={t(($) => $.seconds.market)}
        value={filter.market === null ? '' : String(filter.market)}
        options={[
          { value: '', label: t(($) => $.orders.allMarkets) },
          ...offers.map(({ match_id: id, symbol }) => ({ value: String(id), label: symbol })),
        ]}
        onChange={(id) => set({ market: id === '' ? null : Number(id) })}
        className={place}
      />
      <SelectField
        quiet
        label={t(($) => $.seconds.result)}
        value={filter.outcome ?? ''}
        options={[
          { value: '' as const, label: t(($) => $.seconds.all) },
          ...optionOutcomes.map((value) => ({ value, label: t(($) => $.seconds.outcomes[value]) })),
        ]}
        onChange={(outcome) => set({ outcome: outcome === '' ? null : outcome })}
        className={place}
      />
      <SelectField
        quiet
        label={t(($) => $.trade.time)}
        value={filter.period ?? ''}
        options={[
          { value: '' as const, label: t(($) => $.orders.anyTime) },
          ...periods.map((value) => ({ value, label: t(($) => $.orders[value]) })),
        ]}
        onChange={(period) => set({ period: period === '' ? null : period })}
        className={place}
      />
    </div>
  );
}
