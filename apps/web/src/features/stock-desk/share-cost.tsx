import { useTranslation } from 'react-i18next';
import type { Holding } from '../../data/portfolio/portfolio.ts';
import { useCoinProfits } from '../../data/portfolio/use-coin-profits.ts';
import { Fact } from '../../kit/detail/facts.tsx';
import { hiddenAmount, useHiddenAmounts } from '../../kit/money/hidden-amounts.ts';
import { ProfitText } from '../../kit/money/profit-text.tsx';
import { useNumbers } from '../../locales/number-format.ts';

const costDecimals = 2;

/** What the shares of one stock have cost on average, and what they would earn now. They lie in one account, so these are all. */
export function ShareCost({ holding }: { holding: Holding }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const hidden = useHiddenAmounts();
  const profit = useCoinProfits()(holding);
  if (profit === undefined || holding.total === '0') return null;
  return (
    <>
      <Fact label={t(($) => $.assets.averageCost)}>
        {hidden ? hiddenAmount : numbers.plain(profit.averageCost, costDecimals)}
      </Fact>
      {profit.unrealized !== null && (
        <Fact label={t(($) => $.assets.unrealized)}>
          <ProfitText amount={profit.unrealized} percent={profit.unrealizedPercent} />
        </Fact>
      )}
    </>
  );
}
