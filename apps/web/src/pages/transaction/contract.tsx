import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFuturesMarket } from '../../data/futures/use-futures-desk.ts';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { FuturesDesk } from '../../features/futures-desk/futures-desk.tsx';
import { useMarketOfAddress } from '../../features/market-page/market-of-address.ts';
import { DeskSkeleton } from '../../trading/desk/desk-skeleton.tsx';
import { MarketPicker } from '../../trading/desk/market-picker.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

/** Where futures are traded. */
export default function ContractPage() {
  const { t } = useTranslation();
  const { data: markets, error, refetch } = useMarkets('perpetual');
  const [market, choose] = useMarketOfAddress(markets);
  const contract = useFuturesMarket(market?.id ?? 0);
  const [picking, setPicking] = useState(false);
  const pick = useCallback(() => setPicking(true), []);
  const title = <h1 className="sr-only">{t(($) => $.futures.title)}</h1>;
  if (markets !== undefined && market === undefined) {
    return (
      <Page>
        {title}
        <EmptyState
          text={t(($) => $.common.noSuchMarket)}
          action={<ButtonLink to="/pages/market/market">{t(($) => $.common.allMarkets)}</ButtonLink>}
        />
      </Page>
    );
  }
  if (market === undefined || markets === undefined || contract === undefined) {
    return (
      <>
        {title}
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
      <FuturesDesk key={market.id} market={market} contract={contract} onChoose={pick} />
      <MarketPicker markets={markets} chosen={market.id} open={picking} onOpenChange={setPicking} onPick={choose} />
    </>
  );
}
