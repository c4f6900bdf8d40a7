import { useTranslation } from 'react-i18next';
import { ExplainedChoice, type ExplainedOption } from './explained-choice.tsx';
import type { TimeInForce } from './order-kinds.ts';

/** How long the order may rest; post-only is one of the answers, because it excludes the others. */
export type Validity = TimeInForce | 'post_only';

interface ValidityChoiceProps {
  value: Validity;
  /** Only what rests until it is filled can be chosen. */
  onlyGtc?: boolean;
  onChange: (value: Validity) => void;
  look: 'field' | 'quiet';
  className: string;
}

/** For how long an order may rest: each answer with a sentence that explains it. */
export function ValidityChoice({ onlyGtc = false, ...props }: ValidityChoiceProps) {
  const { t } = useTranslation();
  const lasting = (value: TimeInForce) => ({
    value,
    short: value.toUpperCase(),
    label: t(($) => $.trade[value]),
    note: t(($) => $.validityNotes[value]),
  });
  const options: ExplainedOption<Validity>[] = [
    lasting('gtc'),
    lasting('ioc'),
    lasting('fok'),
    { value: 'post_only', label: t(($) => $.trade.postOnly), note: t(($) => $.validityNotes.postOnly) },
  ];
  return (
    <ExplainedChoice<Validity>
      label={t(($) => $.trade.timeInForce)}
      options={options.filter(({ value }) => !onlyGtc || value === 'gtc' || value === props.value)}
      {...props}
    />
  );
}
