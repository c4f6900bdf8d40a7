import { foldedText } from '@auric/web/src/data/folded-text.ts';
import { SearchField } from '@auric/web/src/ui/fields/search-field.tsx';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { countryName } from '../../kit/country-name.ts';
import { configuration as texts } from '../../texts/configuration.ts';
import type { PlainField } from './field-value.ts';

/** More than these and one types a letter more. */
const shownMax = 8;
const chip = 'inline-flex min-h-7 items-center gap-1 rounded-control border px-2 text-xs';

interface CountriesFieldProps {
  field: PlainField;
  chosen: readonly string[];
  onChange: (countries: string[]) => void;
}

/** A list of countries: those chosen can be taken out, others are found by name or letters; Enter takes the first. */
export function CountriesField({ field: { label, help, choices }, chosen, onChange }: CountriesFieldProps) {
  const [query, setQuery] = useState('');
  const found = query.trim() === '' ? [] : matching(choices, chosen, query);
  const add = (country: string) => {
    onChange([...chosen, country].toSorted());
    setQuery('');
  };
  const addFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (found[0] !== undefined) add(found[0]);
  };
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="mb-1 text-xs font-medium text-text-2">{label}</legend>
      {chosen.length === 0 && <p className="mb-2 text-xs text-text-3">{texts.noCountries}</p>}
      <ul className="mb-2 flex flex-wrap gap-1.5 empty:hidden">
        {chosen.map((country) => (
          <li key={country}>
            <button
              type="button"
              aria-label={texts.takeOut(countryName(country))}
              onClick={() => onChange(chosen.filter((each) => each !== country))}
              className={`${chip} border-gold-text bg-gold-soft text-text-1`}
            >
              {countryName(country)}
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <div onKeyDown={addFirst}>
        <SearchField label={texts.addCountry} value={query} onChange={setQuery} />
      </div>
      <ul className="mt-2 flex flex-wrap gap-1.5 empty:hidden" aria-label={texts.found}>
        {found.slice(0, shownMax).map((country) => (
          <li key={country}>
            <button type="button" onClick={() => add(country)} className={`${chip} border-line text-text-2`}>
              <Plus size={14} aria-hidden />
              {countryName(country)}
            </button>
          </li>
        ))}
      </ul>
      {query.trim() !== '' && found.length === 0 && (
        <p role="status" className="mt-1 text-xs text-text-3">
          {texts.noCountry(query.trim())}
        </p>
      )}
      <p className="mt-1 text-xs text-text-3">{help}</p>
    </fieldset>
  );
}

/** What a query means and isn't chosen, by name; what begins with it comes first. */
function matching(choices: readonly string[], chosen: readonly string[], query: string): string[] {
  const wanted = foldedText(query.trim());
  return choices
    .filter((code) => !chosen.includes(code))
    .map((code) => ({ code, name: foldedText(countryName(code)) }))
    .filter(({ code, name }) => name.includes(wanted) || code.toLowerCase() === wanted)
    .toSorted((left, right) => rank(left) - rank(right) || (left.name < right.name ? -1 : 1))
    .map(({ code }) => code);

  function rank({ code, name }: { code: string; name: string }): number {
    return code.toLowerCase() === wanted || name.startsWith(wanted) ? 0 : 1;
  }
}
