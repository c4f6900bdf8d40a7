import type { Lots, Ticks, Units } from '../../../kernel/amounts.ts';
import type { Block, BlockOpening, BlockWish, DepthWish } from '../../../kernel/blocks.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import { notionalOf } from '../formulas.ts';
import { venueRejections as refuse } from '../rejections.ts';
import { type Desk, type Market, marketOf, notEntitled, type VenueContext } from './desk.ts';
import { bounded, usedOf } from './holds.ts';
import { shareBlockFee } from './share-fees.ts';
import { tooLarge } from './place-order.ts';
import { closePartner, execute, unfitness } from './trade.ts';

/** What an order got of a block, and what it gives up of its hold. `order` 0: one that is made for it. */
export interface BlockFill {
  readonly block: Block;
  readonly order: number;
  readonly customer: number;
  /** The ticket that is added to or closed; 0: the one that has the id of its order. */
  readonly position: number;
  readonly leverage: number;
  readonly closes: boolean;
  readonly lots: Lots;
  readonly value: bigint;
  readonly fee: bigint;
  readonly used: Units;
}

/** What the venue does for blocks of positions. */
export interface BlockBook {
  /** An order of the house takes lots down to a limit. What it took is nobody's until it is handed on, in the same frame. */
  tradeBlock(context: unknown, wish: BlockWish): Block;
  /** Writes what an order got of a block; gives its id. */
  fillFromBlock(context: unknown, fill: BlockFill): number;
  /** Sets aside what others have of a fee that was paid for a part of a block; who has met one of them in it earns them nothing. */
  shareBlockFee(context: unknown, block: Block, customer: number, fee: bigint): void;
  /** What of an open order's hold so many lots use. */
  usedBy(order: number, lots: Lots): Units;
  /** Why a customer may not open a part of a block, or null; the market itself isn't asked. */
  refusesPart(opening: BlockOpening, at: number): Rejection | null;
  /** The lots that a block would meet within its limit. */
  depthFor(wish: DepthWish): Lots;
  /** The highest price that a lot of a block may come to, in ticks. */
  highestFor(wish: Pick<BlockWish, 'market' | 'buys' | 'limit'>): Ticks;
}

export function blockBookOf(desk: Desk): BlockBook {
  const market = (id: number): Market => marketOf(desk, id)!;
  return {
    tradeBlock: (context, wish) => tradeBlock(desk, context as VenueContext, wish),
    fillFromBlock: (context, fill) => fillFromBlock(desk, context as VenueContext, fill),
    shareBlockFee: (context, block, customer, fee) =>
      shareBlockFee(desk, context as VenueContext, market(block.market), { block, customer, fee }),
    usedBy(order, lots) {
      const slot = desk.state.orders.slotOf(order);
      return usedOf(desk.state, market(desk.state.orders.table.columns.market[slot]!), slot, lots);
    },
    refusesPart: (opening, at) => refusesPart(desk, opening, at),
    depthFor: (wish) => depthFor(desk, wish),
    highestFor: ({ market: id, buys, limit }) => (buys ? limit : Math.max(limit, market(id).book.bids.bestPrice)),
  };
}

function tradeBlock(desk: Desk, context: VenueContext, { market: id, buys, limit, lots, members }: BlockWish): Block {
  const market = marketOf(desk, id)!;
  const order = desk.state.counters.lastOrder + 1;
  context.emit({
    type: 'OrderPlaced',
    order,
    customer: systemAccounts.copyBlock,
    market: id,
    side: buys ? 'buy' : 'sell',
    orderType: 'limit',
    timeInForce: 'ioc',
    postOnly: false,
    price: limit,
    quantity: lots,
    quoteAmount: 0n,
    triggerPrice: 0,
    trailingBasisPoints: 0,
    extreme: 0,
    cap: limit,
    oco: 0,
    asset: market.settlement.heldAsset(market, buys),
    held: 0n,
    account: market.account,
  });
  const slot = desk.state.orders.slotOf(order);
  const makers = new Set<number>();
  desk.block = { members, makers };
  execute(desk, context, market, slot, limit);
  desk.block = null;
  const { filled, filledQuote } = desk.state.orders.table.columns;
  const trade = desk.state.counters.lastTrade;
  return { order, trade, market: id, buys, lots: filled[slot]!, value: BigInt(filledQuote[slot]!), makers };
}

