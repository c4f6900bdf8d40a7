import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Without words of its own: the label is for screen readers only. */
  quiet?: boolean;
  /** For a narrow place: a small letter and little room beside it. */
  small?: boolean;
  /** A shorter text for the closed field than the option has in the list. */
  shown?: string;
  className?: string;
  height?: string;
}

/** One of many, by the picker of the system: the best one on every phone. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const {
    label,
    value,
    options,
    onChange,
    quiet = false,
    small = false,
    shown,
    className = '',
    height = 'min-h-11',
  } = props;
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={quiet ? 'sr-only' : 'mb-1 block text-xs font-medium text-text-2'}>
        {label}
      </label>
      <div className={`relative flex items-center rounded-control bg-surface-2 ${height}`}>
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className={`w-full min-w-0 cursor-pointer appearance-none truncate rounded-control bg-surface-2 font-medium ${small ? 'pr-5 pl-1.5 text-xs' : 'pr-8 pl-3 text-sm'} ${shown === undefined ? 'text-text-1' : 'text-transparent'} [&>option]:text-text-1 ${height}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {shown !== undefined && (
          <span
            aria-hidden
            className={`pointer-events-none absolute truncate font-medium text-text-1 ${small ? 'right-5 left-1.5 text-xs' : 'right-8 left-3 text-sm'}`}
          >
            {shown}
          </span>
        )}
        <ChevronDown
          size={16}
          aria-hidden
          className={`pointer-events-none absolute text-text-3 ${small ? 'right-1' : 'right-2.5'}`}
        />
      </div>
    </div>
  );
}
