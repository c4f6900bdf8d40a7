import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { areaCodesFrom } from './area-way.ts';

/** The country calling code before a mobile number; it leads to the list of all of them, which leads back. */
export function AreaCodeInput({ value }: { value: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={areaCodesFrom(pathname + search)}
      aria-label={t(($) => $.joined.valued, { what: t(($) => $.session.areaCode), value: `+${value}` })}
      className="flex min-h-12 shrink-0 items-center gap-1 rounded-l-control border-r border-line pr-2 pl-3 text-base text-text-1 focus-visible:-outline-offset-2"
    >
      +{value}
      <ChevronDown size={16} aria-hidden className="text-text-3" />
    </Link>
  );
}
