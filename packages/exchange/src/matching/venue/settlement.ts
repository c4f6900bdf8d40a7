import type { Lots, Ticks, Units } from '../../kernel/amounts.ts';
import type { TakingOrder } from '../../kernel/blocks.ts';
import type { Context } from '../../kernel/product.ts';
import type { Rejection } from '../../kernel/rejection.ts';
import type { AccountKind, Offer } from '../../kernel/vocabulary.ts';
import type { VenueEvent } from './events.ts';
import type { MarketUnits } from './state/records.ts';

export type OrdersTraded = Extract<VenueEvent, { type: 'OrdersTraded' }>;

/**
 * One match while it is being settled; a single object serves every trade. The venue writes what was matched, the
 * settlement the amounts, in smallest units. `cap`: the price that the taker's hold was made for, 0 for none. `takerUsed` and
 * `makerUsed`: what the match uses of the holds of two orders on positions.
 */
export interface Fill {
  buying: boolean;
  price: Ticks;
  lots: Lots;
  cap: Ticks;
  at: number;
  taker: number;
  maker: number;
  takerCustomer: number;
  makerCustomer: number;
  takerUsed: Units;
  makerUsed: Units;
  base: Units;
  quote: Units;
  takerFee: Units;
  makerFee: Units;
  /** The rates of the two fees, in ppm. */
  takerPpm: number;
  makerPpm: number;
  /** What of the two fees others may have a share of: what a liquidation costs goes to the insurance fund alone. */
  takerShareable: Units;
  makerShareable: Units;
  takerReleased: Units;
  /** It is of an auction, where nobody takes: both pay the maker's rate. */
  isAuction: boolean;
  /** The trade in units of USDT, where its quote is another asset; else 0. */
  worth: bigint;
}

/** A settlement as decisions see it: what a trade changes of its own records, only events do. */
export type ReadSettlement = Omit<Settlement, 'traded' | 'positions'> & {
  readonly positions: Omit<PositionRules, 'ordersChanged'> | null;
};

/**
 * What a product that trades on the venue decides for its markets: whose balances are held, how much of them, and what a
 * match moves.
 */
export interface Settlement {
  /** The account kind whose balances orders hold. */
  readonly account: AccountKind;
  /** What the house offers by its markets: it may be switched off, and has its countries. */
  readonly offer: Offer;
  /** The rules of a product whose orders open and close positions; null where a trade changes hands at once. */
  readonly positions: PositionRules | null;
  /** Whether its markets trade in sessions, which open by an auction; else they trade at any time. */
  readonly hasSessions: boolean;
  /** The asset that an order of this side holds. */
  heldAsset(market: MarketUnits, buys: boolean): number;
  /** The asset that a side of a trade pays its fee in. */
  feeAsset(market: MarketUnits, buys: boolean): number;
  /**
   * What `lots` need at `price` at worst, in units of the held asset; Infinity past 2^53. For positions it is linear in the
   * lots; `leverage` is what they open with.
   */
  needed(market: MarketUnits, buys: boolean, price: Ticks, lots: Lots, leverage: number): Units;
  /** Works out the amounts of a match. */
  settle(market: MarketUnits, fill: Fill): void;
  /** A trade of one of its markets happened: the settlement's own records follow. Part of `evolve`: it never refuses. */
  traded(event: OrdersTraded, at: number): void;
}

/** An order that would open a position, or add to the net one of a liquidity provider. */
export interface Opening {
  readonly customer: number;
  readonly buys: boolean;
  /** What it is valued at, in ticks, and how much of it there is. */
  readonly price: Ticks;
  readonly lots: Lots;
  /** What it opens with; 0 for the net position, which has its own. */
  readonly leverage: number;
  /** The lots in the book on its side that it takes the place of, and what its order holds already. */
  readonly replaced: Lots;
  readonly held: Units;
}

/** An order that closes a position, in part or whole. `rests`: it would wait in the book at its price. */
export interface Closing {
  readonly customer: number;
  readonly position: number;
  readonly buys: boolean;
  readonly lots: Lots;
  readonly rests: boolean;
}

/** Lots of an order that are to be matched now. */
export interface Matched {
  readonly customer: number;
  readonly buys: boolean;
  readonly lots: Lots;
  /** How many of them don't count among the customer's resting orders yet. */
  readonly uncounted: Lots;
  /** The position that they close; 0 where they open one. */
  readonly position: number;
  /** What they open with; 0 for the net position, which has its own, and where they close. */
  readonly leverage: number;
  /** They are matched all or not at all: what the first matches cost must leave enough for the last. */
  readonly isWhole: boolean;
}

/** The worst price in ticks at which lots may be matched, and the reason why an order that is met beyond it ends. */
export interface Bound {
  readonly price: Ticks;
  readonly reason: 'beyond_bankruptcy' | 'beyond_liquidation';
}

/** What a product whose orders open and close positions decides of them, beside their settlement. */
export interface PositionRules {
  /** Why an order may not open what it would, or null. */
  refusesOpening(market: MarketUnits, opening: Opening, at: number): Rejection | null;
  /** Why an order may not close what it would, or null. */
  refusesClosing(market: MarketUnits, closing: Closing): Rejection | null;
  /** The leverage of a customer's net position in a market; 0 for who has tickets instead. */
  netLeverage(customer: number, market: number): number;
  /**
   * The worst price at which lots may be matched now: what they close leaves nobody owing, and what they open isn't liquidated at
   * once. Null where any will do.
   */
  bound(market: MarketUnits, matched: Matched): Bound | null;
  /** The mark of a market in ticks, rounded down and up; 0 where there is none yet. */
  markTicks(market: MarketUnits): { readonly down: Ticks; readonly up: Ticks };
  /** An order that opens is about to take down to a limit (ticks): whether it was taken in a block with others instead. */
  takesInBlock(context: Context<never>, market: MarketUnits, order: TakingOrder): boolean;
  /** After a trade and its event: moves what was worked out for it. */
  settled(context: Context<never>, market: MarketUnits): void;
  /** An order that closes a position and was placed by the exchange is over. */
  stopEnded(context: Context<never>, position: number, order: number): void;
  /** A customer's open orders have changed. Part of `evolve`: it never refuses. */
  ordersChanged(customer: number): void;
}
