import type { AuctionView } from '../../../views.ts';
import { openingPrice } from '../opening-price.ts';
import { auctionBookOf } from './auction.ts';
import { type Desk, indexOf, type Market } from './desk.ts';

/** How far the markets with sessions are in their day, by market, and what their opening would come to now. */
export function auctionViews(desk: Desk): AuctionView[] {
  const { phases, marketUnits } = desk.state;
  const withSessions = marketUnits.filter(({ id }) => phases.slotOf(id) >= 0);
  return withSessions.toSorted((left, right) => left.id - right.id).map((market) => viewOf(desk, market));
}

function viewOf(desk: Desk, market: Market): AuctionView {
  const { phases } = desk.state;
  const phase = phases.of(market.id);
  const head = { market: market.id, phase };
  if (phase === 'matching') {
    const { price, lots } = phases.table.columns;
    const slot = phases.slotOf(market.id);
    return { ...head, price: price[slot]!, lots: lots[slot]!, surplus: 0 };
  }
  const opening =
    phase === 'continuous' || indexOf(desk, market) === 0 ? null : openingPrice(auctionBookOf(desk, market));
  return { ...head, ...(opening ?? { price: 0, lots: 0, surplus: 0 }) };
}
