import { useId, type ReactNode } from 'react';

interface ConsentProps {
  /** What is agreed to, in one sentence; documents are links in it. */
  children: ReactNode;
  given: boolean;
  onChange: (given: boolean) => void;
  /** Said when the form was sent without it. */
  error?: string | undefined;
}

/** An agreement that nobody gives by accident: it is never given beforehand, and a tap on a document opens the document. */
export function Consent({ children, given, onChange, error }: ConsentProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-1">
        <span className="-ml-3 grid size-11 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            checked={given}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onChange={(event) => onChange(event.target.checked)}
            className="size-5 cursor-pointer accent-gold before:absolute before:-m-3 before:size-11"
          />
        </span>
        <label
          htmlFor={id}
          className="min-w-0 flex-1 cursor-pointer py-3 text-xs text-text-2 [&_a]:font-semibold [&_a]:text-gold-text [&_a]:underline"
        >
          {children}
        </label>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-xs text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
