import { ArrowDownUp } from 'lucide-react';
import { useId } from 'react';
import { NotedField, noted } from './noted-field.tsx';
import { useDockedKeypad } from '../../ui/fields/use-docked-keypad.tsx';

interface UnitFieldProps {
  label: string;
  unit: string;
  value: string;
  decimals: number;
  placeholder: string;
  name: string;
  /** The placeholder is a value that was worked out, and is read as one. */
  computed?: boolean;
  onType: (text: string) => void;
  /** The way to type it in the other asset, where there is one. */
  onSwitch?: { label: string; act: () => void };
}

/** An amount of money or coin that has no steps: value and unit in one line, and the way to the other unit. */
export function UnitField(props: UnitFieldProps) {
  const { label, unit, value, decimals, placeholder, name, computed = false, onType, onSwitch } = props;
  const id = useId();
  const { wrapper, input, note, keypad } = useDockedKeypad({ value, onChange: onType, decimals });
  const stacked = onSwitch !== undefined;
  return (
    <NotedField note={note} id={id}>
      <div
        {...wrapper}
        className={`flex min-h-12 scroll-mb-16 items-stretch rounded-control border bg-surface-2 pl-3 focus-within:border-gold-text ${note === undefined ? 'border-transparent' : 'border-bad'}`}
      >
        <div className={`flex min-w-0 flex-1 ${stacked ? 'flex-col justify-center' : 'items-center gap-2'}`}>
          <label
            htmlFor={id}
            className={`truncate text-text-3 ${stacked ? 'mt-1 -mb-1 text-2xs leading-4' : 'shrink-0 text-xs'}`}
          >
            {label}
          </label>
          <input
            id={id}
            name={name}
            placeholder={placeholder}
            // It reaches under its label: a finger needs the height of both.
            className={`w-full min-w-0 bg-transparent text-base leading-6 font-semibold text-text-1 outline-none placeholder:font-medium ${computed ? 'placeholder:text-text-1' : ''} ${stacked ? '-mt-4 min-h-11.5 pt-4' : 'min-h-11 text-right'}`}
            {...noted(id, note)}
            {...input}
          />
        </div>
        {onSwitch === undefined ? (
          <span className="self-center pr-3 pl-1.5 text-xs font-medium text-text-3">{unit}</span>
        ) : (
          <button
            type="button"
            aria-label={onSwitch.label}
            title={onSwitch.label}
            onClick={onSwitch.act}
            className="flex min-h-11 min-w-11 shrink-0 touch-manipulation items-center justify-center gap-1 px-2.5 text-xs font-semibold text-text-1"
          >
            {unit}
            <ArrowDownUp size={13} aria-hidden className="text-gold-text" />
          </button>
        )}
        {keypad}
      </div>
    </NotedField>
  );
}
