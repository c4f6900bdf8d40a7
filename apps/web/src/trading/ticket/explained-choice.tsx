import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../../ui/layers/sheet.tsx';

export interface ExplainedOption<Value extends string> {
  value: Value;
  label: string;
  /** Shorter, for the closed field; the label where there is none. */
  short?: string;
  note: string;
}

interface ExplainedChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly ExplainedOption<Value>[];
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few that need explaining: a word in the closed field, a sentence for each in the sheet that it opens. */
export function ExplainedChoice<Value extends string>(props: ExplainedChoiceProps<Value>) {
  const { label, value, options, onChange, className = '' } = props;
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const choose = (next: Value) => {
    setOpen(false);
    if (next !== value) onChange(next);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={`flex min-h-11 items-center justify-between gap-1 rounded-control bg-surface-2 pr-1.5 pl-2.5 text-left text-xs font-medium min-[380px]:pr-2 min-[380px]:pl-3 min-[380px]:text-sm ${className}`}
      >
        <span className="sr-only">{label}: </span>
        <span>{chosen?.short ?? chosen?.label}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-text-3" />
      </button>
      <Sheet fit title={label} open={open} onOpenChange={setOpen}>
        <ul className="pb-4">
          {options.map((option) => (
            <Option key={option.value} option={option} chosen={option.value === value} onChoose={choose} />
          ))}
        </ul>
      </Sheet>
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
