import { Search, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';

/** A search that filters while one types. */
export function SearchField({
  label,
  value,
  onChange,
  autoFocus = false,
}: {
  label: string;
  value: string;
  onChange: (query: string) => void;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-11 flex-1 items-center rounded-control bg-surface-2 focus-within:outline-2 focus-within:outline-gold-text">
      <Search size={18} aria-hidden className="ml-3 shrink-0 text-text-3" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoFocus={autoFocus}
        enterKeyHint="search"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full min-w-0 appearance-none bg-transparent px-2 text-base outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <IconButton label={t(($) => $.parts.clearSearch)} onClick={() => onChange('')}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
