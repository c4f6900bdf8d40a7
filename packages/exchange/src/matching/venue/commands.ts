import type { MarketState, OrderType, Side, TimeInForce } from '../../kernel/vocabulary.ts';

/**
 * Lists a market. One tick is 10^-priceDecimals of the quote asset, one lot 10^-quantityDecimals of the base
 * asset; a tick times a lot must be a whole number of the quote's smallest unit, so that no trade ever rounds.
 * Amounts in the quote's smallest unit, rates in ppm.
 */
export interface ListMarket {
  type: 'ListMarket';
  market: number;
  base: number;
  quote: number;
  symbol: string;
  priceDecimals: number;
  quantityDecimals: number;
  minNotional: bigint;
  maxNotional: bigint;
  priceBandPpm: number;
  collarPpm: number;
  referenceClampPpm: number;
  priceMovedPpm: number;
  maxOpenOrders: number;
}

export interface SetMarketState {
  type: 'SetMarketState';
  market: number;
  state: MarketState;
}

/**
 * Places an order. Prices in ticks, `quantity` in lots, `quoteAmount` in the quote's smallest unit; 0 means absent.
 * A market buy gives either `quantity` or `quoteAmount`. `quotedPrice`: the price that the customer saw.
 * `take_profit` with a `price` places a limit order when it triggers, without one a market order.
 */
export interface PlaceOrder {
  type: 'PlaceOrder';
  customer: number;
  market: number;
  side: Side;
  orderType: OrderType;
  timeInForce: TimeInForce;
  postOnly: boolean;
  price: number;
  quantity: number;
  quoteAmount: bigint;
  triggerPrice: number;
  trailingBasisPoints: number;
  quotedPrice: number;
}

/** A limit order and a stop that cancel each other. `stopPrice` 0: the stop places a market order. */
export interface PlaceOco {
  type: 'PlaceOco';
  customer: number;
  market: number;
  side: Side;
  quantity: number;
  price: number;
  triggerPrice: number;
  stopPrice: number;
}

export interface CancelOrder {
  type: 'CancelOrder';
  customer: number;
  order: number;
}

/** `market` 0: in all markets. */
export interface CancelAllOrders {
  type: 'CancelAllOrders';
  customer: number;
  market: number;
}

/** `price` in ticks, 0 to keep; `quantity` is the new total in lots, 0 to keep. */
export interface AmendOrder {
  type: 'AmendOrder';
  customer: number;
  order: number;
  price: number;
  quantity: number;
}

/**
 * A liquidity provider's whole quote in one market, as pairs `[price, quantity, …]`, at most 50 a side. It replaces
 * the quote before; a level that would cross the book is dropped; it never takes.
 */
export interface MassQuote {
  type: 'MassQuote';
  customer: number;
  market: number;
  bids: readonly number[];
  asks: readonly number[];
}

export type VenueCommand =
  | ListMarket
  | SetMarketState
  | PlaceOrder
  | PlaceOco
  | CancelOrder
  | CancelAllOrders
  | AmendOrder
  | MassQuote;
