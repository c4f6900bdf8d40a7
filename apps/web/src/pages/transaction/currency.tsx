import { ChevronDown, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { drafts } from '../../data/acts/acts.ts';
import type { Market } from '../../data/market/market.ts';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { useFavouriteToggle } from '../../kit/market/use-favourite.ts';
import { DayHeader } from '../../features/market-page/day-header.tsx';
import { DepthPanel } from '../../features/market-page/depth-panel.tsx';
import { MarketFacts } from '../../features/market-page/market-facts.tsx';
import { useMarketOfAddress } from '../../features/market-page/market-of-address.ts';
import { OrderChart } from '../../trading/chart/order-chart.tsx';
import { PriceBar } from '../../trading/desk/price-bar.tsx';
import { MarketPicker } from '../../trading/desk/market-picker.tsx';
import { useTradedElsewhere } from '../../trading/desk/use-traded-elsewhere.ts';
import { aboutTicket, restoreTicket } from '../../trading/ticket/ticket-draft.ts';
import type { TicketSide } from '../../trading/ticket/order-kinds.ts';
import { ticketReducer } from '../../trading/ticket/ticket-state.ts';
import { TradesPanel } from '../../trading/desk/trades-panel.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { NavBar } from '../../ui/frame/nav-bar.tsx';
import { Page } from '../../ui/frame/page.tsx';
import { tradePath } from '../../kit/market/trade-path.ts';
import { StarButton } from '../../kit/market/star-button.tsx';
import { SwipeTabs } from '../../ui/lists/swipe-tabs.tsx';
import { useMedia, wideWindow } from '../../ui/frame/use-media.ts';

type View = 'depth' | 'trades' | 'facts';

/** From here on there is room for a column of trades beside that of the book. */
const threeColumns = '(min-width: 1280px)';
const card = 'min-w-0 rounded-card border border-line bg-surface-1 p-3';

/** Book, trades and rules of the market, one at a time. */
function Activity({ market }: { market: Market }) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('depth');
  return (
    <SwipeTabs<View>
      label={t(($) => $.marketPage.details)}
      value={view}
      onChange={setView}
      tabs={[
        { value: 'depth', label: t(($) => $.trade.book), panel: <DepthPanel market={market} /> },
        { value: 'trades', label: t(($) => $.trade.trades), panel: <TradesPanel market={market} /> },
        { value: 'facts', label: t(($) => $.marketPage.info), panel: <MarketFacts market={market} /> },
      ]}
    />
  );
}

/** The same beside each other. */
function ActivityColumns({ market }: { market: Market }) {
  const { t } = useTranslation();
  const title = 'mb-2 text-sm font-semibold';
  return (
    <>
      <section className={card}>
        <h2 className={title}>{t(($) => $.trade.book)}</h2>
        <DepthPanel market={market} levels={17} />
      </section>
      <section className={card}>
        <h2 className={title}>{t(($) => $.trade.trades)}</h2>
        <TradesPanel market={market} />
      </section>
    </>
  );
}

/** The ticket that the trade screen opens with: what was written of it, on the side that was tapped. */
function chooseSide(market: number, side: TicketSide): void {
  const about = aboutTicket(market);
  drafts.set(about, ticketReducer(restoreTicket(drafts.left(about)), { type: 'side', side }));
}

function TradeButtons({ market }: { market: Market }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const trade = (side: TicketSide) => {
    chooseSide(market.id, side);
    void navigate(tradePath(market));
  };
  return (
    <div className="mx-auto grid max-w-xl grid-cols-2 gap-[8px] lg:mx-0 lg:w-80">
      {(['buy', 'sell'] as const).map((side) => (
        <Button key={side} look={side} onClick={() => trade(side)} size="tight">
          {t(($) => $.trade[side === 'buy' ? 'buyAsset' : 'sellAsset'], { asset: market.base.code })}
        </Button>
      ))}
    </div>
  );
}

