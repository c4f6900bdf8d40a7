import { useTranslation } from 'react-i18next';
import { CopyFact } from '../kit/detail/copy-fact.tsx';
import { Fact, Facts, type FactsLook } from '../kit/detail/facts.tsx';
import { OfferCard } from '../kit/detail/offer-card.tsx';
import { Progress } from '../kit/detail/progress.tsx';
import { CoinIcon } from '../kit/market/coin-icon.tsx';
import { Badge } from '../ui/states/badge.tsx';
import { Part, Parts } from './part.tsx';

const looks: readonly FactsLook[] = ['lines', 'receipt', 'grid', 'spread', 'strip'];

function FactsInLook({ look }: { look: FactsLook }) {
  const { t } = useTranslation();
  return (
    <Part name={`facts, ${look}`}>
      <Facts look={look} label={t(($) => $.orders.details)}>
        <Fact label={t(($) => $.trade.price)}>64,210.55 USDT</Fact>
        <Fact label={t(($) => $.trade.averagePrice)} note="0.0480 BTC">
          64,209.80 USDT
        </Fact>
        <Fact label={t(($) => $.trade.youReceive)} strong>
          1,204,335.123456789 USDT
        </Fact>
        <CopyFact label={t(($) => $.orders.number)} text="1048577" />
        <CopyFact label={t(($) => $.bills.reference)} text={`0x${'5f3a9c17'.repeat(8)}`} />
        <Fact label={t(($) => $.trade.impact)}>{undefined}</Fact>
      </Facts>
    </Part>
  );
}

function Measures() {
  const { t } = useTranslation();
  const label = t(($) => $.trade.filled);
  return (
    <Part name="progress">
      <Progress label={label} donePpm={0} />
      <Progress label={label} donePpm={350_000} look="up">
        35%
      </Progress>
      <Progress label={label} donePpm={1_000_000} look="down" />
      <Progress label={label} donePpm={null}>
        {t(($) => $.common.loading)}
      </Progress>
    </Part>
  );
}

function Offers() {
  const { t } = useTranslation();
  return (
    <Part name="offer-card">
      <OfferCard
        to="/__gallery"
        title="USDT"
        mark={<CoinIcon code="USDT" size={32} />}
        badge={<Badge look="gold">{t(($) => $.home.newest)}</Badge>}
        headline={{ label: t(($) => $.fees.title), value: '0.045%' }}
        facts={
          <Facts look="grid">
            <Fact label={t(($) => $.fees.tier)}>5</Fact>
            <Fact label={t(($) => $.fees.volume)}>100,000,000</Fact>
          </Facts>
        }
        progress={
          <Progress label={t(($) => $.trade.filled)} donePpm={620_000}>
            62%
          </Progress>
        }
      />
      <OfferCard to="/__gallery" title="BTC" />
    </Part>
  );
}

/** What a page about one thing is composed of. */
export function Details() {
  return (
    <Parts title="Details">
      {looks.map((look) => (
        <FactsInLook key={look} look={look} />
      ))}
      <Measures />
      <Offers />
    </Parts>
  );
}
