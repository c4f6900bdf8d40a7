import { Minus, Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface StepperFieldProps {
  label: string;
  unit: string;
  value: string;
  placeholder?: string;
  name: string;
  disabled?: boolean;
  onType: (text: string) => void;
  /** Without it the field has no steps. */
  onStep?: (by: 1 | -1) => void;
}

/** A number of the ticket: label above, value in the middle, one step down and up at its sides. */
export function StepperField(props: StepperFieldProps) {
  const { label, unit, value, placeholder, name, disabled = false, onType, onStep } = props;
  const { t } = useTranslation();
  const id = useId();
  const step = (by: 1 | -1, icon: ReactNode) =>
    onStep !== undefined && (
      <button
        type="button"
        disabled={disabled}
        aria-label={`${by > 0 ? t(($) => $.common.increase) : t(($) => $.common.decrease)}: ${label}`}
        onClick={() => onStep(by)}
        className="grid h-12 w-9 shrink-0 place-items-center text-text-2"
      >
        {icon}
      </button>
    );
  return (
    <div className="flex min-h-12 items-center rounded-control border border-transparent bg-surface-2 focus-within:border-gold">
      {step(-1, <Minus size={16} aria-hidden />)}
      <div className={`min-w-0 flex-1 py-1 text-center ${onStep === undefined ? 'px-3' : ''}`}>
        <label htmlFor={id} className="block truncate text-2xs leading-4 text-text-3">
          {label} {unit}
        </label>
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          disabled={disabled}
          value={value}
          placeholder={placeholder}
          onChange={(event) => onType(event.target.value)}
          className="h-6 w-full bg-transparent text-center text-base font-semibold text-text-1 outline-none placeholder:font-normal disabled:text-text-2"
        />
      </div>
      {step(1, <Plus size={16} aria-hidden />)}
    </div>
  );
}
