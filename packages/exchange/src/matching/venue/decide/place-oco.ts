import { exactProduct, isWithin, priceMax, quantityMax, scaledDown } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { sides } from '../../../kernel/vocabulary.ts';
import { isOver } from '../../orders.ts';
import type { PlaceOco } from '../commands.ts';
import { isInBand, notionalOf } from '../formulas.ts';
import { venueRejections as refuse } from '../rejections.ts';
import {
  type Desk,
  indexOf,
  furthestPrice,
  lastPriceOf,
  type Market,
  marketOf,
  notEntitled,
  notOpen,
  type VenueContext,
} from './desk.ts';
import { moved, outOfBand, tooLarge } from './place-order.ts';
import { closePartner, execute } from './trade.ts';
import { settleTriggers } from './triggers.ts';

/** What the two legs need: the limit leg holds its own need, the stop leg what it needs beyond that. */
interface Needs {
  readonly asset: number;
  readonly limitHeld: number;
  readonly stopHeld: number;
  readonly stopCap: number;
  readonly smallest: number;
  readonly largest: number;
}

export function placeOco(desk: Desk, context: VenueContext, command: PlaceOco): Rejection | null {
  const { customer, side, quantity, price, triggerPrice, stopPrice } = command;
  if (!sides.includes(side)) return refuse.orderFormInvalid;
  if (!isWithin(quantity, 1, quantityMax)) return refuse.quantityInvalid;
  if (!isWithin(price, 1, priceMax)) return refuse.priceInvalid;
  if (!isWithin(stopPrice, 0, priceMax) || !isWithin(command.quotedPrice ?? 0, 0, priceMax)) return refuse.priceInvalid;
  if (!isWithin(triggerPrice, 1, priceMax)) return refuse.triggerPriceInvalid;
  const market = marketOf(desk, command.market);
  if (!market) return refuse.marketNotFound;
  // The two legs of a position are its stops, which the exchange places itself.
  if (market.settlement.positions !== null) return refuse.positionTermsMissing;
  const closed = notOpen(desk, market, context.at);
  if (closed) return closed;
  const needs = needsOf(desk, market, command);
  if (!needs) return refuse.amountOutOfRange;
  const filtered = filters(desk, market, command, needs);
  if (filtered) return filtered;
  const barred = notEntitled(desk, market, customer);
  if (barred) return barred;
  const held = BigInt(needs.limitHeld + needs.stopHeld);
  if (desk.ledger.available(customer, market.settlement.account, needs.asset) < held) return refuse.insufficientBalance;
  const { maxNotional } = desk.state.markets.columns;
  if (needs.largest > maxNotional[market.slot]!) return tooLarge(maxNotional[market.slot]!);

  const oco = desk.state.counters.lastOrder + 1;
  const shared = {
    type: 'OrderPlaced' as const,
    customer,
    market: market.id,
    side,
    postOnly: false,
    quantity,
    quoteAmount: 0n,
    trailingBasisPoints: 0,
    extreme: 0,
    oco,
    asset: needs.asset,
    account: market.account,
  };
  context.emit({
    ...shared,
    order: oco,
    orderType: 'limit',
    timeInForce: 'gtc',
    price,
    triggerPrice: 0,
    cap: side === 'buy' ? price : 0,
    held: BigInt(needs.limitHeld),
  });
  context.emit({
    ...shared,
    order: oco + 1,
    orderType: stopPrice === 0 ? 'stop_market' : 'stop_limit',
    timeInForce: stopPrice === 0 ? 'ioc' : 'gtc',
    price: stopPrice,
    triggerPrice,
    cap: needs.stopCap,
    held: BigInt(needs.stopHeld),
  });
  const { orders } = desk.state;
  const limitLeg = orders.slotOf(oco);
  execute(desk, context, market, limitLeg, price);
  if (isOver(orders.table.columns.state[limitLeg]!)) closePartner(desk, context, market, limitLeg);
  settleTriggers(desk, context, market);
  context.answer.orders.push(oco, oco + 1);
  return null;
}

function needsOf(
  desk: Desk,
  market: Market,
  { side, quantity, price, triggerPrice, stopPrice }: PlaceOco,
): Needs | null {
  const cap = stopPrice || scaledDown(triggerPrice, desk.state.markets.columns.stopCapPpm[market.slot]!);
  const base = exactProduct(quantity, market.lot);
  const limitNotional = notionalOf(price, quantity, market.unit);
  const stopNotional = notionalOf(stopPrice || triggerPrice, quantity, market.unit);
  const capNotional = notionalOf(cap, quantity, market.unit);
  const numbers = [base, limitNotional, stopNotional, capNotional, limitNotional + capNotional];
  if (!numbers.every(Number.isSafeInteger)) return null;
  const buys = side === 'buy';
  return {
    asset: buys ? market.quote : market.base,
    limitHeld: buys ? limitNotional : base,
    stopHeld: buys ? Math.max(0, capNotional - limitNotional) : 0,
    stopCap: buys ? cap : 0,
    smallest: Math.min(limitNotional, stopNotional),
    largest: Math.max(limitNotional, stopNotional),
  };
}

function filters(desk: Desk, market: Market, command: PlaceOco, needs: Needs): Rejection | null {
  const { side, price, triggerPrice } = command;
  const { priceBandPpm, minNotional, maxOpenOrders } = desk.state.markets.columns;
  if (!isInBand(price, indexOf(desk, market), priceBandPpm[market.slot]!)) return outOfBand(desk, market);
  const lastPrice = lastPriceOf(desk, market);
  const reached = furthestPrice(desk, market, side === 'buy');
  if (side === 'buy' ? triggerPrice <= reached : triggerPrice >= reached) return refuse.triggerPriceWrongSide;
  if (side === 'buy' ? price >= lastPrice : price <= lastPrice) return refuse.ocoPriceWrongSide;
  if (needs.smallest < minNotional[market.slot]!)
    return { ...refuse.notionalTooSmall, detail: { minNotional: minNotional[market.slot]! } };
  if (desk.state.orders.countOf(command.customer, market.id) + 2 > maxOpenOrders[market.slot]!)
    return { ...refuse.tooManyOpenOrders, detail: { limit: maxOpenOrders[market.slot]! } };
  return moved(desk, market, side, command.quotedPrice ?? 0);
}
