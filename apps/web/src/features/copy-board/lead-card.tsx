import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Lead } from '../../data/copy/lead.ts';
import { leadPath } from '../../kit/copy-trading/lead-path.ts';
import { LeadMark } from '../../kit/copy-trading/lead-mark.tsx';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { signOf, useNumbers } from '../../locales/number-format.ts';
import { formatDayCount } from '../../locales/time-format.ts';
import { useApp } from '../../data/app-store.ts';
import { ChangeText } from '../../ui/drawings/change-pill.tsx';
import { Sparkline } from '../../ui/drawings/sparkline.tsx';
import { LeadBadge } from './lead-badge.tsx';
import { useFollowersText } from './use-followers-text.ts';

const shareDecimals = 2;

/** A lead trader on the board: first what their copiers got, then what they did themselves. The whole card leads to them. */
export function LeadCard({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const followersText = useFollowersText();
  return (
    <article
      data-lead={lead.id}
      className="relative flex h-full flex-col gap-3 rounded-card border border-line bg-surface-1 p-4"
    >
      <div className="flex items-center gap-3">
        <LeadMark name={lead.name} />
        <p className="min-w-0 flex-1 text-sm font-semibold">
          <Link
            to={leadPath(lead.id)}
            data-written
            className="[overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-card"
          >
            {lead.name}
          </Link>
        </p>
        <LeadBadge lead={lead} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <CopierReturn lead={lead} />
        {lead.curve.length > 1 && (
          <Sparkline
            points={lead.curve.map(({ value }) => value)}
            sign={signOf(lead.roi ?? '0')}
            width={104}
            height={40}
          />
        )}
      </div>
      <Facts look="grid">
        <Fact label={t(($) => $.copyTrading.roi)}>{lead.roi === null ? '—' : <ChangeText change={lead.roi} />}</Fact>
        <Fact label={t(($) => $.copyTrading.drawdown)}>{numbers.share(lead.drawdown, shareDecimals)}</Fact>
        <Fact label={t(($) => $.copyTrading.winRate)}>
          {lead.winRate === null ? '—' : numbers.share(lead.winRate, shareDecimals)}
        </Fact>
        <Fact label={t(($) => $.copyTrading.followers)}>{followersText(lead)}</Fact>
        <Fact label={t(($) => $.copyTrading.share)}>{numbers.share(lead.share, shareDecimals, 0)}</Fact>
        <Fact label={t(($) => $.copyTrading.leading)}>{formatDayCount(lead.days, lang)}</Fact>
      </Facts>
    </article>
  );
}

/** What the median copier got, and of how many it is the median. */
function CopierReturn({ lead: { copierReturn, copiersCounted } }: { lead: Lead }) {
  const { t } = useTranslation();
  return (
    <p className="min-w-0">
      <span className="block text-2xs text-text-3">{t(($) => $.copyTrading.copierReturn)}</span>
      {copierReturn === null ? (
        <span className="text-sm text-text-2">{t(($) => $.copyTrading.noCopiers)}</span>
      ) : (
        <>
          <ChangeText change={copierReturn} className="text-lg" />{' '}
          <span className="text-2xs text-text-3">{t(($) => $.copyTrading.ofCopiers, { count: copiersCounted })}</span>
        </>
      )}
    </p>
  );
}
