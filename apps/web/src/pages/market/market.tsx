import { useTranslation } from 'react-i18next';
import { MarketBrowser } from '../../features/markets/market-browser.tsx';

export default function MarketPage() {
  const { t } = useTranslation();
  return (
    // A table of nine columns is wider than the column of other pages.
    <div className="mx-auto w-full max-w-6xl px-4 pb-6">
      <h1 className="sr-only">{t(($) => $.tabs.markets)}</h1>
      <MarketBrowser />
    </div>
  );
}
