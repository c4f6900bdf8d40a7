import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyAct } from '../../data/acts/money-act.ts';
import { useConnection } from '../../data/use-connection.ts';
import { Button, type ButtonLook } from '../../ui/actions/button.tsx';
import { DoubtCard } from './doubt-card.tsx';
import { useDeadTime } from './use-dead-time.ts';
import type { MoneyActState } from './use-money-act.ts';

/** What the customer is warned of: the first tap only asks for a second one. */
export interface AskedTwice {
  /** All that the warning is about: with anything else it is asked anew. */
  about: string;
  text: ReactNode;
}

interface MoneyFormProps {
  act: MoneyActState;
  /** `page`: it is what the page is about. `panel`: one thing of several, as the ticket of a desk. */
  look?: keyof typeof looks;
  /** What is typed; locked while an answer is waited for. */
  fields: ReactNode;
  /** What proves once more who is asking, where the act needs it. */
  secondFactor?: ReactNode;
  /** What it costs and brings, before it is sent. */
  receipt?: ReactNode;
  /** What is wrong with what was sent, until something is changed. */
  failure?: ReactNode;
  /** The act as a verb: it names the form and its button. */
  label: string;
  /** The colour of the button: gold, or that of a side. */
  button?: Extract<ButtonLook, 'primary' | 'buy' | 'sell'>;
  /** Why it can't be sent as it stands; null: it can. */
  reason: string | null;
  askedTwice?: AskedTwice | null;
  /** What has to be done first, and elsewhere, as a link: it stands where the button would. */
  nextStep?: ReactNode;
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

const looks = { page: 'gap-3 pt-2 pb-4', panel: 'min-w-0 gap-2' } as const;

/**
 * A form that moves money: fields, second factor, receipt and the button, whose text is the reason why it can't be pressed.
 * The button stays in sight. An act in doubt takes its place.
 */
export function MoneyForm(props: MoneyFormProps) {
  const { act, look = 'page', fields, secondFactor, receipt, failure, label, askedTwice = null } = props;
  const { nextStep, note, confirm, summary, history } = props;
  const connection = useConnection();
  const reason = useReason(act, props.reason);
  const [seen, setSeen] = useState<string | null>(null);
  const again = askedTwice !== null && seen === askedTwice.about;
  const tooSoon = useDeadTime(again ? 'confirm' : null);
  const keepFocus = useKeptFocus(act.sending);
  const submit = () => {
    if (reason !== null || tooSoon || act.unknown !== undefined) return;
    if (askedTwice !== null && !again) {
      setSeen(askedTwice.about);
      return;
    }
    // The same again, later, is asked about anew.
    setSeen(null);
    keepFocus();
    props.onSubmit();
  };
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className={`flex flex-col ${looks[look]}`}
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
      {act.unknown !== undefined ? (
        <DoubtCard act={act} summary={summary(act.unknown)} disabled={connection !== 'online'} history={history} />
      ) : (
        // It sticks over the end of the window, or over the keypad, when the form is longer than the window.
        <div
          data-sticks
          className="sticky bottom-0 z-10 -mx-2 -mt-1 grid bg-(--sheet-surface,var(--surface-0)) px-2 py-1"
        >
          {nextStep || <Submit {...props} reason={reason} again={again} tooSoon={tooSoon} />}
        </div>
      )}
      {note}
      {confirm}
    </form>
  );
}

interface SubmitProps extends Pick<MoneyFormProps, 'label' | 'button' | 'testId'> {
  reason: string | null;
  again: boolean;
  tooSoon: boolean;
}

function Submit({ label, button = 'primary', reason, again, tooSoon, testId }: SubmitProps) {
  const { t } = useTranslation();
  return (
    <Button type="submit" look={button} data-testid={testId} disabled={reason !== null || tooSoon}>
      {reason ?? (again ? t(($) => $.reasons.confirmFar) : label)}
    </Button>
  );
}

/** What is locked loses the focus: whoever has sent by a key goes on where they were. Gives what to call before it is sent. */
function useKeptFocus(sending: boolean): () => void {
  const left = useRef<Element | null>(null);
  useEffect(() => {
    if (sending) return;
    if (document.activeElement === document.body && left.current instanceof HTMLElement) {
      left.current.focus({ preventScroll: true });
    }
    left.current = null;
  }, [sending]);
  return () => (left.current = document.activeElement);
}

/** Why it can't be sent now: it is on its way, there is no line, or what the form itself says. */
function useReason(act: MoneyActState, own: string | null): string | null {
  const { t } = useTranslation();
  const connection = useConnection();
  if (act.sending) return t(($) => $.reasons.submitting);
  return connection === 'online' ? own : t(($) => $.reasons[connection]);
}
