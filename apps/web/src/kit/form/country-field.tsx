import { ChevronRight } from 'lucide-react';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { countryNames } from '../../data/country-names.ts';

/** What a country is asked for: the draft that the list writes to. */
export type CountryPurpose = 'document' | 'residence';

interface CountryFieldProps {
  label: string;
  purpose: CountryPurpose;
  /** Two letters of ISO 3166; empty while none is chosen. */
  value: string;
  error?: string | undefined;
  /** Before the list is opened. */
  onLeave?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** A country or region: it leads to the list of all of them, which leads back. */
export function CountryField({ label, purpose, value, error, onLeave, ref }: CountryFieldProps) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { pathname, search } = useLocation();
  const id = useId();
  const list = `/pages/setting/areas?${new URLSearchParams({ for: purpose, from: pathname + search })}`;
  return (
    <div>
      <p id={`${id}-label`} className="mb-1 text-xs font-medium text-text-2">
        {label}
      </p>
      <Link
        ref={ref}
        to={list}
        onClick={onLeave}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={`${id}-note`}
        className={`flex min-h-12 items-center gap-2 rounded-control border bg-surface-2 px-3 text-base ${
          error === undefined ? 'border-transparent' : 'border-bad'
        }`}
      >
        <span id={`${id}-value`} className={`min-w-0 flex-1 ${value === '' ? 'text-text-3' : ''}`}>
          {value === '' ? t(($) => $.identity.chooseCountry) : countryNames(lang)(value)}
        </span>
        <ChevronRight size={18} aria-hidden className="shrink-0 text-text-3" />
      </Link>
      <p id={`${id}-note`} aria-live="polite" data-note className="min-h-5 pt-1 text-xs text-bad">
        {error}
      </p>
    </div>
  );
}
