import { answerOf, trailingTrigger } from '@auric/exchange';
import type { EventRecord } from '@auric/exchange';
import type { Projection } from '../../engine/projector/projection.ts';
import type { OrderRow, ViewBatch } from '../../engine/projector/view-batch.ts';

type SpotEventType =
  | 'MarketListed'
  | 'OrderPlaced'
  | 'OrdersTraded'
  | 'OrderClosed'
  | 'OrderAmended'
  | 'OrderTriggered'
  | 'OrderActivated'
  | 'PrintWatched';
type SpotEvent = Extract<EventRecord, { type: SpotEventType }>;
type Trade = Extract<SpotEvent, { type: 'OrdersTraded' }>;

/** The worth of a trade of release 0.8: trailing stops followed every one of those. */
const tradeUnsaid = -1n;

/**
 * State, rules and fees of a market are read from memory; a level of a mass quote gets a row when somebody fills it; what
 * an order carries is read from memory while it is open.
 */
export const spotUnprojected = [
  'MarketStateSet',
  'MarketRulesScheduled',
  'MarketRulesSet',
  'ProtectionAttached',
  'FillsCovered',
  'ProtectionEnded',
  'PrintsLeft',
  'TriggersPaused',
  'QuotesReplaced',
  'FeeScheduleSet',
] as const satisfies readonly EventRecord['type'][];

/** Orders, trades and candles. */
export const spotProjection: Projection<SpotEvent> = {
  MarketListed(view, { market, base, quote, symbol, priceDecimals, quantityDecimals }) {
    view.listMarket({
      market,
      base,
      quote,
      symbol,
      price_decimals: priceDecimals,
      quantity_decimals: quantityDecimals,
    });
  },

  OrderPlaced(view, event, at) {
    // The exchange's own rendering of an order as it was placed.
    const frame = { seq: 0, at, customer: event.customer, request: '', command: 'PlaceOrder', events: [event] };
    const { held: _held, ...order } = answerOf(frame, () => null).orders[0]!;
    view.addOrder({ ...order, triggeredSeq: 0 });
    if (event.orderType === 'trailing_stop') view.trailingIn(event.market).add(event.order);
  },

  OrdersTraded(view, event, at) {
    const { trade, market, side, price, quantity, quoteAmount, taker, maker, takerCustomer, makerCustomer } = event;
    const makerOrder = view.order(maker);
    if (makerOrder === undefined) view.addOrder(quoteLevelOf(event, at));
    else if (makerOrder.state === 'filled') makerOrder.quantity += quantity;
    fill(view, maker, event, event.makerFee, at);
    fill(view, taker, event, event.takerFee, at);
    view.trades.push({
      id: trade,
      market,
      side,
      price,
      quantity,
      quoteAmount,
      takerOrder: taker,
      makerOrder: maker,
      takerCustomer,
      makerCustomer,
      at,
    });
    view.addToCandles(market, 'trade', at, price, quantity, quoteAmount);
    if (event.worth === tradeUnsaid) for (const id of view.trailingIn(market)) follow(view, id, price);
  },

  PrintWatched(view, { market, price }) {
    for (const id of view.trailingIn(market)) follow(view, id, price);
  },

  OrderClosed(view, event, at) {
    const order = known(view, event.order);
    order.state = event.state;
    order.reason = event.reason;
    order.filled = event.filled;
    order.filledQuote = event.filledQuote;
    order.fee = event.fee;
    order.updatedAt = at;
    view.trailingIn(order.market).delete(order.id);
  },

  OrderAmended(view, event, at) {
    const order = known(view, event.order);
    order.price = event.price;
    order.quantity = event.quantity;
    order.updatedAt = at;
  },

  OrderTriggered(view, event, at, seq) {
    const order = known(view, event.order);
    order.triggeredSeq = seq;
    view.trailingIn(order.market).delete(order.id);
    order.state = 'triggered';
    order.updatedAt = at;
  },

  OrderActivated(view, event, at) {
    const order = known(view, event.order);
    order.state = 'new';
    order.updatedAt = at;
  },
};

/** The ids of the orders whose rows an event changes. */
export function ordersChangedBy(event: EventRecord): readonly number[] {
  switch (event.type) {
    case 'OrdersTraded':
      return [event.taker, event.maker];
    case 'OrderClosed':
    case 'OrderAmended':
    case 'OrderTriggered':
    case 'OrderActivated':
      return [event.order];
    default:
      return [];
  }
}

function known(view: ViewBatch, id: number): OrderRow {
  const order = view.order(id);
  if (order === undefined) throw new Error(`Order ${id} has no row.`);
  return order;
}

/** A trailing stop's trigger follows the best price that was watched since it was placed, as in the exchange. */
function follow(view: ViewBatch, id: number, price: number): void {
  const { side, trailingBasisPoints, triggerPrice } = known(view, id);
  const trigger = trailingTrigger(side, price, trailingBasisPoints);
  if (side === 'sell' ? trigger > triggerPrice : trigger < triggerPrice) known(view, id).triggerPrice = trigger;
}

function fill(view: ViewBatch, id: number, trade: Trade, fee: bigint, at: number): void {
  const order = known(view, id);
  order.filled += trade.quantity;
  order.filledQuote += trade.quoteAmount;
  order.fee += fee;
  order.updatedAt = at;
  const complete = order.filled === order.quantity;
  order.state = complete ? 'filled' : 'partially_filled';
  if (complete) order.reason = 'filled';
}

/**
 * A liquidity provider's level, at the first time that somebody fills it. How much it would still take changes several
 * times a second and is nobody's history, so its row says only what was filled and grows with every further fill.
 */
function quoteLevelOf(trade: Trade, at: number): OrderRow {
  return {
    id: trade.maker,
    customer: trade.makerCustomer,
    market: trade.market,
    side: trade.side === 'buy' ? 'sell' : 'buy',
    orderType: 'limit',
    timeInForce: 'gtc',
    postOnly: true,
    price: trade.price,
    quantity: trade.quantity,
    quoteAmount: 0n,
    triggerPrice: 0,
    trailingBasisPoints: 0,
    filled: 0,
    filledQuote: 0n,
    fee: 0n,
    state: 'new',
    reason: 'none',
    oco: 0,
    triggeredSeq: 0,
    createdAt: at,
    updatedAt: at,
  };
}
