import { ChevronDown, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { useMarkets } from '../../data/market/use-market-data.ts';
import { useFavouriteToggle } from '../../data/use-favourite.ts';
import { DayHeader } from '../../features/market-page/day-header.tsx';
import { DepthPanel } from '../../features/market-page/depth-panel.tsx';
import { useMarketOfAddress } from '../../features/market-page/market-of-address.ts';
import { ChartSlot } from '../../features/spot/chart/chart-slot.tsx';
import { MarketPicker } from '../../features/spot/market-picker.tsx';
import { readDraft, writeDraft } from '../../features/spot/ticket/ticket-draft.ts';
import type { TicketSide } from '../../features/spot/ticket/order-kinds.ts';
import { ticketReducer } from '../../features/spot/ticket/ticket-state.ts';
import { TradesPanel } from '../../features/spot/trades-panel.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { StarButton } from '../../ui/star-button.tsx';

type View = 'depth' | 'trades';

function Activity({ market }: { market: Market }) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('depth');
  return (
    <section>
      <Choice<View>
        label={t(($) => $.trade.book)}
        look="underline"
        value={view}
        onChange={setView}
        options={[
          { value: 'depth', label: t(($) => $.trade.book) },
          { value: 'trades', label: t(($) => $.trade.trades) },
        ]}
        className="mb-3"
      />
      {view === 'depth' ? <DepthPanel market={market} /> : <TradesPanel market={market} />}
    </section>
  );
}

/** The ticket that the trade screen opens with: what was written of it, on the side that was tapped. */
function chooseSide(market: number, side: TicketSide): void {
  const now = Date.now();
  writeDraft(market, ticketReducer(readDraft(market, now), { type: 'side', side }), now);
}

function MarketScreen({ market, onChoose }: { market: Market; onChoose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { favourites, labelOf, toggle } = useFavouriteToggle();
  const trade = (side: TicketSide) => {
    chooseSide(market.id, side);
    void navigate(`/pages/transaction/index?market=${market.id}`);
  };
  return (
    <div className="flex min-h-full flex-col">
      <div className="mx-auto w-full max-w-xl flex-1 px-4 pb-4 lg:max-w-7xl">
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
        <DayHeader market={market} />
        <div className="mt-2 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
          <div className="h-80 lg:h-[34rem]">
            <ChartSlot market={market} />
          </div>
          <div className="mt-4 lg:mt-0">
            <Activity market={market} />
          </div>
        </div>
      </div>
      <div className="safe-bottom sticky bottom-0 border-t border-line bg-surface-1">
        <div className="mx-auto grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-3 gap-y-2 px-4 py-2">
          {(['buy', 'sell'] as const).map((side) => (
            <Button key={side} look={side} onClick={() => trade(side)}>
              {t(($) => $.trade[side === 'buy' ? 'buyAsset' : 'sellAsset'], { asset: market.base.code })}
            </Button>
          ))}
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
  const [picking, setPicking] = useState(false);
  if (markets === undefined || market === undefined) {
    return (
      <Page>
        <NavBar title={t(($) => $.marketPage.title)} />
        {markets !== undefined ? (
          <EmptyState
            text={t(($) => $.marketPage.unknown)}
            action={<ButtonLink to="/pages/market/market">{t(($) => $.markets.showAll)}</ButtonLink>}
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
