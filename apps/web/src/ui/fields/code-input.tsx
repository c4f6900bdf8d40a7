import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { codeDigits } from './code-digits.ts';

interface CodeInputProps {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  /** Called once the last digit is there: nothing else is left to do. */
  onComplete?: (digits: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Stands at the end of the label's row, as the button that sends the code. */
  action?: ReactNode;
  length?: number;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Digits of a code in boxes. Under them is one field, so that pasting and the code of a message fill it at once. */
export function CodeInput(props: CodeInputProps) {
  const {
    label,
    value,
    onChange,
    onComplete,
    error,
    hint,
    action,
    length = 6,
    name,
    disabled = false,
    onBlur,
    ref,
  } = props;
  const { t } = useTranslation();
  const id = useId();
  const [focused, setFocused] = useState(false);
  const completed = useRef('');
  const type = (typed: string) => {
    const digits = codeDigits(typed, length);
    if (digits === value) return;
    onChange(digits);
    // Said once for each code: going back and typing the same again does not send it twice unasked.
    if (digits.length === length && digits !== completed.current) {
      completed.current = digits;
      onComplete?.(digits);
    }
  };
  const current = Math.min(value.length, length - 1);
  const edge = (index: number) => {
    if (error !== undefined) return 'border-bad';
    return focused && index === current ? 'border-gold-text' : 'border-transparent';
  };
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <label htmlFor={id} className="mb-1 text-xs font-medium text-text-2">
          {label}
        </label>
        {action !== undefined && (
          <span className="-mt-3 -mb-2 ml-auto inline-flex min-h-11 items-center whitespace-nowrap">{action}</span>
        )}
      </div>
      <div className="relative grid auto-cols-fr grid-flow-col gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden
            className={`grid h-13 place-items-center rounded-control border-2 bg-surface-2 text-lg font-semibold ${disabled ? 'text-text-3' : ''} ${edge(index)}`}
          >
            {value[index] ?? (focused && index === current && <span className="h-6 w-px bg-gold-text" />)}
          </span>
        ))}
        <input
          ref={ref}
          id={id}
          name={name}
          value={value}
          disabled={disabled}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            onBlur?.();
          }}
          // Digits are added and taken at the end: the boxes show no caret in their middle.
          onSelect={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
          className="absolute inset-0 size-full scroll-mt-12 cursor-text rounded-control bg-transparent text-transparent caret-transparent opacity-0"
        />
      </div>
      <p id={`${id}-note`} aria-live="polite" data-note className="min-h-5 pt-1 text-xs text-text-3">
        {/* What leads on stays where it is needed most. */}
        {error !== undefined && <span className="block text-bad">{error}</span>}
        {hint}
        <span className="sr-only">{t(($) => $.parts.digits, { typed: value.length, length })}</span>
      </p>
    </div>
  );
}
