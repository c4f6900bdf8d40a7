import { billKinds, type BillKind } from '@auric/api';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { useCurrencies } from '../../data/market/use-market-data.ts';
import { formatDayCount } from '../../locales/time-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { allBills, billAccounts, dayOf, firstOfLast, type BillAccount, type BillFilter } from './bill-filter.ts';
import { OneOf } from './one-of.tsx';

interface FilterSheetProps {
  filter: BillFilter;
  /** True where the account is chosen elsewhere. */
  ofOneAccount: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onApply: (filter: BillFilter) => void;
}

/** Chooses which bills are shown; nothing changes before it is applied. */
export function FilterSheet({ filter, ofOneAccount, open, onOpenChange, onApply }: FilterSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t(($) => $.bills.filter)} open={open} onOpenChange={onOpenChange}>
      <FilterForm
        filter={filter}
        ofOneAccount={ofOneAccount}
        onApply={(next) => {
          onApply(next);
          onOpenChange(false);
        }}
      />
    </Sheet>
  );
}

const all = 'all';

function FilterForm({ filter, ofOneAccount, onApply }: Pick<FilterSheetProps, 'filter' | 'ofOneAccount' | 'onApply'>) {
  const { t } = useTranslation();
  const { data: currencies = [] } = useCurrencies();
  const [draft, setDraft] = useState(filter);
  const change = (part: Partial<BillFilter>) => setDraft({ ...draft, ...part });
  const withAll = <Value extends string>(options: { value: Value; label: ReactNode }[]) => [
    { value: all, label: t(($) => $.bills.all) } as const,
    ...options,
  ];
  return (
    <form
      className="flex min-h-full flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <div className="flex flex-1 flex-col gap-5 pt-2 pb-4">
        {!ofOneAccount && (
          <OneOf<BillAccount | typeof all>
            label={t(($) => $.bills.account)}
            value={draft.account ?? all}
            onChange={(next) => change({ account: next === all ? null : next })}
            options={withAll(billAccounts.map((value) => ({ value, label: t(($) => $.accountKinds[value]) })))}
          />
        )}
        <OneOf<BillKind | typeof all>
          label={t(($) => $.bills.kind)}
          value={draft.kind ?? all}
          onChange={(next) => change({ kind: next === all ? null : next })}
          options={withAll(billKinds.map((value) => ({ value, label: t(($) => $.bills[value]) })))}
        />
        <OneOf
          label={t(($) => $.bills.coin)}
          value={draft.asset === null ? all : String(draft.asset)}
          onChange={(next) => change({ asset: next === all ? null : Number(next) })}
          options={withAll(currencies.map(({ id, code }) => ({ value: String(id), label: code })))}
        />
        <Days draft={draft} onChange={change} />
      </div>
      <div className="sticky bottom-0 flex gap-2 bg-surface-1 py-3">
        <Button onClick={() => setDraft(allBills)} className="flex-1">
          {t(($) => $.bills.reset)}
        </Button>
        <Button type="submit" look="primary" className="flex-1">
          {t(($) => $.bills.apply)}
        </Button>
      </div>
    </form>
  );
}

const spans = [7, 30, 90] as const;
type Span = typeof all | 'own' | `${(typeof spans)[number]}`;

function spanOf({ from, to }: BillFilter, now: number): Span {
  if (from === null && to === null) return all;
  const span = to === null ? spans.find((days) => firstOfLast(days, now) === from) : undefined;
  return span === undefined ? 'own' : `${span}`;
}

/** Some days that end today, or two of the calendar. */
function Days({ draft, onChange }: { draft: BillFilter; onChange: (days: Partial<BillFilter>) => void }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const [now] = useState(() => Date.now());
  const [own, setOwn] = useState(() => spanOf(draft, now) === 'own');
  const today = dayOf(now);
  const span = own ? 'own' : spanOf(draft, now);
  const choose = (next: Span) => {
    setOwn(next === 'own');
    if (next === all) onChange({ from: null, to: null });
    else if (next !== 'own') onChange({ from: firstOfLast(Number(next), now), to: null });
  };
  return (
    <div>
      <OneOf<Span>
        label={t(($) => $.bills.days)}
        value={span}
        onChange={choose}
        options={[
          { value: all, label: t(($) => $.bills.all) },
          ...spans.map((days) => ({ value: `${days}` as Span, label: formatDayCount(days, lang) })),
          { value: 'own', label: t(($) => $.bills.ownDays) },
        ]}
      />
      {span === 'own' && (
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-3">
          <TextField
            type="date"
            label={t(($) => $.bills.from)}
            value={draft.from ?? ''}
            max={draft.to ?? today}
            onChange={(event) => onChange({ from: event.target.value === '' ? null : event.target.value })}
          />
          <TextField
            type="date"
            label={t(($) => $.bills.to)}
            value={draft.to ?? ''}
            min={draft.from ?? undefined}
            max={today}
            onChange={(event) => onChange({ to: event.target.value === '' ? null : event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
