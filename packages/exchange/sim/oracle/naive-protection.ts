import { otherSide } from './naive-book.ts';
import { announce, newOrder, stopCap } from './naive-placing.ts';
import type { NaiveMarket, NaiveOrder } from './naive-venue.ts';
import type { NaiveWorld } from './naive-world.ts';
import { baseAmountOf, notionalOf } from './naive-venue.ts';

/**
 * Rules, section 3: "A limit or market order may carry a take profit and a stop loss: what fills is covered by one OCO
 * that grows with the fills, net of fee, exempt from the limit of open orders, placed by the exchange in the same frame."
 *
 * Left open there, taken as announced (docs/decisions/venue.md): what has filled is covered when the taker is done, before
 * triggers watch its trades, in the order of the first fills, of a trade the taker first.
 */
export function coverFills(w: NaiveWorld, market: NaiveMarket): void {
  const carriers = market.uncovered;
  market.uncovered = [];
  for (const carrier of carriers) cover(w, market, carrier);
}

/** An order that carries something has traded: it is covered when the taker is done. */
export function noteFill(market: NaiveMarket, order: NaiveOrder): void {
  const carries = order.takeProfit > 0n || order.stopLoss > 0n;
  if (carries && !market.uncovered.includes(order)) market.uncovered.push(order);
}

/**
 * The two prices at which the covers of an order hold money, 0 for a leg that isn't there. A stop that grows keeps the
 * price that it was accepted under: rules change for what is placed after.
 */
function coverPrices(w: NaiveWorld, market: NaiveMarket, carrier: NaiveOrder): { limit: bigint; stop: bigint } {
  const growing = untouchedCovers(w, carrier).find((order) => order.orderType === 'stop_market');
  const stop = carrier.stopLoss > 0n ? (growing?.cap ?? stopCap(market, carrier.stopLoss)) : 0n;
  return { limit: carrier.takeProfit, stop };
}

/** What covers some lots holds in all: the larger need of its legs. */
function needOf(w: NaiveWorld, market: NaiveMarket, carrier: NaiveOrder, lots: bigint): bigint {
  if (carrier.side === 'buy') return baseAmountOf(market, lots);
  const { limit, stop } = coverPrices(w, market, carrier);
  return notionalOf(market, limit > stop ? limit : stop, lots);
}

/**
 * Lots that the fills pay for, net of fee, and no cover has: never more than have filled, nor than what is still there.
 */
function lotsToCover(w: NaiveWorld, market: NaiveMarket, carrier: NaiveOrder): bigint {
  const need = needOf(w, market, carrier, 1n);
  const buys = carrier.side === 'buy';
  const received = (buys ? baseAmountOf(market, carrier.filled) : carrier.filledQuote) - carrier.fee;
  const paidFor = received / need;
  const wanted = (paidFor < carrier.filled ? paidFor : carrier.filled) - carrier.covered;
  const affordable = w.ledger.available(carrier.customer, 'spot', buys ? market.base : market.quote) / need;
  return wanted < affordable ? wanted : affordable;
}

/** The covers of an order that grow: where the one has ended the other, or is about to, the next fill gets new ones. */
function untouchedCovers(w: NaiveWorld, carrier: NaiveOrder): NaiveOrder[] {
  const covers = carrier.coverIds.flatMap((id) => w.orders.get(id) ?? []);
  const untouched = covers.filter((order) => order.stage !== 'queue');
  return untouched.length === carrier.coverIds.length ? untouched : [];
}

function cover(w: NaiveWorld, market: NaiveMarket, carrier: NaiveOrder): void {
  const lots = lotsToCover(w, market, carrier);
  if (lots <= 0n) return;
  const covers = untouchedCovers(w, carrier);
  if (covers.length > 0) {
    for (const order of covers) grow(w, market, carrier, order, lots);
  } else {
    const lower = [carrier.takeProfit, carrier.stopLoss]
      .filter((price) => price > 0n)
      .sort((a, b) => Number(a - b))[0]!;
    if (notionalOf(market, lower, lots) < market.minNotional) return;
    placeCovers(w, market, carrier, lots);
  }
  carrier.covered += lots;
  const idOf = (orderType: string): number =>
    carrier.coverIds.find((id) => w.orders.get(id)!.orderType === orderType) ?? 0;
  const [limit, stop] = [idOf('limit'), idOf('stop_market')];
  w.emit({ type: 'FillsCovered', order: carrier.id, covered: Number(carrier.covered), limit, stop });
}

