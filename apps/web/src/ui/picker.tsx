import { Check, ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Sheet } from './sheet.tsx';

export interface PickerOption<Value extends string> {
  value: Value;
  label: string;
  /** Stands before the words, as the mark of a coin. */
  mark?: ReactNode;
  /** What tells the options apart: a balance, a fee, an arrival time. */
  note?: ReactNode;
}

interface PickerProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly PickerOption<Value>[];
  onChange: (value: Value) => void;
}

/** One of many in a sheet, where an option needs more than a word; for words alone there is the select field. */
export function Picker<Value extends string>({ label, value, options, onChange }: PickerProps<Value>) {
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const choose = (option: PickerOption<Value>) => {
    setOpen(false);
    if (option.value !== value) onChange(option.value);
  };
  return (
    <div>
      <span aria-hidden className="mb-1 block text-xs font-medium text-text-2">
        {label}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-full items-center gap-2 rounded-control bg-surface-2 px-3 text-left text-sm font-medium"
      >
        <span className="sr-only">{label}: </span>
        {chosen?.mark}
        <span className="min-w-0 flex-1 truncate">{chosen?.label}</span>
        <span className="text-xs text-text-3">{chosen?.note}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-text-3" />
      </button>
      <Sheet title={label} open={open} onOpenChange={setOpen} fit>
        <ul className="pb-4">
          {options.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                aria-current={option.value === value}
                onClick={() => choose(option)}
                className="flex min-h-13 w-full items-center gap-3 py-1 text-left text-sm font-medium"
              >
                {option.mark}
                <span className="min-w-0 flex-1">{option.label}</span>
                <span className="text-xs text-text-2">{option.note}</span>
                <Check size={18} aria-hidden className={option.value === value ? 'text-gold-text' : 'invisible'} />
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
