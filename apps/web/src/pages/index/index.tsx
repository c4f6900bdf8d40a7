import { Search, Settings } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { EntryGridSkeleton } from '../../features/home/entry-grid-skeleton.tsx';
import { FirstOrderBanner } from '../../features/home/first-order-banner.tsx';
import { HomeNewsSkeleton } from '../../features/home/home-news-skeleton.tsx';
import { loadHomeNews } from '../../features/home/load-home-news.ts';
import { MarketTabs } from '../../features/home/market-tabs.tsx';
import { Overview } from '../../features/home/overview.tsx';
import { Welcome } from '../../features/home/welcome.tsx';
import { BellPlace } from '../../kit/frame/bell-place.tsx';
import { Logo } from '../../ui/frame/logo.tsx';
import { IconLink } from '../../ui/actions/icon-button.tsx';

/** With the icons of all entries, and not in the first file: the entries come from the server anyway. */
const EntryGrid = lazy(async () => ({ default: (await import('../../features/home/entry-grid.tsx')).EntryGrid }));

const HomeNews = lazy(loadHomeNews);

function Head() {
  const { t } = useTranslation();
  const siteName = useApp((state) => state.site_name);
  return (
    // On a desk the bar over every page has all of it.
    <header className="flex min-h-13 items-center gap-2 lg:hidden">
      <span className="flex flex-1 items-center gap-2 text-lg font-bold tracking-tight">
        <Logo size={26} /> {siteName}
      </span>
      <IconLink to="/pages/market/search" label={t(($) => $.common.search)}>
        <Search size={22} strokeWidth={1.7} aria-hidden />
      </IconLink>
      <BellPlace className="lg:hidden" />
      <IconLink to="/pages/setting/setting" label={t(($) => $.common.settings)} className="-mr-2">
        <Settings size={22} strokeWidth={1.7} aria-hidden />
      </IconLink>
    </header>
  );
}

/** One column under a thumb; where there is room the markets stand beside what is one's own. */
export default function HomePage() {
  const signedIn = useSignedIn();
  return (
    <div className="mx-auto w-full max-w-xl px-4 pb-6 md:max-w-6xl md:px-6 lg:pt-6">
      <Head />
      <div className="md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-6 lg:gap-12">
        <div>
          {signedIn ? <Overview /> : <Welcome />}
          <div className="mt-5">
            <Suspense fallback={<EntryGridSkeleton />}>
              <EntryGrid />
            </Suspense>
          </div>
          {signedIn && <FirstOrderBanner />}
          <Suspense fallback={<HomeNewsSkeleton />}>
            <HomeNews />
          </Suspense>
        </div>
        <div className="mt-5 md:mt-0">
          <MarketTabs />
        </div>
      </div>
    </div>
  );
}