/** What one leg holds: the limit leg its need, the stop what it needs beyond. */
function heldOf(w: NaiveWorld, market: NaiveMarket, carrier: NaiveOrder, leg: NaiveOrder, lots: bigint): bigint {
  const whole = needOf(w, market, carrier, lots);
  const both = carrier.takeProfit > 0n && carrier.stopLoss > 0n;
  if (!both) return whole;
  const limit = carrier.side === 'buy' ? whole : notionalOf(market, carrier.takeProfit, lots);
  return leg.orderType === 'limit' ? limit : whole - limit;
}

function placeCovers(w: NaiveWorld, market: NaiveMarket, carrier: NaiveOrder, lots: bigint): void {
  const side = otherSide(carrier.side);
  const common = {
    customer: carrier.customer,
    market: market.id,
    side,
    timeInForce: 'gtc',
    postOnly: false,
    quantity: Number(lots),
    quoteAmount: 0n,
    trailingBasisPoints: 0,
  } as const;
  const limit = newOrder(market, { ...common, orderType: 'limit', price: Number(carrier.takeProfit), triggerPrice: 0 });
  const stop = newOrder(market, {
    ...common,
    orderType: 'stop_market',
    price: 0,
    triggerPrice: Number(carrier.stopLoss),
  });
  const legs = [limit, stop].filter((leg) => leg.price + leg.trigger > 0n);
  for (const leg of legs) {
    leg.isCover = true;
    leg.coveredOrder = carrier;
    leg.held = heldOf(w, market, carrier, leg, lots);
    if (side === 'buy') leg.cap = leg === limit ? limit.price : stopCap(market, stop.trigger);
  }
  const oco = legs.length === 2 ? w.lastOrder + 1 : 0;
  for (const leg of legs) {
    leg.oco = oco;
    announce(w, leg);
    leg.stage = leg === limit ? 'book' : 'pending';
    if (leg === limit) market.book.add(leg);
    else market.pending.push(leg);
  }
  carrier.coverIds = legs.map((leg) => leg.id);
}

/** More lots at the same prices; in the book it goes to the end of its line. */
function grow(w: NaiveWorld, market: NaiveMarket, carrier: NaiveOrder, leg: NaiveOrder, lots: bigint): void {
  const more = heldOf(w, market, carrier, leg, leg.remaining + lots) - leg.held;
  if (leg.stage === 'book') market.book.remove(leg);
  leg.quantity += lots;
  leg.remaining += lots;
  leg.held += more;
  w.ledger.hold(leg.customer, 'spot', w.heldAsset(leg), more);
  if (leg.stage === 'book') market.book.add(leg);
  w.emit({
    type: 'OrderAmended',
    order: leg.id,
    customer: leg.customer,
    market: leg.market,
    price: Number(leg.price),
    quantity: Number(leg.quantity),
    asset: w.heldAsset(leg),
    held: more,
    filled: Number(leg.filled),
    filledQuote: leg.filledQuote,
    fee: leg.fee,
    waitsFor: leg.stage === 'pending' ? 'trigger' : '',
    heldAfter: leg.held,
    account: '',
    cap: 0,
  });
}

/** Whether a price lies between the stop loss and the take profit of an order. */
export function protects({ side, takeProfit, stopLoss }: NaiveOrder, price: bigint): boolean {
  const [above, below] = side === 'buy' ? [takeProfit, stopLoss] : [stopLoss, takeProfit];
  return (above === 0n || price < above) && (below === 0n || price > below);
}

/** The open order whose fills this one covers now; what covered earlier fills and went its way covers nothing more. */
export function carrierOf(cover: NaiveOrder): NaiveOrder | null {
  const carrier = cover.coveredOrder;
  return carrier !== null && carrier.stage !== 'closed' && carrier.coverIds.includes(cover.id) ? carrier : null;
}

/** A customer who cancels what covers an open order wants no cover of it any more. */
export function endProtection(w: NaiveWorld, cover: NaiveOrder): void {
  const carrier = carrierOf(cover);
  if (carrier === null) return;
  carrier.takeProfit = 0n;
  carrier.stopLoss = 0n;
  carrier.coverIds = [];
  w.emit({ type: 'ProtectionEnded', order: carrier.id });
}
