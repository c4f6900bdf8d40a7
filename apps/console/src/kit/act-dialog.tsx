import { ApiError } from '@auric/web/src/data/http/envelope.ts';
import { TextArea } from '@auric/web/src/kit/form/text-area.tsx';
import { Button, type ButtonLook } from '@auric/web/src/ui/actions/button.tsx';
import { Sheet } from '@auric/web/src/ui/layers/sheet.tsx';
import { useFailureText } from '@auric/web/src/ui/states/failure-text.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { KeyCaps } from '../keys/key-cap.tsx';
import { acts } from '../texts/acts.ts';

export interface ActDialogProps {
  title: string;
  /** The act itself, as a verb: it stands on the button. */
  act: string;
  look?: ButtonLook;
  /** What will happen. */
  note?: ReactNode;
  /** What the reason is for. */
  reasonHint?: string;
  /** Reasons that are given often. */
  usualReasons?: readonly string[];
  /** More that the act asks for, above the reason. */
  children?: ReactNode;
  /** Why it can't be done yet; null where it can. */
  missing?: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Does it. What it throws as a refusal stands in the dialog, with all that was typed. */
  run: (reason: string) => Promise<unknown>;
}

const reasonMost = 500;
const reasonLeast = 3;

/** Asks for the reason of an act and does it; Ctrl+Enter sends. A reason that was begun is there again when it is reopened. */
export function ActDialog(props: ActDialogProps) {
  return (
    <Sheet fit title={props.title} open={props.open} onOpenChange={props.onOpenChange}>
      <ActForm {...props} />
    </Sheet>
  );
}

function ActForm(props: ActDialogProps) {
  const {
    act,
    look = 'primary',
    note,
    reasonHint,
    usualReasons = [],
    children,
    missing = null,
    onOpenChange,
    run,
  } = props;
  const failureText = useFailureText();
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const short = reason.trim().length < reasonLeast;
  const lacks = missing ?? (short ? acts.reasonFirst : null);

  const send = async () => {
    if (lacks !== null || pending) return;
    setRefusal('');
    setPending(true);
    try {
      await run(reason.trim());
      onOpenChange(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(failureText(error));
    }
    setPending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void send()}
      className="flex flex-col gap-2 pb-4"
    >
      {note !== undefined && <p className="mb-2 text-sm text-text-2">{note}</p>}
      {children}
      {usualReasons.length > 0 && (
        <ul aria-label={acts.usual} className="mb-1 flex flex-wrap gap-1.5">
          {usualReasons.map((usual) => (
            <li key={usual}>
              <button
                type="button"
                onClick={() => setReason(usual)}
                className="min-h-7 rounded-control border border-line px-2 text-xs text-text-2 hover:bg-surface-2"
              >
                {usual}
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        ref={field}
        label={acts.reason}
        hint={reasonHint ?? acts.reasonHint}
        value={reason}
        onChange={setReason}
        most={reasonMost}
        rows={3}
      />
      <p role="alert" className="min-h-5 text-xs text-bad">
        {refusal}
      </p>
      <div className="flex items-center gap-3">
        <Button type="submit" look={look} disabled={pending || lacks !== null} className="flex-1">
          {lacks ?? act}
        </Button>
        <KeyCaps keys="mod+Enter" />
      </div>
    </form>
  );
}
