import type { ContractAccount } from '@auric/api';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { riskOf } from '../../data/positions/account-risk.ts';
import { useShareHeld } from '../../data/follow/use-follows.ts';
import { useFuturesAccount, useOpenPositions } from '../../data/futures/use-own-futures.ts';
import { Fact, Facts } from '../../kit/detail/facts.tsx';
import { Progress } from '../../kit/detail/progress.tsx';
import { hiddenAmount, useHiddenAmounts } from '../../kit/money/hidden-amounts.ts';
import { ProfitText } from '../../kit/money/profit-text.tsx';
import { useNumbers } from '../../locales/number-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/states/badge.tsx';

const riskLooks = { low: 'good', medium: 'gold', high: 'bad' } as const;
const barLooks = { low: 'up', medium: 'gold', high: 'down' } as const;

/** What the futures are worth at the mark and how near a liquidation is; nothing where nothing lies there. */
export function FuturesAccountCard() {
  const { data: account } = useFuturesAccount();
  if (account === undefined || !/[1-9]/.test(account.margin_balance + account.freeze)) return null;
  return <Card account={account} />;
}

function Card({ account }: { account: ContractAccount }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const amount = (text: string) => (hidden ? hiddenAmount : numbers.signed(text, 2).replace('+', ''));
  const { data: positions } = useOpenPositions();
  const shareHeld = useShareHeld();
  const risk = positions === undefined ? null : riskOf(account, positions);
  return (
    <section
      aria-label={t(($) => $.futuresAccount.title)}
      className="mt-4 rounded-card md:mt-1 md:mb-4 border border-line bg-surface-1 px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-sm font-semibold">{t(($) => $.futuresAccount.title)}</h2>
        <Link
          to="/pages/transaction/contract_order"
          className="-mr-1 flex min-h-11 items-center gap-1 text-xs text-text-2"
        >
          {t(($) => $.futuresAccount.positions)}
          <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
      <Facts look="grid">
        <Fact label={t(($) => $.joined.inUnit, { what: t(($) => $.futuresAccount.marginBalance), unit: 'USDT' })}>
          {amount(account.margin_balance)}
        </Fact>
        <Fact label={t(($) => $.assets.unrealized)}>
          <ProfitText amount={account.profits} />
        </Fact>
        <Fact label={t(($) => $.futuresAccount.withdrawable)}>{amount(account.withdrawable)}</Fact>
        {shareHeld !== '0' && (
          <Fact label={t(($) => $.futuresAccount.shareHeld)} testId="share-held">
            {amount(shareHeld)}
          </Fact>
        )}
        <Fact label={t(($) => $.futuresAccount.maintenance)}>{amount(account.maintenance)}</Fact>
        {account.risk_rate !== null && (
          <Fact label={t(($) => $.futuresAccount.riskRate)}>{numbers.share(account.risk_rate, 2)}</Fact>
        )}
      </Facts>
      {risk !== null && (
        <div className="mt-3">
          <p className="mb-1.5 flex flex-wrap items-center justify-between gap-2 text-2xs text-text-3">
            <Badge look={riskLooks[risk.level]}>{t(($) => $.futuresAccount[risk.level])}</Badge>
            <span>
              {t(($) => $.joined.valued, {
                what: t(($) => $.futuresAccount.maintenance),
                value: numbers.share(String(risk.usedPpm / 10_000), 1),
              })}
            </span>
          </p>
          <Progress label={t(($) => $.futuresAccount.maintenance)} donePpm={risk.usedPpm} look={barLooks[risk.level]}>
            {t(($) => $.futuresAccount.scale)}
          </Progress>
        </div>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2">
        <ButtonLink to="/pages/fund/transfer" size="tight">
          {t(($) => $.common.transfer)}
        </ButtonLink>
        <ButtonLink to="/pages/fund/assets_record?type=perpetual" size="tight">
          {t(($) => $.assets.bills)}
        </ButtonLink>
      </div>
    </section>
  );
}
