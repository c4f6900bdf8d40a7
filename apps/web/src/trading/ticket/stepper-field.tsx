import { Minus, Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDockedKeypad } from '../../ui/fields/use-docked-keypad.tsx';
import { NotedField, noted } from './noted-field.tsx';
import { StepButton } from './step-button.tsx';

interface StepperFieldProps {
  label: string;
  unit: string;
  value: string;
  /** Decimals of the tick or the lot. */
  decimals: number;
  placeholder?: string;
  name: string;
  disabled?: boolean;
  /** The placeholder is a value that was worked out, and is read as one. */
  computed?: boolean;
  onType: (text: string) => void;
  /** Without it the field has no steps. */
  onStep?: (by: 1 | -1) => void;
}

/** A number of the ticket: label above, value in the middle, one step down and up at its sides. */
export function StepperField(props: StepperFieldProps) {
  const { label, unit, value, decimals, placeholder, name, disabled = false, computed = false, onType, onStep } = props;
  const { t } = useTranslation();
  const id = useId();
  const { wrapper, input, note, keypad } = useDockedKeypad({ value, onChange: onType, decimals, disabled });
  const step = (by: 1 | -1, icon: ReactNode) =>
    onStep !== undefined && (
      <StepButton
        label={t(($) => $.joined.labelled, {
          what: t(($) => (by > 0 ? $.common.increase : $.common.decrease)),
          which: label,
        })}
        disabled={disabled}
        onStep={() => onStep(by)}
      >
        {icon}
      </StepButton>
    );
  return (
    <NotedField note={note} id={id}>
      <div
        {...wrapper}
        className={`flex min-h-12 scroll-mb-16 items-stretch rounded-control border bg-surface-2 focus-within:border-gold-text ${note === undefined ? 'border-transparent' : 'border-bad'}`}
      >
        {step(-1, <Minus size={16} aria-hidden />)}
        <div className="flex min-w-0 flex-1 flex-col justify-center">
          {/* The label may reach over the steps' empty corners: their signs stand lower, in the middle. */}
          <label
            htmlFor={id}
            className={`mt-1 -mb-1 flex justify-center gap-1 text-2xs leading-4 text-text-3 ${onStep === undefined ? 'px-3' : 'pointer-events-none -mx-2.5'}`}
          >
            <span className="truncate">{label}</span>
            <span className="shrink-0">{unit}</span>
          </label>
          <input
            id={id}
            name={name}
            disabled={disabled}
            placeholder={placeholder}
            // It reaches under its label: a finger needs the height of both.
            className={`-mt-4 min-h-11.5 w-full bg-transparent pt-4 text-center text-base leading-6 font-semibold text-text-1 outline-none placeholder:font-medium disabled:text-text-2 disabled:transition-colors disabled:delay-300 ${computed ? 'placeholder:text-text-1' : ''}`}
            {...noted(id, note)}
            {...input}
          />
        </div>
        {step(1, <Plus size={16} aria-hidden />)}
        {keypad}
      </div>
    </NotedField>
  );
}
