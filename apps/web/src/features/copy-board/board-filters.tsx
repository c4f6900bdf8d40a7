import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../locales/number-format.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { type BoardFilter, type BoardSort, boardSorts, leastDays, mostDrawdowns } from './board-filter.ts';
import { useSortTexts } from './use-sort-texts.ts';

interface BoardFiltersProps {
  filter: BoardFilter;
  onChange: (filter: BoardFilter) => void;
}

/** What the board is ordered by, and whom it leaves out. */
export function BoardFilters({ filter, onChange }: BoardFiltersProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const sortTexts = useSortTexts();
  const set = (part: Partial<BoardFilter>) => onChange({ ...filter, ...part });
  const place = 'min-w-32 flex-1';
  return (
    <div className="flex flex-wrap items-end gap-x-2 gap-y-3 py-3">
      <SelectField<BoardSort>
        label={t(($) => $.copyTrading.sort)}
        value={filter.sort ?? boardSorts[0]}
        options={boardSorts.map((value) => ({ value, label: sortTexts[value].name }))}
        onChange={(sort) => set({ sort: sort === boardSorts[0] ? null : sort })}
        className="min-w-full flex-1 sm:min-w-56"
      />
      <SelectField
        label={t(($) => $.copyTrading.leading)}
        value={filter.days ?? ''}
        options={[
          { value: '' as const, label: t(($) => $.copyTrading.any) },
          ...leastDays.map((value) => ({
            value,
            label: t(($) => $.copyTrading.daysLeast, { count: Number(value) }),
          })),
        ]}
        onChange={(days) => set({ days: days === '' ? null : days })}
        className={place}
      />
      <SelectField
        label={t(($) => $.copyTrading.drawdown)}
        value={filter.drawdown ?? ''}
        options={[
          { value: '' as const, label: t(($) => $.copyTrading.any) },
          ...mostDrawdowns.map((value) => ({
            value,
            label: t(($) => $.copyTrading.atMost, { percent: numbers.share(value, 0) }),
          })),
        ]}
        onChange={(drawdown) => set({ drawdown: drawdown === '' ? null : drawdown })}
        className={place}
      />
      <Switch
        label={t(($) => $.copyTrading.hasRoom)}
        checked={filter.room !== null}
        onChange={(on) => set({ room: on ? 'left' : null })}
      />
    </div>
  );
}
