import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type PickerChoice, PickerSheet } from '../layers/picker-sheet.tsx';

/** One of many in a sheet, where an option needs more than a word; for words alone there is the select field. */
export function Picker<Value extends string>(choice: PickerChoice<Value>) {
  const [open, setOpen] = useState(false);
  const chosen = choice.options.find((option) => option.value === choice.value);
  return (
    <div>
      <span aria-hidden className="mb-1 block text-xs font-medium text-text-2">
        {choice.label}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-full items-center gap-2 rounded-control bg-surface-2 px-3 text-left text-sm font-medium"
      >
        <span className="sr-only">{choice.label}: </span>
        {chosen?.mark}
        <span className="min-w-0 flex-1 truncate">{chosen?.label}</span>
        <span className="text-xs text-text-3">{chosen?.note}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-text-3" />
      </button>
      <PickerSheet {...choice} open={open} onOpenChange={setOpen} />
    </div>
  );
}
