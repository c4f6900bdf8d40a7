import type { SupportDesk } from '@auric/api';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { isAlwaysOpen, openingTexts } from './opening-text.ts';

/** When somebody answers, and whether somebody does now. */
export function OpeningLine({ hours }: { hours: SupportDesk['hours'] }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const text = isAlwaysOpen(hours) ? t(($) => $.support.always) : t(($) => $.support.hours, openingTexts(hours, lang));
  return (
    <p className="flex items-start gap-2 pb-2 text-xs text-text-3">
      <span aria-hidden className={`mt-1 size-2 shrink-0 rounded-full ${hours.open ? 'bg-good' : 'bg-surface-3'}`} />
      <span>
        {text} {!hours.open && t(($) => $.support.away)}
      </span>
    </p>
  );
}
