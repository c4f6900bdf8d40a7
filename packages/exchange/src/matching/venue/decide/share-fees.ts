import type { Units } from '../../../kernel/amounts.ts';
import type { Block } from '../../../kernel/blocks.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import type { Desk, Market, VenueContext } from './desk.ts';

/** After a trade, while its amounts stand in the desk: sets aside what others have of its two fees, the taker's first. */
export function shareFees(desk: Desk, context: VenueContext, market: Market): void {
  const { fill } = desk;
  const { buying, takerCustomer, makerCustomer } = fill;
  const { settlement } = market;
  const members = desk.block?.members ?? nobody;
  const byTaker = { counterparty: makerCustomer, others: nobody };
  share(desk, context, takerCustomer, byTaker, settlement.feeAsset(market, buying), fill.takerShareable);
  const byMaker = { counterparty: takerCustomer, others: members };
  share(desk, context, makerCustomer, byMaker, settlement.feeAsset(market, !buying), fill.makerShareable);
}

/** What somebody paid for their order's part of a block. Where one of its makers has brought them, nobody has a share of it. */
export function shareBlockFee(
  desk: Desk,
  context: VenueContext,
  market: Market,
  { block, customer, fee }: { readonly block: Block; readonly customer: number; readonly fee: bigint },
): void {
  const asset = market.settlement.feeAsset(market, block.buys);
  share(desk, context, customer, { counterparty: systemAccounts.copyBlock, others: block.makers }, asset, Number(fee));
}

const nobody: ReadonlySet<number> = new Set();

/** Whom somebody has traded with: one, or as many as have met in a block. */
interface Met {
  readonly counterparty: number;
  readonly others: ReadonlySet<number>;
}

function share(
  desk: Desk,
  context: VenueContext,
  payer: number,
  { counterparty, others }: Met,
  asset: number,
  fee: Units,
): void {
  const shares = desk.ports.sharing.sharesOf(payer, counterparty, fee, context.at);
  if (shares === null || others.has(shares.direct) || others.has(shares.second)) return;
  const trade = desk.state.counters.lastTrade;
  context.emit({ type: 'FeeShared', trade, customer: payer, asset, ...shares });
}
