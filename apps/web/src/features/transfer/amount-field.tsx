import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useDockedKeypad } from '../../ui/fields/use-docked-keypad.tsx';

interface AmountFieldProps {
  value: string;
  onChange: (text: string) => void;
  onMax: () => void;
  decimals: number;
  unit: string;
  hint: ReactNode;
  error: string | undefined;
}

/** How much, typed on the own keypad, or all there is. */
export function AmountField({ value, onChange, onMax, decimals, unit, hint, error }: AmountFieldProps) {
  const { t } = useTranslation();
  const { wrapper, input, note, keypad } = useDockedKeypad({ value, onChange, decimals });
  return (
    <div {...wrapper}>
      <TextField
        label={t(($) => $.transfer.amount)}
        name="number"
        placeholder="0"
        hint={hint}
        error={note ?? error}
        end={
          <span className="flex shrink-0 items-center text-sm">
            <span className="font-medium text-text-2">{unit}</span>
            <button type="button" onClick={onMax} className="min-h-11 px-3 font-semibold text-gold-text">
              {t(($) => $.common.max)}
            </button>
          </span>
        }
        {...input}
      />
      {keypad}
    </div>
  );
}
