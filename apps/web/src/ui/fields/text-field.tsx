import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Stands at the end of the field, as a button or a unit. */
  end?: ReactNode;
  /** Stands at its start, as a picker. */
  start?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled field with its error under it. The row of the error is always there: nothing jumps when it speaks. */
export function TextField({ label, error, hint, end, start, className = '', ...rest }: TextFieldProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-xs font-medium text-text-2">
        {label}
      </label>
      <div
        className={`flex min-h-12 items-center rounded-control border bg-surface-2 focus-within:border-gold-text ${
          error === undefined ? 'border-transparent' : 'border-bad'
        }`}
      >
        {start}
        <input
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={note}
          className="min-h-12 w-full min-w-0 scroll-mt-12 flex-1 bg-transparent px-3 text-base text-text-1 outline-none"
          {...rest}
        />
        {end}
      </div>
      <p
        id={note}
        aria-live="polite"
        data-note
        className={`min-h-5 pt-1 text-xs ${error === undefined ? 'text-text-3' : 'text-bad'}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
