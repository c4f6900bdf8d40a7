import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from './text-field.tsx';
import { useDockedKeypad } from './use-docked-keypad.tsx';

interface MoneyFieldProps {
  label: string;
  /** The decimal as it was typed; it is never rewritten. */
  value: string;
  onChange: (text: string) => void;
  /** Decimals of the tick, lot or asset. */
  decimals: number;
  unit: string;
  /** Takes all there is. */
  onMax?: () => void;
  placeholder?: string;
  error?: string | undefined;
  hint?: ReactNode;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** An amount with its unit, typed on the own keypad or on a keyboard, or all there is. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, decimals, unit, onMax, onBlur, ...rest } = props;
  const { t } = useTranslation();
  const { wrapper, input, note, keypad } = useDockedKeypad({
    value,
    onChange,
    decimals,
    onBlur,
    disabled: rest.disabled,
  });
  return (
    <div {...wrapper}>
      <TextField
        {...rest}
        {...input}
        error={note ?? rest.error}
        end={
          onMax === undefined ? (
            <span className="pr-3 text-sm font-medium text-text-2">{unit}</span>
          ) : (
            <span className="flex shrink-0 items-center text-sm">
              <span className="font-medium text-text-2">{unit}</span>
              <button type="button" onClick={onMax} className="min-h-11 px-3 font-semibold text-gold-text">
                {t(($) => $.common.max)}
              </button>
            </span>
          )
        }
      />
      {keypad}
    </div>
  );
}
