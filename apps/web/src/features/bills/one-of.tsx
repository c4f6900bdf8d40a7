import { useId, type ReactNode } from 'react';

interface OneOfProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of many that all stay in sight, as native radio buttons. */
export function OneOf<Value extends string>({ label, value, options, onChange }: OneOfProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative grid min-h-11 min-w-14 cursor-pointer place-items-center rounded-control border px-3 text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-text ${
              option.value === value
                ? 'border-gold-text bg-gold-soft text-gold-text'
                : 'border-transparent bg-surface-2 text-text-2'
            }`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
