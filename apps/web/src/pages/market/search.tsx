import { useTranslation } from 'react-i18next';
import { MarketBrowser } from '../../features/markets/market-browser.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';

export default function SearchPage() {
  const { t } = useTranslation();
  return (
    <Page wide>
      <NavBar title={t(($) => $.common.search)} />
      <MarketBrowser autoFocus />
    </Page>
  );
}