function MarketBar({ market, onChoose }: { market: Market; onChoose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { favourites, labelOf, toggle } = useFavouriteToggle();
  return (
    <NavBar
      title={market.symbol}
      end={
        <>
          <IconButton label={t(($) => $.trade.chooseMarket)} aria-haspopup="dialog" onClick={onChoose}>
            <ChevronDown size={20} aria-hidden />
          </IconButton>
          <IconButton
            label={t(($) => $.marketPage.myOrders)}
            onClick={() => void navigate(`/pages/transaction/currency_order?match_id=${market.id}`)}
          >
            <ReceiptText size={20} strokeWidth={1.7} aria-hidden />
          </IconButton>
          <StarButton
            label={labelOf(market)}
            marked={favourites.has(market.id)}
            onToggle={() => toggle(market)}
            className="-mr-2"
          />
        </>
      }
    />
  );
}

function MarketScreen({ market, onChoose }: { market: Market; onChoose: () => void }) {
  const wide = useMedia(wideWindow);
  const columns = useMedia(threeColumns);
  if (wide) {
    return (
      <div className="px-4 pb-6">
        <MarketBar market={market} onChoose={onChoose} />
        <div className="mb-2 flex flex-wrap items-center gap-x-8">
          <DayHeader market={market} />
          <TradeButtons market={market} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-2 xl:grid-cols-[minmax(0,1fr)_20rem_16rem]">
          <div className="grid gap-2">
            <div className={`${card} h-[max(32rem,calc(100dvh-11.5rem))] xl:h-[max(32rem,calc(100dvh-17.5rem))]`}>
              <OrderChart market={market} />
            </div>
            {columns && (
              <div className={card}>
                <MarketFacts market={market} />
              </div>
            )}
          </div>
          {columns ? (
            <ActivityColumns market={market} />
          ) : (
            <div className={card}>
              <Activity market={market} />
            </div>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className="flex min-h-full flex-col">
      <div className="mx-auto w-full max-w-xl flex-1 px-4 pb-4 [--below-price-bar:2.5rem]">
        <PriceBar market={market}>
          <MarketBar market={market} onChoose={onChoose} />
          <DayHeader market={market} />
        </PriceBar>
        <OrderChart market={market} grows />
        <div className="mt-3">
          <Activity market={market} />
        </div>
      </div>
      <div className="safe-bottom sticky bottom-0 z-20 border-t border-line bg-surface-1">
        <div className="px-[16px] py-2">
          <TradeButtons market={market} />
        </div>
      </div>
    </div>
  );
}

function MarketSkeleton() {
  return (
    <div aria-hidden className="appear-late flex flex-col gap-4">
      <span className="skeleton h-9 w-40" />
      <span className="skeleton h-80 w-full" />
      <span className="skeleton h-60 w-full" />
    </div>
  );
}

/** One market: price and day, chart, depth and trades, and from there to the ticket with the side chosen. */
export default function CurrencyPage() {
  const { t } = useTranslation();
  const { data: markets, error, refetch } = useMarkets();
  const [market, choose] = useMarketOfAddress(markets);
  const [address] = useSearchParams();
  const elsewhere = useTradedElsewhere(address.get('match_id'));
  const [picking, setPicking] = useState(false);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  if (markets === undefined || market === undefined) {
    return (
      <Page>
        <NavBar title={t(($) => $.marketPage.title)} />
        {markets !== undefined ? (
          <EmptyState
            text={t(($) => $.common.noSuchMarket)}
            action={<ButtonLink to="/pages/market/market">{t(($) => $.common.allMarkets)}</ButtonLink>}
          />
        ) : error === null ? (
          <MarketSkeleton />
        ) : (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  return (
    <>
      <MarketScreen key={market.id} market={market} onChoose={() => setPicking(true)} />
      <MarketPicker markets={markets} chosen={market.id} open={picking} onOpenChange={setPicking} onPick={choose} />
    </>
  );
}
