import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { Lead } from '../../data/copy/lead.ts';
import { LeadMark } from '../../kit/copy-trading/lead-mark.tsx';
import { formatTime } from '../../locales/time-format.ts';
import { LeadBadge } from './lead-badge.tsx';

/** Who somebody is that leads, in their own words. */
export function LeadHead({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  return (
    <div className="flex items-start gap-3">
      <LeadMark name={lead.name} size="page" />
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          <span data-written className="[overflow-wrap:anywhere]">
            {lead.name}
          </span>
          <LeadBadge lead={lead} />
        </h2>
        {lead.profile !== '' && (
          <p data-written className="mt-1 text-sm [overflow-wrap:anywhere] text-text-2">
            {lead.profile}
          </p>
        )}
        <p className="mt-1 text-2xs text-text-3">
          {lead.countedAt === 0
            ? t(($) => $.copyTrading.notCounted)
            : t(($) => $.copyTrading.counted, { time: formatTime(lead.countedAt, lang) })}
        </p>
      </div>
    </div>
  );
}
