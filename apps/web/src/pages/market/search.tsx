import { useTranslation } from 'react-i18next';
import { MarketFinder } from '../../features/markets/market-finder.tsx';
import { Page } from '../../ui/frame/page.tsx';

export default function SearchPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <h1 className="sr-only">{t(($) => $.common.search)}</h1>
      <MarketFinder />
    </Page>
  );
}
