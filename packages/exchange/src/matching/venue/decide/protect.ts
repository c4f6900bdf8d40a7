import { type Lots, scaledDown, type Ticks, type Units } from '../../../kernel/amounts.ts';
import { sides } from '../../../kernel/vocabulary.ts';
import { isOver } from '../../orders.ts';
import { notionalOf } from '../formulas.ts';
import { buy, stateIndex } from '../state/order-codes.ts';
import type { Desk, Market, VenueContext } from './desk.ts';
import { emitAmended } from './trade.ts';

/** What covers the fills of one order: its prices in ticks (0 for none), and what is held for each lot at worst. */
interface Cover {
  readonly order: number;
  readonly customer: number;
  readonly buys: boolean;
  readonly takeProfit: Ticks;
  readonly stopLoss: Ticks;
  readonly stopCap: Ticks;
}

/**
 * Covers what orders with a take profit or a stop loss have filled: by one pair of orders that cancel each other, which
 * grows with the fills, net of fee, or by one order where only one price was given. What is too small for the market's
 * minimum waits for the next fill. Orders that cover don't count against the limit of open orders (D56).
 */
export function coverFills(desk: Desk, context: VenueContext, market: Market): void {
  if (desk.protectedFills.length === 0) return;
  const orders = new Set(desk.protectedFills);
  desk.protectedFills = [];
  for (const order of orders) coverOne(desk, context, market, order);
}

function coverOne(desk: Desk, context: VenueContext, market: Market, order: number): void {
  const { protections, orders } = desk.state;
  const slot = protections.slotOf(order);
  if (slot < 0) return;
  const { columns } = protections.table;
  const parts = [orders.slotOf(columns.limit[slot]!), orders.slotOf(columns.stop[slot]!)] as const;
  const grows = isWhole(desk, slot, parts);
  const cover = coverOf(desk, market, order, slot, grows ? parts[1] : -1);
  const lots = lotsToCover(desk, market, cover, slot);
  const first = desk.state.counters.lastOrder + 1;
  if (lots === 0 || (!grows && isTooSmall(desk, market, cover, lots))) return;
  if (grows) for (const part of parts) if (part >= 0) grow(desk, context, market, cover, part, lots);
  const limit = cover.takeProfit === 0 ? 0 : first;
  const stop = cover.stopLoss === 0 ? 0 : first + (limit === 0 ? 0 : 1);
  if (!grows) place(context, market, cover, lots, first);
  context.emit({
    type: 'FillsCovered',
    order,
    covered: columns.covered[slot]! + lots,
    limit: grows ? columns.limit[slot]! : limit,
    stop: grows ? columns.stop[slot]! : stop,
  });
}

/** `growing`: the stop that grows, -1 where there is none; it keeps what it was accepted under. */
function coverOf(desk: Desk, market: Market, order: number, slot: number, growing: number): Cover {
  const { columns } = desk.state.orders.table;
  const { takeProfit, stopLoss } = desk.state.protections.table.columns;
  const covered = desk.state.orders.slotOf(order);
  const buys = columns.side[covered] !== buy;
  const newCap = buys ? scaledDown(stopLoss[slot]!, desk.state.markets.columns.stopCapPpm[market.slot]!) : 0;
  const stopCap = growing < 0 ? newCap : columns.cap[growing]!;
  return {
    order,
    customer: columns.customer[covered]!,
    buys,
    takeProfit: takeProfit[slot]!,
    stopLoss: stopLoss[slot]!,
    stopCap,
  };
}

/** Whether the orders that cover are all there and neither has begun to do what ends the other. */
function isWhole(desk: Desk, slot: number, parts: readonly [number, number]): boolean {
  const { columns } = desk.state.orders.table;
  const { limit, stop, takeProfit, stopLoss } = desk.state.protections.table.columns;
  if (limit[slot] === 0 && stop[slot] === 0) return false;
  const wanted = [takeProfit[slot] !== 0, stopLoss[slot] !== 0];
  return parts.every((part, i) => {
    if (!wanted[i]) return true;
    return part >= 0 && !isOver(columns.state[part]!) && columns.state[part] !== stateIndex.triggered;
  });
}

