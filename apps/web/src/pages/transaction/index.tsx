import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { DeskPage } from '../../trading/desk/desk-page.tsx';
import { PairDesk } from '../../trading/desk/pair-desk.tsx';
import { useChosenMarket } from '../../trading/desk/use-chosen-market.ts';
import { useTradedElsewhere } from '../../trading/desk/use-traded-elsewhere.ts';

export default function TransactionPage() {
  const { t } = useTranslation();
  const { data: markets, error, refetch } = useMarkets();
  const [market, choose] = useChosenMarket(markets);
  const [address] = useSearchParams();
  const elsewhere = useTradedElsewhere(address.get('market'));
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    <DeskPage
      title={t(($) => $.tabs.trade)}
      markets={markets}
      error={error}
      onRetry={() => void refetch()}
      market={market}
      onPick={choose}
      // The key makes another market another desk: nothing of one ticket may leak into the next.
      desk={(each, onChoose) => <PairDesk key={each.id} market={each} onChoose={onChoose} />}
    />
  );
}
