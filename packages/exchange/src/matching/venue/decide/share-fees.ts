import type { Units } from '../../../kernel/amounts.ts';
import type { Desk, Market, VenueContext } from './desk.ts';

/** After a trade, while its amounts stand in the desk: sets aside what others have of its two fees, the taker's first. */
export function shareFees(desk: Desk, context: VenueContext, market: Market): void {
  const { fill } = desk;
  const { buying, takerCustomer, makerCustomer } = fill;
  const { settlement } = market;
  share(desk, context, takerCustomer, makerCustomer, settlement.feeAsset(market, buying), fill.takerShareable);
  share(desk, context, makerCustomer, takerCustomer, settlement.feeAsset(market, !buying), fill.makerShareable);
}

function share(
  desk: Desk,
  context: VenueContext,
  payer: number,
  counterparty: number,
  asset: number,
  fee: Units,
): void {
  const shares = desk.ports.sharing.sharesOf(payer, counterparty, fee, context.at);
  if (shares === null) return;
  const trade = desk.state.counters.lastTrade;
  context.emit({ type: 'FeeShared', trade, customer: payer, asset, ...shares });
}
