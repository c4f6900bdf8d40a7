import type { EquityPeriod } from '@auric/api';
import { ReceiptText, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEquity } from '../../data/portfolio/use-equity.ts';
import { usePortfolio } from '../../data/portfolio/use-portfolio.ts';
import { Allocation } from '../../features/assets/allocation.tsx';
import { AllocationSkeleton, AssetsSkeleton } from '../../features/assets/assets-skeleton.tsx';
import { FuturesAccountCard } from '../../features/assets/futures-account-card.tsx';
import { EquityPanel, equityPeriods } from '../../features/assets/equity-panel.tsx';
import { WalletView } from '../../features/assets/wallet-view.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { HelpLink } from '../../kit/content/help-link.tsx';
import { EquityFigure } from '../../kit/money/equity-figure.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { IconLink } from '../../ui/actions/icon-button.tsx';
import { ProfitLine } from '../../kit/money/profit-line.tsx';
import { PullToRefresh } from '../../ui/lists/pull-to-refresh.tsx';
import { useAddressChoice } from '../../ui/lists/use-address-choice.ts';

/** Everything that the customer owns: what it is worth, how it got there, where it lies. */
export default function AssetsPage() {
  const { t } = useTranslation();
  const [period, setPeriod] = useAddressChoice<EquityPeriod>('period', equityPeriods);
  const { portfolio, error, refetch } = usePortfolio();
  const history = useEquity(period, portfolio);
  return (
    <div className="mx-auto w-full max-w-xl px-4 pb-6 md:max-w-6xl md:px-6">
      <header className="flex min-h-13 items-center justify-between">
        <h1 className="text-lg font-semibold">{t(($) => $.tabs.assets)}</h1>
        <span className="-mr-2 flex">
          <HelpLink article="proof" />
          <IconLink to="/pages/fund/assets_all_record" label={t(($) => $.assets.bills)}>
            <ReceiptText size={22} strokeWidth={1.7} aria-hidden />
          </IconLink>
          <IconLink to="/pages/setting/setting" label={t(($) => $.common.settings)}>
            <Settings size={22} strokeWidth={1.7} aria-hidden />
          </IconLink>
        </span>
      </header>
      <PullToRefresh onRefresh={() => Promise.all([refetch(), history.refetch()])}>
        <div className="md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-start md:gap-6 lg:gap-12">
          <div>
            <EquityFigure label={t(($) => $.portfolio.equity)} value={portfolio?.value} />
            <ProfitLine profit={history.profit} />
            <div className="my-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
              <ButtonLink to="/pages/fund/select?to=receive" look="primary" size="tight">
                {t(($) => $.common.deposit)}
              </ButtonLink>
              <ButtonLink to="/pages/fund/select?to=withdraw" size="tight">
                {t(($) => $.home.entries.withdraw)}
              </ButtonLink>
              <ButtonLink to="/pages/fund/transfer" size="tight">
                {t(($) => $.common.transfer)}
              </ButtonLink>
              <ButtonLink to="/pages/fund/convert" size="tight">
                {t(($) => $.home.entries.convert)}
              </ButtonLink>
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <EquityPanel period={period} onPeriod={setPeriod} history={history} />
              {portfolio !== undefined ? (
                <Allocation portfolio={portfolio} />
              ) : (
                error === null && <AllocationSkeleton />
              )}
            </div>
          </div>
          {portfolio !== undefined ? (
            <div>
              <FuturesAccountCard />
              <WalletView portfolio={portfolio} />
            </div>
          ) : error === null ? (
            <AssetsSkeleton />
          ) : (
            <ErrorState text={error.message} onRetry={() => void refetch()} />
          )}
        </div>
      </PullToRefresh>
    </div>
  );
}
