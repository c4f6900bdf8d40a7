import { useTranslation } from 'react-i18next';
import { useFuturesMarket } from '../../data/futures/use-futures-desk.ts';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { FuturesDesk } from '../../features/futures-desk/futures-desk.tsx';
import { FirstVisit } from '../../features/futures-intro/first-visit.tsx';
import { useMarketOfAddress } from '../../features/market-page/market-of-address.ts';
import { DeskPage } from '../../trading/desk/desk-page.tsx';

/** Where futures are traded. */
export default function ContractPage() {
  const { t } = useTranslation();
  const { data: markets, error, refetch } = useMarkets('perpetual');
  const [market, choose] = useMarketOfAddress(markets);
  const contract = useFuturesMarket(market?.id ?? 0);
  return (
    <>
      <FirstVisit />
      <DeskPage
        title={t(($) => $.futures.title)}
        markets={markets}
        error={error}
        onRetry={() => void refetch()}
        market={market}
        onPick={choose}
        // The key makes another market another desk: nothing of one ticket may leak into the next.
        desk={(each, onChoose) =>
          contract && <FuturesDesk key={each.id} market={each} contract={contract} onChoose={onChoose} />
        }
      />
    </>
  );
}
