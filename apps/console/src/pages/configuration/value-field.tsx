import { SelectField } from '@auric/web/src/ui/fields/select-field.tsx';
import { Switch } from '@auric/web/src/ui/fields/switch.tsx';
import { TextField } from '@auric/web/src/ui/fields/text-field.tsx';
import { grouped } from '../../kit/grouped.ts';
import { configuration as texts } from '../../texts/configuration.ts';
import { CountriesField } from './countries-field.tsx';
import { checkValue } from './check-value.ts';
import type { FieldValue, PlainField } from './field-value.ts';
import { valueText } from './value-text.ts';

type Cell = string | boolean | string[];

interface ValueFieldProps {
  field: PlainField;
  value: FieldValue | undefined;
  onChange: (value: Cell) => void;
  /** In a table the head says what it is. */
  quiet?: boolean;
}

/** One field of a setting, typed by its kind. */
export function ValueField(props: ValueFieldProps) {
  const { field, value, onChange } = props;
  switch (field.kind) {
    case 'flag':
      return <Switch label={props.quiet ? '' : field.label} checked={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <SelectField
          label={field.label}
          quiet={props.quiet ?? false}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          options={field.choices.map((choice) => ({ value: choice, label: choice }))}
        />
      );
    case 'countries':
      return <CountriesField field={field} chosen={chosenOf(value)} onChange={onChange} />;
    case 'choices':
      return <Choices {...props} />;
    default:
      return <TypedValue {...props} />;
  }
}

function TypedValue({ field, value, onChange, quiet = false }: ValueFieldProps) {
  const text = typeof value === 'string' ? value : '';
  const wrong = checkValue(field, text);
  const read = wrong === null && field.kind !== 'text' ? valueText(field, text) : '';
  const hint = quiet ? read : [read, boundsOf(field), field.help].filter((part) => part !== '').join(' · ');
  if (quiet) {
    return (
      <span className="block">
        <input
          aria-label={field.label}
          aria-invalid={wrong !== null}
          title={wrong ?? hint}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          className={`min-h-9 w-full min-w-24 rounded-control border bg-surface-2 px-2 text-sm tabular-nums outline-none focus:border-gold-text ${wrong === null ? 'border-transparent' : 'border-bad'}`}
        />
      </span>
    );
  }
  return (
    <TextField
      label={field.unit === '' ? field.label : `${field.label} (${field.unit})`}
      value={text}
      error={wrong ?? undefined}
      hint={hint}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(field.kind === 'text' ? event.target.value : event.target.value.trim())}
    />
  );
}

function boundsOf({ least, most }: PlainField): string {
  return least === '' && most === '' ? '' : texts.between(grouped(least), grouped(most));
}

function chosenOf(value: FieldValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function Choices({ field, value, onChange, quiet }: ValueFieldProps) {
  const chosen = chosenOf(value);
  return (
    <fieldset className={quiet ? '' : 'mb-4'}>
      <legend className={quiet ? 'sr-only' : 'mb-1 text-xs font-medium text-text-2'}>{field.label}</legend>
      <span className="flex flex-wrap gap-1.5">
        {field.choices.map((choice) => {
          const on = chosen.includes(choice);
          return (
            <button
              key={choice}
              type="button"
              aria-pressed={on}
              onClick={() => onChange(field.choices.filter((each) => (each === choice ? !on : chosen.includes(each))))}
              className="min-h-7 rounded-control border border-line px-2 text-xs text-text-2 aria-pressed:border-gold-text aria-pressed:bg-gold-soft aria-pressed:text-text-1"
            >
              {choice}
            </button>
          );
        })}
      </span>
    </fieldset>
  );
}
