import { useTranslation } from 'react-i18next';
import { Fact, Facts, type FactsLook } from '../kit/detail/facts.tsx';
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
        <Fact label={t(($) => $.trade.impact)}>{undefined}</Fact>
      </Facts>
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
    </Parts>
  );
}
