import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEquity } from '../../data/portfolio/use-equity.ts';
import { usePortfolio } from '../../data/portfolio/use-portfolio.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EquityFigure } from '../../kit/money/equity-figure.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { ProfitLine, signOfProfit } from '../../kit/money/profit-line.tsx';

/** Its points come from the server anyway, and its place is kept. */
const EquityThumbnail = lazy(async () => ({
  default: (await import('../../ui/drawings/equity-curve.tsx')).EquityThumbnail,
}));

const curveHeightPx = 56;

/** What the customer is worth, what today has brought, and the three ways on from there. */
export function Overview() {
  const { t } = useTranslation();
  const { portfolio, error, refetch } = usePortfolio();
  const { profit, points } = useEquity('day', portfolio);
  if (portfolio === undefined && error !== null) {
    return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <section className="pt-1">
      <h1 className="sr-only">{t(($) => $.tabs.home)}</h1>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-[min(10rem,100%)] flex-1">
          <EquityFigure label={t(($) => $.portfolio.equity)} value={portfolio?.value} />
          <ProfitLine profit={profit} />
        </div>
        <Link
          to="/pages/fund/assets"
          aria-label={t(($) => $.portfolio.curve)}
          className="block w-26 sm:w-40 lg:w-56"
          style={{ height: curveHeightPx }}
        >
          {points !== undefined && profit !== undefined && (
            <Suspense>
              <EquityThumbnail
                points={points.map(({ at, profit: value }) => ({ at, value }))}
                sign={signOfProfit(profit)}
                height={curveHeightPx}
              />
            </Suspense>
          )}
        </Link>
      </div>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2">
        <ButtonLink to="/pages/fund/select?to=receive" look="primary" size="tight">
          {t(($) => $.common.deposit)}
        </ButtonLink>
        <ButtonLink to="/pages/transaction/index" size="tight">
          {t(($) => $.tabs.trade)}
        </ButtonLink>
        <ButtonLink to="/pages/fund/transfer" size="tight">
          {t(($) => $.common.transfer)}
        </ButtonLink>
      </div>
    </section>
  );
}
