import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import type { Follow } from '../../data/follow/follow.ts';
import { ProfitText } from '../../kit/money/profit-text.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatDate } from '../../locales/time-format.ts';

const decimals = 2;

/** A follow that is over: what it came to, what was shared, and why it ended. */
export function EndedFollow({ follow }: { follow: Follow }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lang = useApp((state) => state.lang);
  return (
    <article data-follow={follow.id} className="border-b border-line py-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
        <span data-written>{follow.name}</span>
        <ProfitText amount={follow.gained} />
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-text-2">
        <span>
          {formatDate(follow.startedAt, lang)} – {formatDate(follow.endedAt, lang)}
        </span>
        <span>
          {t(($) => $.joined.valued, {
            what: t(($) => $.follow.sharePaid),
            value: `${numbers.fixed(follow.shared, decimals)} USDT`,
          })}
        </span>
      </p>
      {follow.reason !== null && <p className="text-xs text-text-3">{t(($) => $.follow.endReasons[follow.reason!])}</p>}
    </article>
  );
}
