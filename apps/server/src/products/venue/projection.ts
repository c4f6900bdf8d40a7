import { answerOf, trailingTrigger } from '@auric/exchange';
import type { EventRecord } from '@auric/exchange';
import type pg from 'pg';
import type { Fold, Projection, SharedViews } from '../../engine/projector/projection.ts';
import { ConfiguredRows } from '../configured.ts';
import { type TradeRow, writeMarkets, writeTrades } from './market-rows.ts';
import { listRules, rulesFold } from './market-rule-rows.ts';
import { blockOrderOf } from './block-order.ts';
import { OrderRows } from './order-rows.ts';
import { OrderTermsRows } from './order-terms-rows.ts';
import { quoteLevelOf } from './quote-level.ts';
import type { MarketsTable } from './tables.ts';

type Projected = Extract<
  EventRecord,
  {
    type:
      | 'MarketListed'
      | 'OrderPlaced'
      | 'OrderTermsSet'
      | 'OrdersTraded'
      | 'BlockFilled'
      | 'OrderClosed'
      | 'OrderAmended'
      | 'OrderTriggered'
      | 'OrderActivated'
      | 'ProtectionAttached'
      | 'ProtectionEnded'
      | 'PrintWatched';
  }
>;
type Trade = Extract<Projected, { type: 'OrdersTraded' }>;

/** The worth of a trade of release 0.8: trailing stops followed every one of those. */
const tradeUnsaid = -1n;

/**
 * State, phase and rules in force of a market, and what is set aside of fees, are read from memory; a level of a mass quote gets a row when somebody fills it; the
 * orders that cover fills have rows of their own.
 */
const unprojected: Projection['unprojected'] = [
  'FeeShared',
  'MarketStateSet',
  'FillsCovered',
  'PrintsLeft',
  'TriggersPaused',
  'TradingPhaseSet',
  'AuctionPriced',
  'LastCloseSet',
  'QuotesReplaced',
  'OrderHeld',
];

/** What a page of frames adds to the listings and the trades. */
interface Added {
  markets: MarketsTable[];
  trades: TradeRow[];
}

/** Markets, orders, trades and their candles. */
export function venueProjection({ charts }: SharedViews): Projection {
  const orders = new OrderRows();
  const added: Added = { markets: [], trades: [] };
  const terms = new OrderTermsRows();
  const rules = new ConfiguredRows('view.market_rules');
  return {
    tables: ['view.markets', 'view.orders', 'view.order_terms', 'view.trades', 'view.market_rules'],
    fold: { ...ordersFold(orders, terms), ...marketsFold(orders, added, charts, rules), ...rulesFold(rules) },
    unprojected,
    async open(client) {
      await orders.open(client);
      for (const row of await readMarkets(client)) charts.draw({ ...row, priceDecimals: row.price_decimals });
    },
    need: (event) => orders.need(ordersChangedBy(event, orders)),
    load: (client) => orders.load(client),
    async write(client) {
      const { markets, trades } = added;
      Object.assign(added, { markets: [], trades: [] });
      await writeMarkets(client, markets);
      await orders.write(client);
      await terms.write(client);
      await writeTrades(client, trades);
      await rules.write(client);
    },
  };
}

async function readMarkets(client: pg.ClientBase): Promise<MarketsTable[]> {
  return (await client.query<MarketsTable>('select * from view.markets')).rows;
}

type OnMarkets = Extract<Projected, { type: 'MarketListed' | 'OrdersTraded' | 'PrintWatched' }>;

function marketsFold(
  orders: OrderRows,
  added: Added,
  charts: SharedViews['charts'],
  rules: ConfiguredRows,
): Fold<OnMarkets> {
  return {
    MarketListed(event, at, seq) {
      const { market, base, quote, symbol, priceDecimals, quantityDecimals } = event;
      listRules(rules, event, at, seq);
      const decimals = { price_decimals: priceDecimals, quantity_decimals: quantityDecimals };
      added.markets.push({ market, base, quote, symbol, ...decimals });
      charts.draw({ market, base, priceDecimals });
    },

    OrdersTraded(event, at) {
      const { trade, market, side, price, quantity, quoteAmount, taker, maker, takerCustomer, makerCustomer } = event;
      const makerOrder = orders.find(maker);
      if (makerOrder === undefined) orders.add(quoteLevelOf(event, at));
      else if (makerOrder.state === 'filled') makerOrder.quantity += quantity;
      fill(orders, maker, event, event.makerFee, at);
      fill(orders, taker, event, event.takerFee, at);
      const parties = { takerOrder: taker, makerOrder: maker, takerCustomer, makerCustomer };
      added.trades.push({ id: trade, market, side, price, quantity, quoteAmount, ...parties, at });
      charts.add(market, 'trade', at, price, quantity, quoteAmount);
      if (event.worth === tradeUnsaid) for (const id of orders.trailingIn(market)) follow(orders, id, price);
    },

    PrintWatched({ market, price }) {
      for (const id of orders.trailingIn(market)) follow(orders, id, price);
    },
  };
}

