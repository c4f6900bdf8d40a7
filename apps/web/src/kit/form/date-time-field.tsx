import { useId, type ReactNode } from 'react';
import { instantOf, localText } from './local-time.ts';

interface DateTimeFieldProps {
  label: string;
  /** In ms, by the clock of the device; null while none is chosen. */
  value: number | null;
  onChange: (at: number | null) => void;
  /** Without it the day is asked for alone, from its first moment on. */
  withTime?: boolean;
  /** The earliest and the latest, in ms. */
  min?: number;
  max?: number;
  error?: string | undefined;
  hint?: ReactNode;
}

/** A day, or a day and a time, by the picker of the system: it knows the reader's calendar, week and clock. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value, onChange, withTime = false, min, max, error, hint } = props;
  const id = useId();
  const text = (at: number | null | undefined) => (at === null || at === undefined ? '' : localText(at, withTime));
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs font-medium text-text-2">
        {label}
      </label>
      <input
        id={id}
        type={withTime ? 'datetime-local' : 'date'}
        value={text(value)}
        min={text(min)}
        max={text(max)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(instantOf(event.target.value))}
        className={`block min-h-12 w-full rounded-control border-2 bg-surface-2 px-3 text-base outline-none focus:border-gold-text ${error === undefined ? 'border-transparent' : 'border-bad'}`}
      />
      <p
        id={`${id}-note`}
        aria-live="polite"
        data-note
        className={`min-h-5 pt-1 text-xs ${error === undefined ? 'text-text-3' : 'text-bad'}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
