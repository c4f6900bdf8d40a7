import { useId, type ReactNode, type Ref } from 'react';
import { useNumbers } from '../../locales/number-format.ts';

interface TextAreaProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** The most characters, counted as readers count them; what is longer can be typed, and is said to be too long. */
  most: number;
  rows?: number;
  error?: string | undefined;
  hint?: ReactNode;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** What a reader counts as one: a family of four is one character, and so is a letter with its accent. */
export function characterCount(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}

/** Text of several lines. Nothing that is pasted is cut off: that it is too long is said, and what to do is the writer's. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, onBlur, most, rows = 4, error, hint, name, disabled = false, ref } = props;
  const numbers = useNumbers();
  const id = useId();
  const count = characterCount(value);
  const wrong = error !== undefined || count > most;
  const whole = (figure: number) => numbers.plain(String(figure), 0);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs font-medium text-text-2">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        name={name}
        rows={rows}
        value={value}
        disabled={disabled}
        aria-invalid={wrong}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={`block w-full resize-y rounded-control border-2 bg-surface-2 px-3 py-2 text-base outline-none focus:border-gold-text ${wrong ? 'border-bad' : 'border-transparent'}`}
      />
      <p id={`${id}-note`} data-note className="flex min-h-5 justify-between gap-3 pt-1 text-xs">
        <span aria-live="polite" className={error === undefined ? 'text-text-3' : 'text-bad'}>
          {error ?? hint}
        </span>
        <span className={count > most ? 'text-bad' : 'text-text-3'}>
          {whole(count)}/{whole(most)}
        </span>
      </p>
    </div>
  );
}
