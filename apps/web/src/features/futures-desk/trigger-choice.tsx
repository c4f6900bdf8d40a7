import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/fields/choice.tsx';

interface TriggerChoiceProps {
  value: 'mark' | 'last';
  onChange: (by: 'mark' | 'last') => void;
}

/** Which price sets a stop off. */
export function TriggerChoice({ value, onChange }: TriggerChoiceProps) {
  const { t } = useTranslation();
  return (
    <Choice<'mark' | 'last'>
      label={t(($) => $.trade.trigger)}
      value={value}
      onChange={onChange}
      options={[
        { value: 'mark', label: t(($) => $.positions.markPrice) },
        { value: 'last', label: t(($) => $.futures.lastPrice) },
      ]}
    />
  );
}
