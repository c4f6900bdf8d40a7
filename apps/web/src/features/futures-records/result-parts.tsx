import { useTranslation } from 'react-i18next';
import { asCost } from '../../data/positions/net-result.ts';
import type { Position } from '../../data/positions/position.ts';
import { Fact } from '../../kit/detail/facts.tsx';
import { ProfitText } from '../../kit/money/profit-text.tsx';

/** What the result of a position is made of: the price, the fees of its trades, and funding. */
export function ResultParts({ position }: { position: Position }) {
  const { t } = useTranslation();
  return (
    <>
      <Fact label={t(($) => $.positions.fromPrice)}>
        <ProfitText amount={position.realized} />
      </Fact>
      <Fact label={t(($) => $.positions.fees)}>
        <ProfitText amount={asCost(position.fees)} />
      </Fact>
      <Fact label={t(($) => $.positions.fundingFee)}>
        <ProfitText amount={position.funding} />
      </Fact>
    </>
  );
}
