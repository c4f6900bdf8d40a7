import { useTranslation } from 'react-i18next';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { useMarketOfAddress } from '../../features/market-page/market-of-address.ts';
import { SessionStrip } from '../../features/stock-desk/session-strip.tsx';
import { ShareCost } from '../../features/stock-desk/share-cost.tsx';
import { DeskPage } from '../../trading/desk/desk-page.tsx';
import { PairDesk } from '../../trading/desk/pair-desk.tsx';

/** Where stocks are traded. */
export default function StockPage() {
  const { t } = useTranslation();
  const { data: markets, error, refetch } = useMarkets('stock');
  const [market, choose] = useMarketOfAddress(markets);
  return (
    <DeskPage
      title={t(($) => $.marketKinds.stock)}
      markets={markets}
      error={error}
      onRetry={() => void refetch()}
      market={market}
      onPick={choose}
      // The key makes another market another desk: nothing of one ticket may leak into the next.
      desk={(each, onChoose) => (
        <PairDesk
          key={each.id}
          market={each}
          onChoose={onChoose}
          notice={<SessionStrip market={each} />}
          Cost={ShareCost}
        />
      )}
    />
  );
}
