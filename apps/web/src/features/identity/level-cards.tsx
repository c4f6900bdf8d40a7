import type { IdentityStanding } from '@auric/api/identity/endpoints';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { formatTime } from '../../locales/time-format.ts';
import { Badge, type BadgeLook } from '../../ui/states/badge.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { type LevelState, levelState } from './level-state.ts';

const looks: Readonly<Record<LevelState, BadgeLook>> = {
  verified: 'good',
  inVerification: 'gold',
  failed: 'bad',
  notVerified: 'plain',
};

/** As fine as limits are told. */
const btcDecimals = 8;
const usdtDecimals = 6;

/** Both levels: how far each is, what it takes and what it opens. */
export function LevelCards({ standing }: { standing: IdentityStanding }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <div className="flex flex-col gap-4">
      <Message standing={standing} />
      {standing.limits.map(({ level, withdraw_btc, fiat_usdt }) => {
        const state = levelState(standing, level);
        return (
          <section key={level} className="rounded-card border border-line bg-surface-1 p-4">
            <h2 className="flex flex-wrap items-center justify-between gap-2 text-base font-semibold">
              {level === 1 ? t(($) => $.identity.basic) : t(($) => $.identity.advanced)}
              <Badge look={looks[state]}>{t(($) => $.identity[state])}</Badge>
            </h2>
            <p className="mt-1 mb-2 text-sm text-text-2">
              {level === 1 ? t(($) => $.identity.basicNeeds) : t(($) => $.identity.advancedNeeds)}
            </p>
            <Facts>
              <Fact label={t(($) => $.identity.withdrawLimit)}>{numbers.plain(withdraw_btc, btcDecimals)} BTC</Fact>
              <Fact label={t(($) => $.identity.fiatLimit)}>{numbers.plain(fiat_usdt, usdtDecimals)} USDT</Fact>
            </Facts>
          </section>
        );
      })}
    </div>
  );
}

/** What the customer has to know first: what failed, what is missing, or that there is nothing to do but wait. */
function Message({ standing }: { standing: IdentityStanding }) {
  const { t } = useTranslation();
  const lang = useApp((state) => state.lang);
  const { state, reason, needs, submitted_at } = standing;
  if (state === 'audit_failed') return <Banner look="error">{reason}</Banner>;
  if (needs.length > 0) return <Banner look="warning">{t(($) => $.identity.bindFirst)}</Banner>;
  if (state !== 'in_verification') return null;
  return <Banner>{t(($) => $.identity.reviewing, { time: formatTime(submitted_at, lang) })}</Banner>;
}
