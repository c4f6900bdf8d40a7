import { useId, type ReactNode } from 'react';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface ChoiceProps<Value extends string> {
  /** What the options are about, for screen readers. */
  label: string;
  value: Value;
  options: readonly ChoiceOption<Value>[];
  onChange: (value: Value) => void;
  look?: 'segmented' | 'underline' | 'chips';
  /** Colours of the chosen option where it means something, as buy and sell do. */
  chosenClass?: string;
  className?: string;
}

const group = {
  segmented: 'grid auto-cols-fr grid-flow-col gap-0 rounded-control bg-surface-2 p-[3px]',
  underline:
    'scroll-quiet fade-end -mx-2.5 flex gap-5 overflow-x-auto bg-[linear-gradient(var(--line))] bg-[length:calc(100%-1.25rem)_1px] bg-bottom bg-no-repeat px-2.5',
  chips: 'scroll-quiet fade-end -mx-0.5 -my-1.5 flex gap-1 overflow-x-auto px-0.5 py-1.5',
} as const;

const option = {
  segmented:
    'grid min-h-9 place-items-center rounded-[6px] px-2 py-1 text-center text-sm leading-tight font-semibold [overflow-wrap:anywhere]',
  underline: 'grid min-h-11 min-w-6 shrink-0 text-sm font-semibold',
  chips: 'grid min-h-8 min-w-10 shrink-0 place-items-center rounded-control px-2.5 text-xs font-semibold',
} as const;

/** What is drawn is smaller than a finger needs: what takes the touch has 44 px each way. The group has room for it, or it would scroll and fade at its end. */
const touch = {
  segmented: '-inset-y-1 inset-x-0',
  underline: 'inset-y-0 -inset-x-2.5',
  chips: '-inset-y-1.5 -inset-x-0.5',
} as const;

const chosen = {
  segmented: 'bg-chosen text-text-1',
  underline: 'text-text-1 *:border-gold',
  chips: 'bg-surface-3 text-text-1',
} as const;

const open = {
  segmented: 'text-text-2',
  underline: 'text-text-2 *:border-transparent',
  chips: 'text-text-2',
} as const;

/** One of a few, as native radio buttons: arrow keys, focus and screen readers come with them. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange, look = 'segmented', chosenClass, className = '' } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={`${group[look]} ${className}`}>
      {options.map((each) => (
        <label
          key={each.value}
          className={`relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-gold-text ${option[look]} ${
            each.value === value ? (chosenClass ?? chosen[look]) : open[look]
          }`}
        >
          <input
            type="radio"
            name={name}
            value={each.value}
            checked={each.value === value}
            onChange={() => onChange(each.value)}
            className={`absolute cursor-pointer appearance-none opacity-0 ${touch[look]}`}
          />
          {look === 'underline' ? (
            <span className="grid h-full place-items-center border-b-2">{each.label}</span>
          ) : (
            each.label
          )}
        </label>
      ))}
    </div>
  );
}
