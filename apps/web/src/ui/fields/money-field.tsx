import type { ReactNode, Ref } from 'react';
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
  error?: string | undefined;
  hint?: ReactNode;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** An amount with its unit, typed on the own keypad or on a keyboard. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, decimals, unit, onBlur, ...rest } = props;
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
        end={<span className="pr-3 text-sm font-medium text-text-2">{unit}</span>}
      />
      {keypad}
    </div>
  );
}