function fillFromBlock(desk: Desk, context: VenueContext, fill: BlockFill): number {
  const { block, customer, leverage, closes, lots, value, fee, used } = fill;
  const order = fill.order || desk.state.counters.lastOrder + 1;
  context.emit({
    type: 'BlockFilled',
    order,
    block: block.order,
    trade: block.trade,
    customer,
    market: block.market,
    side: block.buys ? 'buy' : 'sell',
    lots,
    value,
    fee,
    used: BigInt(used),
    position: fill.position || order,
    leverage,
    closes,
  });
  if (fill.order === 0) return order;
  const market = marketOf(desk, block.market)!;
  const slot = desk.state.orders.slotOf(order);
  if (desk.state.orders.table.columns.oco[slot] !== 0) closePartner(desk, context, market, slot);
  return order;
}

/** As an order at the block's limit would be refused, in the same order: filters, position, rights, balance. */
function refusesPart(desk: Desk, opening: BlockOpening, at: number): Rejection | null {
  const { customer, buys, limit, lots, leverage } = opening;
  const market = marketOf(desk, opening.market)!;
  const { settlement, unit, slot } = market;
  const positions = settlement.positions!;
  const { minNotional, maxNotional } = desk.state.markets.columns;
  const price = buys ? limit : Math.max(limit, market.book.bids.bestPrice);
  const notional = notionalOf(price, lots, unit);
  if (positions.netLeverage(customer, market.id) !== 0) return refuse.positionTermsNotAllowed;
  if (notional < minNotional[slot]!) return { ...refuse.notionalTooSmall, detail: { minNotional: minNotional[slot]! } };
  const refused =
    positions.refusesOpening(market, { customer, buys, price, lots, leverage, replaced: 0, held: 0 }, at) ??
    notEntitled(desk, market, customer);
  if (refused) return refused;
  const matched = { customer, buys, lots, uncounted: lots, position: 0, leverage, isWhole: false };
  const worst = bounded(buys, limit, positions.bound(market, matched));
  if (worst !== limit) return { ...refuse.priceBeyondLiquidation, detail: { price: worst } };
  const needed = settlement.needed(market, buys, price, lots, leverage);
  const asset = settlement.heldAsset(market, buys);
  if (desk.ledger.available(customer, settlement.account, asset) < BigInt(needed)) return refuse.insufficientBalance;
  return notional > maxNotional[slot]! ? tooLarge(maxNotional[slot]!) : null;
}

/**
 * Orders of the block's own members leave its way, and what can't be matched isn't there. Of whom it is that what stands there is
 * counted: of liquidity providers, since anybody else may rest orders for the block to meet.
 */
function depthFor(desk: Desk, { market: id, buys, limit, members, ofAll }: DepthWish): Lots {
  const market = marketOf(desk, id)!;
  const { columns } = desk.state.orders.table;
  const opposite = buys ? market.book.asks : market.book.bids;
  const positions = market.settlement.positions!;
  let lots = 0;
  opposite.walk((level) => {
    const price = opposite.price[level]!;
    if (!opposite.reaches(price, limit)) return false;
    for (let maker = opposite.head[level]!; maker >= 0; maker = market.book.next(maker)) {
      const customer = columns.customer[maker]!;
      if (members.has(customer) || (!ofAll && positions.netLeverage(customer, id) === 0)) continue;
      const standing = columns.quantity[maker]! - columns.filled[maker]!;
      if (unfitness(desk, market, maker, price, standing) === null) lots += standing;
    }
    return true;
  });
  return lots;
}
