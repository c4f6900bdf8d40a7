import type { ReactNode } from 'react';

interface NotedFieldProps {
  /** The id of the input that the line speaks of. */
  id: string;
  note: string | undefined;
  children: ReactNode;
}

/** A field of the ticket and, while what stands in it can't be read, the line under it that says so. */
export function NotedField({ id, note, children }: NotedFieldProps) {
  return (
    <div>
      {children}
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={note === undefined ? 'sr-only' : 'px-1 pt-1 text-2xs text-bad'}
      >
        {note}
      </p>
    </div>
  );
}

/** What ties an input to its line. */
export function noted(id: string, note: string | undefined) {
  return { 'aria-invalid': note !== undefined, 'aria-describedby': `${id}-note` } as const;
}
