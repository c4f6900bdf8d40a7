import { Check, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { AnchoredSheet } from '../../ui/layers/anchored-sheet.tsx';

export interface ExplainedOption<Value extends string> {
  value: Value;
  label: string;
  /** Shorter, for the closed field; the label where there is none. */
  short?: string;
  note: string;
}

interface ExplainedChoiceProps<Value extends string> {
  label: string;
  /** None of the options where what is chosen stands elsewhere; then it shows `face`. */
  value: Value | null;
  face?: string;
  options: readonly ExplainedOption<Value>[];
  onChange: (value: Value) => void;
  /** `tab`: the last of a row of tabs. `quiet`: a word at the end of such a row. */
  look?: keyof typeof looks;
  className?: string;
}

const looks = {
  field:
    'min-h-11 justify-between rounded-control bg-surface-2 pr-1.5 pl-2.5 text-xs font-medium min-[380px]:pr-2 min-[380px]:pl-3 min-[380px]:text-sm',
  quiet: 'min-h-11 text-xs font-medium text-text-2',
  tab: 'min-h-11 border-b-2 border-transparent text-sm whitespace-nowrap font-semibold text-text-2 -outline-offset-2 data-chosen:border-gold data-chosen:text-text-1',
} as const;

/** One of a few that need explaining: a word in the closed field, a sentence for each in what it opens. */
export function ExplainedChoice<Value extends string>(props: ExplainedChoiceProps<Value>) {
  const { label, value, face, options, onChange, look = 'field', className = '' } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value);
  const choose = (next: Value) => {
    setOpen(false);
    if (next !== value) onChange(next);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-chosen={chosen === undefined ? undefined : ''}
        onClick={() => setOpen(!open)}
        className={`flex items-center gap-1 text-left ${looks[look]} ${className}`}
      >
        <span className="sr-only">{label}: </span>
        <span>{chosen?.short ?? chosen?.label ?? face}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-text-3" />
      </button>
      <AnchoredSheet anchor={button} title={label} open={open} onOpenChange={setOpen}>
        <ul className="pb-4">
          {options.map((option) => (
            <Option key={option.value} option={option} chosen={option.value === value} onChoose={choose} />
          ))}
        </ul>
      </AnchoredSheet>
    </>
  );
}

function Option<Value extends string>(props: {
  option: ExplainedOption<Value>;
  chosen: boolean;
  onChoose: (value: Value) => void;
}) {
  const { option, chosen, onChoose } = props;
  return (
    <li>
      <button
        type="button"
        aria-current={chosen}
        onClick={() => onChoose(option.value)}
        className={`-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-2 text-left ${chosen ? 'bg-surface-2' : ''}`}
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
            {option.label}
            {option.short !== undefined && option.short !== option.label && (
              <span className="text-xs font-medium text-text-3">{option.short}</span>
            )}
          </span>
          <span className="block text-xs text-text-2">{option.note}</span>
        </span>
        <Check size={18} aria-hidden className={`shrink-0 ${chosen ? 'text-gold-text' : 'invisible'}`} />
      </button>
    </li>
  );
}