/** The lots that have filled, as many as what they brought pays for, and nothing covers yet; never more than the customer still has. */
function lotsToCover(desk: Desk, market: Market, cover: Cover, slot: number): Lots {
  const { received, covered } = desk.state.protections.table.columns;
  const { settlement } = market;
  const price = Math.max(cover.takeProfit, cover.stopCap);
  const each = settlement.needed(market, cover.buys, price, 1, 0);
  const asset = settlement.heldAsset(market, cover.buys);
  const available = Number(desk.ledger.available(cover.customer, settlement.account, asset));
  const filled = desk.state.orders.table.columns.filled[desk.state.orders.slotOf(cover.order)]!;
  const paidFor = Math.min(Math.floor(received[slot]! / each), filled);
  return Math.max(0, Math.min(paidFor - covered[slot]!, Math.floor(available / each)));
}

function isTooSmall(desk: Desk, market: Market, { takeProfit, stopLoss }: Cover, lots: Lots): boolean {
  const lowest = Math.min(takeProfit || stopLoss, stopLoss || takeProfit);
  return notionalOf(lowest, lots, market.unit) < desk.state.markets.columns.minNotional[market.slot]!;
}

/** What the two orders hold for so many lots: the limit order its own need, the stop what it needs beyond that. */
function holdsOf(market: Market, cover: Cover, lots: Lots): { limit: Units; stop: Units } {
  const { buys, takeProfit, stopLoss, stopCap } = cover;
  const limit = takeProfit === 0 ? 0 : market.settlement.needed(market, buys, takeProfit, lots, 0);
  const stop = stopLoss === 0 ? 0 : market.settlement.needed(market, buys, stopCap, lots, 0);
  return { limit, stop: Math.max(0, stop - limit) };
}

function place(context: VenueContext, market: Market, cover: Cover, quantity: Lots, first: number): void {
  const { customer, buys, takeProfit, stopLoss, stopCap } = cover;
  const holds = holdsOf(market, cover, quantity);
  const shared = {
    type: 'OrderPlaced' as const,
    customer,
    market: market.id,
    side: buys ? ('buy' as const) : ('sell' as const),
    postOnly: false,
    quantity,
    quoteAmount: 0n,
    trailingBasisPoints: 0,
    extreme: 0,
    oco: takeProfit !== 0 && stopLoss !== 0 ? first : 0,
    asset: market.settlement.heldAsset(market, buys),
    account: market.account,
  };
  if (takeProfit !== 0)
    context.emit({
      ...shared,
      order: first,
      orderType: 'limit',
      timeInForce: 'gtc',
      price: takeProfit,
      triggerPrice: 0,
      cap: buys ? takeProfit : 0,
      held: BigInt(holds.limit),
    });
  if (stopLoss !== 0)
    context.emit({
      ...shared,
      order: takeProfit === 0 ? first : first + 1,
      orderType: 'stop_market',
      timeInForce: 'ioc',
      price: 0,
      triggerPrice: stopLoss,
      cap: stopCap,
      held: BigInt(holds.stop),
    });
}

function grow(desk: Desk, context: VenueContext, market: Market, cover: Cover, slot: number, lots: Lots): void {
  const { columns } = desk.state.orders.table;
  const quantity = columns.quantity[slot]! + lots;
  const holds = holdsOf(market, cover, quantity - columns.filled[slot]!);
  const needed = columns.triggerPrice[slot] === 0 ? holds.limit : holds.stop;
  const price = columns.price[slot]!;
  emitAmended(desk, context, market, slot, { price, quantity, needed });
}

/** Which of a take profit and a stop loss (ticks, 0 for none) lies on the wrong side of a price; null for neither. */
export function misplacedAround(
  side: 'buy' | 'sell',
  price: Ticks,
  takeProfit: Ticks,
  stopLoss: Ticks,
): 'takeProfit' | 'stopLoss' | null {
  const sign = side === sides[buy] ? 1 : -1;
  if (takeProfit !== 0 && sign * takeProfit <= sign * price) return 'takeProfit';
  return stopLoss !== 0 && sign * stopLoss >= sign * price ? 'stopLoss' : null;
}