function ordersFold(orders: OrderRows, terms: OrderTermsRows): Fold<Exclude<Projected, OnMarkets>> {
  return {
    OrderTermsSet: (event) => terms.add(event),

    OrderPlaced(event, at) {
      // The exchange's own rendering of an order as it was placed.
      const frame = { seq: 0, at, customer: event.customer, request: '', command: 'PlaceOrder', events: [event] };
      const { held: _held, ...order } = answerOf(frame, () => null).orders[0]!;
      orders.add({ ...order, triggeredSeq: 0, takeProfit: 0, stopLoss: 0, unprotectedSeq: 0 });
      if (event.orderType === 'trailing_stop') orders.trailingIn(event.market).add(event.order);
    },

    BlockFilled(event, at) {
      if (orders.find(event.order) === undefined) orders.add(blockOrderOf(event, at));
      fill(orders, event.order, { quantity: event.lots, quoteAmount: event.value }, event.fee, at);
    },

    OrderClosed({ order: id, state, reason, filled, filledQuote, fee }, at) {
      const order = orders.get(id);
      Object.assign(order, { state, reason, filled, filledQuote, fee, updatedAt: at });
      orders.trailingIn(order.market).delete(id);
    },

    OrderAmended({ order: id, price, quantity }, at) {
      Object.assign(orders.get(id), { price, quantity, updatedAt: at });
    },

    OrderTriggered({ order: id }, at, seq) {
      const order = orders.get(id);
      orders.trailingIn(order.market).delete(id);
      Object.assign(order, { state: 'triggered', triggeredSeq: seq, updatedAt: at });
    },

    ProtectionAttached({ order: id, takeProfit, stopLoss }) {
      Object.assign(orders.get(id), { takeProfit, stopLoss, unprotectedSeq: 0 });
    },

    ProtectionEnded({ order: id }, _at, seq) {
      orders.get(id).unprotectedSeq = seq;
    },

    OrderActivated({ order: id }, at) {
      Object.assign(orders.get(id), { state: 'new', updatedAt: at });
    },
  };
}

/** The ids of the orders whose rows an event changes. */
function ordersChangedBy(event: EventRecord, orders: OrderRows): Iterable<number> {
  switch (event.type) {
    case 'OrdersTraded':
      return [event.taker, event.maker, ...orders.trailingIn(event.market)];
    case 'PrintWatched':
      return orders.trailingIn(event.market);
    case 'BlockFilled':
    case 'OrderClosed':
    case 'OrderAmended':
    case 'OrderTriggered':
    case 'OrderActivated':
    case 'ProtectionAttached':
    case 'ProtectionEnded':
      return [event.order];
    default:
      return [];
  }
}

/** A trailing stop's trigger follows the best price that was watched since it was placed, as in the exchange. */
function follow(orders: OrderRows, id: number, price: number): void {
  const order = orders.get(id);
  const { side, trailingBasisPoints, triggerPrice } = order;
  const trigger = trailingTrigger(side, price, trailingBasisPoints);
  if (side === 'sell' ? trigger > triggerPrice : trigger < triggerPrice) order.triggerPrice = trigger;
}

type Filled = Pick<Trade, 'quantity' | 'quoteAmount'>;

function fill(orders: OrderRows, id: number, trade: Filled, fee: bigint, at: number): void {
  const order = orders.get(id);
  order.filled += trade.quantity;
  order.filledQuote += trade.quoteAmount;
  order.fee += fee;
  order.updatedAt = at;
  const complete = order.filled === order.quantity;
  order.state = complete ? 'filled' : 'partially_filled';
  if (complete) order.reason = 'filled';
}
