import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { CopyEvent } from '../../data/follow/use-follows.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';

const lotDecimals = 2;

/** What was opened, closed or left out, and why. */
export function EventRow({ event }: { event: CopyEvent }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  const lots = (text: string): string => t(($) => $.follow.sizeOfLots, { lots: numbers.plain(text, lotDecimals) });
  const reason = reasonText(event.reason, (code) => t(($) => $.follow.reasons[code]));
  return (
    <article className="border-b border-line py-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
        <span>
          {event.symbol} · {t(($) => $.follow.what[event.what])}
        </span>
        <span>{event.what === 'skipped' ? lots(event.wanted) : lots(event.lots)}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-text-2">
        <span data-written>{event.name}</span>
        <time dateTime={new Date(event.time).toISOString()}>{formatTime(event.time, lang)}</time>
      </p>
      {event.reason !== '' && (
        <p className="text-xs text-text-3">
          {event.what === 'cut' ? t(($) => $.follow.cutFrom, { wanted: lots(event.wanted), reason }) : reason}
        </p>
      )}
    </article>
  );
}

const reasons = [
  'depth',
  'follow_amount',
  'follow_amount_used',
  'copy_too_small',
  'notional_too_small',
  'insufficient_balance',
  'leverage_too_high',
  'position_too_large',
  'open_interest_full',
  'too_many_positions',
  'mark_frozen',
  'loss_budget_exceeded',
  'loss_budget_needs_isolated',
  'cooling_off',
  'account_frozen',
  'not_offered',
  'not_available_in_country',
] as const;
type Reason = (typeof reasons)[number] | 'other';

function reasonText(code: string, text: (reason: Reason) => string): string {
  return text(reasons.find((reason) => reason === code) ?? 'other');
}
