import type { Lots, Ticks } from '../../kernel/amounts.ts';
import type { AccountKind, MarketState, OrderType, Side, TimeInForce } from '../../kernel/vocabulary.ts';

/**
 * What a market enforces, all of it configuration. Amounts in units of the quote, rates in ppm. `priceBandPpm`: how far
 * a limit price may be from the index; `collarPpm`: how far a market order trades from the reference, which is clamped to
 * `referenceClampPpm` of the index; `priceMovedPpm`: the tolerance of a quoted price; `stopCapPpm`: how far above its
 * trigger a stop that buys at market may pay; `triggerPrintPpm`: how far from the index a trade may be for triggers to
 * watch it. Orders are taken while the index of base and quote is at most `indexAgeMaxMs` old and stands on at least
 * `indexSourcesMin` sources.
 */
export interface MarketRules {
  minNotional: bigint;
  maxNotional: bigint;
  priceBandPpm: number;
  collarPpm: number;
  referenceClampPpm: number;
  priceMovedPpm: number;
  maxOpenOrders: number;
  stopCapPpm: number;
  triggerPrintPpm: number;
  trailingMinBasisPoints: number;
  trailingMaxBasisPoints: number;
  indexAgeMaxMs: number;
  indexSourcesMin: number;
}

type Defaulted =
  | 'stopCapPpm'
  | 'triggerPrintPpm'
  | 'trailingMinBasisPoints'
  | 'trailingMaxBasisPoints'
  | 'indexAgeMaxMs'
  | 'indexSourcesMin';

/** The rules of a listing; the last six have defaults. */
type ListedRules = Omit<MarketRules, Defaulted> & Partial<Pick<MarketRules, Defaulted>>;

/**
 * Changes what a market enforces, at `effectiveAt` (ms) or, where that has passed, at once. Orders that are open keep
 * what they were accepted under.
 */
export interface ScheduleMarketRules extends MarketRules {
  type: 'ScheduleMarketRules';
  market: number;
  effectiveAt: number;
}

/**
 * Lists a market. One tick is 10^-priceDecimals of the quote asset, one lot 10^-quantityDecimals of the base
 * asset; a tick times a lot must be a whole number of the quote's smallest unit, so that no trade ever rounds.
 * Amounts in the quote's smallest unit, rates in ppm.
 */
export interface ListMarket extends ListedRules {
  type: 'ListMarket';
  market: number;
  base: number;
  quote: number;
  symbol: string;
  priceDecimals: number;
  quantityDecimals: number;
  /** Whose market it is, by the account kind that it settles in; spot's unless it says. */
  settlement?: AccountKind;
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
  price: Ticks;
  quantity: Lots;
  quoteAmount: bigint;
  triggerPrice: Ticks;
  trailingBasisPoints: number;
  quotedPrice: Ticks;
  /**
   * How far from the price that the customer saw, or without one from the best that it meets, a market order may trade;
   * in ppm below a million, absent or 0 for no bound but the collar.
   */
  slippagePpm?: number;
  /**
   * In ticks, absent or 0 for none: what fills of a limit or market order is covered by a limit order at the one and a
   * stop at the other, which cancel each other.
   */
  takeProfit?: Ticks;
  stopLoss?: Ticks;
  /** Only where the market's orders are on positions: without it the order is on the net position of its customer. */
  position?: PositionTerms;
}

/** What an order on a position is for. */
export interface PositionTerms {
  /** The position that the order closes; 0 opens one, which then has the id of the order. */
  position: number;
  /** What it opens with, as a whole number of times; 0 for an order that closes. */
  leverage: number;
  /** Whether the trigger of the order watches the mark, else the last trade; absent for the last trade. */
  byMark?: boolean;
  /** Whether the take profit and the stop loss that it carries watch the mark; absent for the mark. */
  stopsByMark?: boolean;
}

/** A limit order and a stop that cancel each other. `stopPrice` 0: the stop places a market order. */
export interface PlaceOco {
  type: 'PlaceOco';
  customer: number;
  market: number;
  side: Side;
  quantity: Lots;
  price: Ticks;
  triggerPrice: Ticks;
  stopPrice: Ticks;
  /** The price that the customer saw, absent or 0 for none. */
  quotedPrice?: Ticks;
}

export interface CancelOrder {
  type: 'CancelOrder';
  customer: number;
  order: number;
}

/** `market` 0: in all markets, or in those of a `settlement` alone. With a side its orders alone, and what is paired with them. */
export interface CancelAllOrders {
  type: 'CancelAllOrders';
  customer: number;
  market: number;
  side?: Side;
  settlement?: AccountKind;
}

/** `price` in ticks, 0 to keep; `quantity` is the new total in lots, 0 to keep. */
export interface AmendOrder {
  type: 'AmendOrder';
  customer: number;
  order: number;
  price: Ticks;
  quantity: Lots;
  /** The price that the customer saw, absent or 0 for none. */
  quotedPrice?: Ticks;
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
  | ScheduleMarketRules
  | PlaceOrder
  | PlaceOco
  | CancelOrder
  | CancelAllOrders
  | AmendOrder
  | MassQuote;
