import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyAct } from '../../data/acts/money-act.ts';
import { useConnection } from '../../data/use-connection.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DoubtCard } from './doubt-card.tsx';
import type { MoneyActState } from './use-money-act.ts';

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
  /** What is asked before it is sent; it lies over the form. */
  confirm?: ReactNode;
  /** An act in doubt, in a line, and where one can look whether it was done. */
  summary: (act: MoneyAct) => ReactNode;
  history: ReactNode;
  onSubmit: () => void;
}

/**
 * A form that moves money: fields, second factor, receipt and the button, whose text is the reason why it can't be pressed.
 * An act in doubt takes the place of the button.
 */
export function MoneyForm(props: MoneyFormProps) {
  const { act, fields, secondFactor, receipt, failure, label, confirm, summary, history, onSubmit } = props;
  const { t } = useTranslation();
  const connection = useConnection();
  const reason = act.sending
    ? t(($) => $.reasons.submitting)
    : connection === 'online'
      ? props.reason
      : t(($) => $.reasons[connection]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null && act.unknown === undefined) onSubmit();
      }}
      className="flex flex-col gap-4 pt-2"
    >
      <fieldset disabled={act.sending} className="contents">
        {fields}
        {secondFactor}
      </fieldset>
      {failure}
      {act.unknown === undefined ? (
        <Button type="submit" look="primary" disabled={reason !== null}>
          {reason ?? label}
        </Button>
      ) : (
        <DoubtCard act={act} summary={summary(act.unknown)} disabled={connection !== 'online'} history={history} />
      )}
      {receipt}
      {confirm}
    </form>
  );
}
