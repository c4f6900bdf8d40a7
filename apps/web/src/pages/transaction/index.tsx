import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { DeskSkeleton } from '../../trading/desk/desk-skeleton.tsx';
import { MarketPicker } from '../../trading/desk/market-picker.tsx';
import { SpotDesk } from '../../features/spot/spot-desk.tsx';
import { useChosenMarket } from '../../trading/desk/use-chosen-market.ts';
import { useTradedElsewhere } from '../../trading/desk/use-traded-elsewhere.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Page } from '../../ui/frame/page.tsx';

export default function TransactionPage() {
  const { t } = useTranslation();
  const { data: markets, error, refetch } = useMarkets();
  const [market, choose] = useChosenMarket(markets);
  const [address] = useSearchParams();
  const elsewhere = useTradedElsewhere(address.get('market'));
  const [picking, setPicking] = useState(false);
  const pick = useCallback(() => setPicking(true), []);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  if (markets !== undefined && market === undefined) {
    return (
      <Page>
        <h1 className="sr-only">{t(($) => $.tabs.trade)}</h1>
        <EmptyState
          text={t(($) => $.common.noSuchMarket)}
          action={<ButtonLink to="/pages/market/market">{t(($) => $.common.allMarkets)}</ButtonLink>}
        />
      </Page>
    );
  }
  if (market === undefined || markets === undefined) {
    return (
      <>
        <h1 className="sr-only">{t(($) => $.tabs.trade)}</h1>
        {error === null ? (
          <DeskSkeleton />
        ) : (
          <Page>
            <ErrorState text={error.message} onRetry={() => void refetch()} />
          </Page>
        )}
      </>
    );
  }
  return (
    <>
      {/* The key makes another market another desk: nothing of one ticket may leak into the next. */}
      <SpotDesk key={market.id} market={market} onChoose={pick} />
      <MarketPicker markets={markets} chosen={market.id} open={picking} onOpenChange={setPicking} onPick={choose} />
    </>
  );
}
