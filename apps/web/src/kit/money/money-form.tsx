import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyAct } from '../../data/acts/money-act.ts';
import { useConnection } from '../../data/use-connection.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DoubtCard } from './doubt-card.tsx';
import { useDeadTime } from './use-dead-time.ts';
import type { MoneyActState } from './use-money-act.ts';

/** What the customer is warned of: the first tap only asks for a second one. */
interface AskedTwice {
  /** All that the warning is about: with anything else it is asked anew. */
  about: string;
  text: ReactNode;
}

interface MoneyFormProps {
  act: MoneyActState;
  /** What is typed; locked while an answer is waited for. */
  fields: ReactNode;
  /** What proves once more who is asking, where the act needs it. */
  secondFactor?: ReactNode;
  /** What it costs and brings, before it is sent. */
  receipt?: ReactNode;
  /** What is wrong with what was sent, until something is changed. */
  failure?: ReactNode;
  /** The act as a verb. */
  label: string;
  /** Why it can't be sent as it stands; null: it can. */
  reason: string | null;
  askedTwice?: AskedTwice | null;
  /** What goes without saying until somebody asks, as that it is free. */
  note?: ReactNode;
  /** What is asked before it is sent; it lies over the form. */
  confirm?: ReactNode;
  /** An act in doubt, in a line, and where one can look whether it was done. */
  summary: (act: MoneyAct) => ReactNode;
  history: ReactNode;
  testId?: string;
  onSubmit: () => void;
}

/**
 * A form that moves money: fields, second factor, receipt and the button, whose text is the reason why it can't be pressed.
 * The button stays in sight. An act in doubt takes its place.
 */
export function MoneyForm(props: MoneyFormProps) {
  const { act, fields, secondFactor, receipt, failure, askedTwice = null, note, confirm, summary, history } = props;
  const connection = useConnection();
  const reason = useReason(act, props.reason);
  const [seen, setSeen] = useState<string | null>(null);
  const again = askedTwice !== null && seen === askedTwice.about;
  const tooSoon = useDeadTime(again ? 'confirm' : null);
  const submit = () => {
    if (reason !== null || tooSoon || act.unknown !== undefined) return;
    if (askedTwice !== null && !again) setSeen(askedTwice.about);
    else props.onSubmit();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col gap-3 pt-2 pb-4"
    >
      <fieldset disabled={act.sending} className="contents">
        {fields}
        {secondFactor}
      </fieldset>
      {receipt}
      {failure}
      {reason === null && askedTwice !== null && (
        <p role="status" className="rounded-control bg-gold-soft px-3 py-2 text-xs font-medium text-gold-text">
          {askedTwice.text}
        </p>
      )}
      {act.unknown === undefined ? (
        <Submit {...props} reason={reason} again={again} tooSoon={tooSoon} />
      ) : (
        <DoubtCard act={act} summary={summary(act.unknown)} disabled={connection !== 'online'} history={history} />
      )}
      {note}
      {confirm}
    </form>
  );
}

interface SubmitProps {
  label: string;
  reason: string | null;
  again: boolean;
  tooSoon: boolean;
  testId?: string;
}

function Submit({ label, reason, again, tooSoon, testId }: SubmitProps) {
  const { t } = useTranslation();
  return (
    <div data-sticks className="sticky bottom-0 z-10 -mx-2 bg-(--sheet-surface,var(--surface-0)) px-2 py-1">
      <Button
        type="submit"
        look="primary"
        data-testid={testId}
        disabled={reason !== null || tooSoon}
        className="w-full"
      >
        {reason ?? (again ? t(($) => $.reasons.confirmFar) : label)}
      </Button>
    </div>
  );
}

/** Why it can't be sent now: it is on its way, there is no line, or what the form itself says. */
function useReason(act: MoneyActState, own: string | null): string | null {
  const { t } = useTranslation();
  const connection = useConnection();
  if (act.sending) return t(($) => $.reasons.submitting);
  return connection === 'online' ? own : t(($) => $.reasons[connection]);
}
