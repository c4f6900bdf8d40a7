import { Search, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApp } from '../../data/app-store.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { usePortfolio } from '../../data/portfolio/use-portfolio.ts';
import { TopMarkets } from '../../features/home/top-markets.tsx';
import { Logo } from '../../shell/logo.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EquityFigure } from '../../ui/equity-figure.tsx';
import { Page } from '../../ui/page.tsx';

function Welcome() {
  const { t } = useTranslation();
  return (
    <section className="pt-4">
      <h1 className="text-xl font-bold tracking-tight text-balance">{t(($) => $.home.headline)}</h1>
      <p className="mt-2 text-sm text-text-2">{t(($) => $.home.subline)}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink to="/pages/common/register" look="primary" className="flex-auto">
          {t(($) => $.session.register)}
        </ButtonLink>
        <ButtonLink to="/pages/common/login" className="flex-auto">
          {t(($) => $.session.login)}
        </ButtonLink>
      </div>
    </section>
  );
}

function Overview() {
  const { t } = useTranslation();
  const { portfolio } = usePortfolio();
  return (
    <section className="pt-2">
      <h1 className="sr-only">{t(($) => $.tabs.home)}</h1>
      <EquityFigure label={t(($) => $.home.equity)} value={portfolio?.value} />
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to="/pages/transaction/index" look="primary" className="flex-auto">
          {t(($) => $.tabs.trade)}
        </ButtonLink>
        <ButtonLink to="/pages/fund/assets" className="flex-auto">
          {t(($) => $.assets.title)}
        </ButtonLink>
        <ButtonLink to="/pages/fund/transfer" className="flex-auto">
          {t(($) => $.assets.transfer)}
        </ButtonLink>
      </div>
    </section>
  );
}

export default function HomePage() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const siteName = useApp((state) => state.site_name);
  return (
    <Page>
      <header className="flex min-h-13 items-center gap-2">
        <span className="flex flex-1 items-center gap-2 text-lg font-bold tracking-tight lg:invisible">
          <Logo size={26} /> {siteName}
        </span>
        <Link
          to="/pages/market/search"
          aria-label={t(($) => $.common.search)}
          className="grid size-11 place-items-center text-text-2"
        >
          <Search size={22} strokeWidth={1.7} aria-hidden />
        </Link>
        <Link
          to="/pages/setting/setting"
          aria-label={t(($) => $.common.settings)}
          className="-mr-2 grid size-11 place-items-center text-text-2"
        >
          <Settings size={22} strokeWidth={1.7} aria-hidden />
        </Link>
      </header>
      {signedIn ? <Overview /> : <Welcome />}
      <TopMarkets />
    </Page>
  );
}
