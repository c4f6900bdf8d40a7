import type { ConfigurationField, ConfigurationValues, ConfiguredThing } from '@auric/api/console/configuration';
import { DateTimeField } from '@auric/web/src/kit/form/date-time-field.tsx';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { liveLine } from '../../data/live.ts';
import { ActDialog } from '../../kit/act-dialog.tsx';
import { Panel } from '../../kit/panel.tsx';
import { acts } from '../../texts/acts.ts';
import { configuration as texts } from '../../texts/configuration.ts';
import { areAllPossible } from './check-value.ts';
import { DifferenceTable } from './difference-table.tsx';
import { differencesOf } from './difference.ts';
import { isRows } from './field-value.ts';
import { RowsFieldEditor } from './rows-field-editor.tsx';
import { ValueField } from './value-field.tsx';

/** Long enough for a second person to look before it would be in force. */
const aheadMs = 3_600_000;
const minuteMs = 60_000;

interface ChangeFormProps {
  thing: ConfiguredThing;
  onEnd: () => void;
}

/** New values beside what they change; they are proposed with a time and a reason. */
export function ChangeForm({ thing: { subject, fields, values: before }, onEnd }: ChangeFormProps) {
  const [values, setValues] = useState<ConfigurationValues>(before);
  const [at, setAt] = useState<number | null>(() => Math.ceil((liveLine.now() + aheadMs) / minuteMs) * minuteMs);
  const [asking, setAsking] = useState(false);
  const missing = whatIsMissing(fields, before, values, at);
  const send = async (reason: string) => {
    const { proposal } = await api.act('configuration/change', { subject, values, effective_at: at ?? 0, reason });
    toast(acts.proposed(proposal));
    onEnd();
  };
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={texts.editing}>
        <div className="flex flex-col gap-3">
          {fields.map((field) => (
            <FieldEditor
              key={field.name}
              field={field}
              value={values[field.name]}
              onChange={(value) => setValues({ ...values, [field.name]: value })}
            />
          ))}
        </div>
      </Panel>
      <Panel title={texts.review} className="xl:sticky xl:top-4">
        <DifferenceTable label={texts.review} fields={fields} before={before} after={values} />
        <div className="mt-4 border-t border-line pt-4">
          <DateTimeField withTime label={texts.effective} hint={texts.effectiveHint} value={at} onChange={setAt} />
          <div className="mt-3 flex gap-2">
            <Button onClick={onEnd}>{texts.cancel}</Button>
            <Button look="primary" disabled={missing !== null} onClick={() => setAsking(true)} className="flex-1">
              {missing ?? texts.send}
            </Button>
          </div>
        </div>
      </Panel>
      <ActDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.change}
        act={texts.send}
        note={acts.second}
        run={send}
      />
    </div>
  );
}

type Value = ConfigurationValues[string];

interface FieldEditorProps {
  field: ConfigurationField;
  value: Value | undefined;
  onChange: (value: Value) => void;
}

function FieldEditor({ field, value, onChange }: FieldEditorProps) {
  if (isRows(field)) return <RowsFieldEditor field={field} value={value} onChange={onChange} />;
  return <ValueField field={field} value={value} onChange={onChange} />;
}

/** Why it can't be proposed yet; null where it can. */
function whatIsMissing(
  fields: readonly ConfigurationField[],
  before: ConfigurationValues,
  values: ConfigurationValues,
  at: number | null,
): string | null {
  if (differencesOf(fields, before, values).length === 0) return texts.missing.same;
  if (!areAllPossible(fields, values)) return texts.missing.wrong;
  return at === null || at <= liveLine.now() ? texts.missing.time : null;
}
