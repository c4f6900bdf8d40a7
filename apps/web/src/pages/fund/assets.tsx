import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePortfolio } from '../../data/portfolio/use-portfolio.ts';
import { Allocation } from '../../features/assets/allocation.tsx';
import { FaucetButton } from '../../features/assets/faucet-button.tsx';
import { WalletView } from '../../features/assets/wallet-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EquityFigure } from '../../ui/equity-figure.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

export default function AssetsPage() {
  const { t } = useTranslation();
  const { portfolio, error, refetch } = usePortfolio();
  return (
    <Page>
      <header className="flex min-h-13 items-center justify-between">
        <h1 className="text-lg font-semibold">{t(($) => $.assets.title)}</h1>
        <Link
          to="/pages/setting/setting"
          aria-label={t(($) => $.common.settings)}
          className="-mr-2 grid size-11 place-items-center text-text-2"
        >
          <Settings size={22} strokeWidth={1.7} aria-hidden />
        </Link>
      </header>
      <EquityFigure label={t(($) => $.assets.total)} value={portfolio?.value} />
      <div className="mt-4 mb-4 flex flex-wrap gap-2">
        <FaucetButton />
        <ButtonLink to="/pages/fund/transfer" className="flex-auto">
          {t(($) => $.assets.transfer)}
        </ButtonLink>
        <ButtonLink to="/pages/fund/assets_record" className="flex-auto">
          {t(($) => $.assets.bills)}
        </ButtonLink>
      </div>
      {portfolio === undefined ? (
        error === null ? (
          <SkeletonRows rows={5} height="h-16" />
        ) : (
          <ErrorState text={error.message} onRetry={refetch} />
        )
      ) : (
        <>
          <Allocation portfolio={portfolio} />
          <WalletView portfolio={portfolio} />
        </>
      )}
    </Page>
  );
}
