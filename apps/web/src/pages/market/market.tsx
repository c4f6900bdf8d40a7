import { useTranslation } from 'react-i18next';
import { MarketBrowser } from '../../features/markets/market-browser.tsx';
import { Page } from '../../ui/page.tsx';

export default function MarketPage() {
  const { t } = useTranslation();
  return (
    <Page wide>
      <h1 className="sr-only">{t(($) => $.markets.title)}</h1>
      <MarketBrowser />
    </Page>
  );
}
