import { DateTimeField } from '@auric/web/src/kit/form/date-time-field.tsx';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { SelectField } from '@auric/web/src/ui/fields/select-field.tsx';
import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useSettled } from '../../kit/use-settled.ts';
import { actWords } from '../../texts/act-words.ts';
import { audit as texts } from '../../texts/audit.ts';
import type { AuditFilter } from './audit-filter.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (part: Partial<AuditFilter>) => void;
  onClear: () => void;
}

const typingMs = 300;

/** What the acts are narrowed by. */
export function AuditFilters({ filter, onChange, onClear }: AuditFiltersProps) {
  const { data: acts = [] } = useQuery({
    queryKey: queryKeys.acts,
    queryFn: ({ signal }) => api.read('audit/acts', {}, { signal, loader: false }),
  });
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    onClear();
  };
  const time = (text: string) => (text === '' ? null : Number(text));
  return (
    <section
      aria-label={texts.filter}
      className="mb-3 grid grid-cols-4 items-start gap-x-3 xl:grid-cols-[1fr_0.7fr_0.7fr_1fr_14rem_14rem_auto]"
    >
      <SelectField
        label={texts.act}
        value={filter.act}
        onChange={(act) => onChange({ act })}
        height="min-h-12"
        options={[{ value: '', label: texts.anyAct }, ...acts.map((value) => ({ value, label: actWords(value) }))]}
      />
      {(['operator', 'subject', 'words'] as const).map((name) => (
        <TypedFilter
          key={`${name} ${cleared}`}
          label={texts[name]}
          value={filter[name]}
          onTyped={(value) => onChange({ [name]: value })}
        />
      ))}
      <DateTimeField
        label={texts.from}
        value={time(filter.from)}
        onChange={(at) => onChange({ from: at === null ? '' : String(at) })}
        withTime
      />
      <DateTimeField
        label={texts.to}
        value={time(filter.to)}
        onChange={(at) => onChange({ to: at === null ? '' : String(at) })}
        withTime
      />
      <Button look="quiet" onClick={clear} className="mt-5">
        {texts.clear}
      </Button>
    </section>
  );
}

/** A field that narrows once the typing has paused. */
function TypedFilter({ label, value, onTyped }: { label: string; value: string; onTyped: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const settled = useSettled(typed, typingMs);
  useEffect(() => {
    if (settled.trim() !== value) onTyped(settled.trim());
    // Only what is typed narrows: an address that changes by itself doesn't.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);
  return (
    <TextField label={label} value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
  );
}
