import type { Lots, Ticks, Units } from '../../kernel/amounts.ts';
import type { AccountKind, Offer } from '../../kernel/vocabulary.ts';
import type { VenueEvent } from './events.ts';
import type { MarketUnits } from './state/records.ts';

export type OrdersTraded = Extract<VenueEvent, { type: 'OrdersTraded' }>;

/**
 * One match while it is being settled; a single object serves every trade. The venue writes what was matched, the
 * settlement the six amounts, in smallest units. `cap`: the price that the taker's hold was made for, 0 for none.
 */
export interface Fill {
  buying: boolean;
  price: Ticks;
  lots: Lots;
  cap: Ticks;
  at: number;
  takerCustomer: number;
  makerCustomer: number;
  base: Units;
  quote: Units;
  takerFee: Units;
  makerFee: Units;
  takerReleased: Units;
  /** The trade in units of USDT, where its quote is another asset; else 0. */
  worth: bigint;
}

/** A settlement as decisions see it: what a trade changes of its own records, only events do. */
export type ReadSettlement = Omit<Settlement, 'traded'>;

/**
 * What a product that trades on the venue decides for its markets: whose balances are held, how much of them, and what a
 * match moves.
 */
export interface Settlement {
  /** The account kind whose balances orders hold. */
  readonly account: AccountKind;
  /** What the house offers by its markets: it may be switched off, and has its countries. */
  readonly offer: Offer;
  /** The asset that an order of this side holds. */
  heldAsset(market: MarketUnits, buys: boolean): number;
  /** What `lots` need at `price` at worst, in units of the held asset; Infinity past 2^53. */
  needed(market: MarketUnits, buys: boolean, price: Ticks, lots: Lots): Units;
  /** Works out the amounts of a match. */
  settle(market: MarketUnits, fill: Fill): void;
  /** A trade of one of its markets happened: the settlement's own records follow. Part of `evolve`: it never refuses. */
  traded(event: OrdersTraded, at: number): void;
}
