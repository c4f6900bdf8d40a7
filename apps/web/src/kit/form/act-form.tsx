import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { FormAlert } from './form-alert.tsx';

interface ActFormProps {
  /** What `useActForm` gives. */
  form: { submit: (event: FormEvent) => void; pending: boolean; refusalText: string };
  /** What the act is called; it stands on the button. */
  act: string;
  /** `danger` where it ends or takes away something. */
  look?: 'primary' | 'danger';
  /** Why it can't be done now: it stands on the button in place of the act. */
  reason?: string | null;
  /** The refusal in other words than the server's. */
  refusal?: string;
  /** Stands beside the place of the refusal. */
  aside?: ReactNode;
  /** How many lines the notes under the fields take: their place is held, so that nothing jumps. */
  noteLines?: 1 | 2;
  className?: string;
  /** The fields. */
  children: ReactNode;
}

const roomFor = { 1: '', 2: '[&_[data-note]]:min-h-9' } as const;

/**
 * A form that does one act: fields, the place where a refusal is said that is about none of them, and one button. While
 * it is on its way it can't be sent again.
 */
export function ActForm(props: ActFormProps) {
  const { form, act, look = 'primary', reason = null, refusal, aside, noteLines = 1, className = '', children } = props;
  const alert = <FormAlert text={refusal ?? form.refusalText} />;
  return (
    <form onSubmit={form.submit} noValidate className={`flex flex-col gap-2.5 ${roomFor[noteLines]} ${className}`}>
      {children}
      {aside === undefined ? (
        alert
      ) : (
        <div className="flex min-h-11 items-center justify-between gap-4">
          {alert}
          {aside}
        </div>
      )}
      <Button type="submit" look={look} disabled={form.pending || reason !== null} className="w-full">
        {reason ?? act}
      </Button>
    </form>
  );
}
