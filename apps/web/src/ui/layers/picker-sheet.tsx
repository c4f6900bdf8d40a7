import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { foldedText } from '../../data/folded-text.ts';
import { EmptyState } from '../states/empty-state.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { Sheet } from './sheet.tsx';

export interface PickerOption<Value extends string> {
  value: Value;
  label: string;
  /** The language of the label, where it is not the one of the page. */
  lang?: string;
  /** Other words that a search finds it by. */
  alsoFoundBy?: string;
  /** Stands before the words, as the mark of a coin. */
  mark?: ReactNode;
  /** What tells the options apart: a balance, a fee, an arrival time. */
  note?: ReactNode;
}

export interface PickerChoice<Value extends string> {
  label: string;
  value: Value;
  options: readonly PickerOption<Value>[];
  onChange: (value: Value) => void;
  /** A search over the list: its label, and what it says where nothing is found. */
  search?: { label: string; nothing: (query: string) => string };
  /** What has to be said about the choice, under the list. */
  hint?: ReactNode;
}

/** The list of a picker: the chosen option has the tick, a tap chooses and closes. */
export function PickerSheet<Value extends string>(
  props: PickerChoice<Value> & { open: boolean; onOpenChange: (open: boolean) => void },
) {
  const { label, open, onOpenChange, search } = props;
  return (
    <Sheet title={label} open={open} onOpenChange={onOpenChange} fit={search === undefined}>
      <PickerList {...props} onChosen={() => onOpenChange(false)} />
    </Sheet>
  );
}

/** It lives as long as the sheet is open: the next time nothing is searched for. */
function PickerList<Value extends string>(props: PickerChoice<Value> & { onChosen: () => void }) {
  const { value, options, onChange, onChosen, search, hint } = props;
  const [query, setQuery] = useState('');
  const wanted = foldedText(query.trim());
  const shown = options.filter(({ label, alsoFoundBy = '' }) => foldedText(`${label} ${alsoFoundBy}`).includes(wanted));
  const choose = (option: PickerOption<Value>) => {
    onChosen();
    if (option.value !== value) onChange(option.value);
  };
  return (
    <>
      {search !== undefined && (
        <div className="sticky top-0 z-10 bg-surface-1 py-2">
          <SearchField label={search.label} value={query} onChange={setQuery} />
        </div>
      )}
      <ul className="pb-4">
        {shown.map((option) => (
          <li key={option.value} className="border-b border-line last:border-0">
            <button
              type="button"
              lang={option.lang}
              aria-current={option.value === value}
              onClick={() => choose(option)}
              className={`flex min-h-13 w-full items-center gap-3 py-2 text-left text-sm font-medium focus-visible:-outline-offset-2 ${option.value === value ? 'text-gold-text' : ''}`}
            >
              {option.mark}
              <span className="min-w-0 flex-1">{option.label}</span>
              <span className="text-xs text-text-2">{option.note}</span>
              <Check
                size={18}
                aria-hidden
                className={option.value === value ? 'shrink-0 text-gold-text' : 'invisible shrink-0'}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && search !== undefined && <EmptyState text={search.nothing(query)} />}
      {hint !== undefined && <p className="pb-4 text-xs text-text-3">{hint}</p>}
    </>
  );
}
