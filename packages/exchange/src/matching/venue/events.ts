import type { EventsOf } from '../../kernel/fields.ts';
import { closeReasons, marketStates, orderStates, orderTypes, sides, timesInForce } from '../../kernel/vocabulary.ts';

/**
 * Prices in ticks, quantities in lots, amounts in the asset's smallest unit (held and quote amounts in the quote asset
 * for a buy, held in the base asset for a sell), rates in ppm, times in Unix ms.
 *
 * Every amount is in the event: `filledQuote` and `fee` are the totals of the order before this event, so that the
 * answer to a repeated request can be rendered from the journal alone.
 */
export const venueEvents = {
  /** `unit`: one tick times one lot in the quote's smallest unit; `lot`: one lot in the base's. */
  MarketListed: {
    version: 1,
    fields: {
      market: 'int',
      base: 'int',
      quote: 'int',
      symbol: 'text',
      priceDecimals: 'int',
      quantityDecimals: 'int',
      unit: 'int',
      lot: 'int',
      minNotional: 'amount',
      maxNotional: 'amount',
      priceBandPpm: 'int',
      collarPpm: 'int',
      referenceClampPpm: 'int',
      priceMovedPpm: 'int',
      maxOpenOrders: 'int',
    },
  },
  MarketStateSet: { version: 1, fields: { market: 'int', state: marketStates } },
  /**
   * `cap`: the worst price per lot that the hold of a buy pays for; 0 for a sell and for a buy by quote amount.
   * `extreme`: the last price from which a trailing stop starts to count. `oco`: the id of the pair's limit order in
   * both legs, 0 for none; the stop has the next id. `asset`: the one that is held.
   */
  OrderPlaced: {
    version: 1,
    fields: {
      order: 'int',
      customer: 'int',
      market: 'int',
      side: sides,
      orderType: orderTypes,
      timeInForce: timesInForce,
      postOnly: 'flag',
      price: 'int',
      quantity: 'int',
      quoteAmount: 'amount',
      triggerPrice: 'int',
      trailingBasisPoints: 'int',
      extreme: 'int',
      cap: 'int',
      oco: 'int',
      asset: 'int',
      held: 'amount',
    },
  },
  /**
   * A trade at the maker's price. `side` is the taker's. `baseAmount` and `quoteAmount` change hands; each side pays
   * its fee out of what it receives; `takerReleased` returns what the taker's hold no longer needs, since it traded
   * better than its cap; a maker always trades at its own price.
   */
  OrdersTraded: {
    version: 1,
    fields: {
      trade: 'int',
      market: 'int',
      side: sides,
      price: 'int',
      quantity: 'int',
      taker: 'int',
      maker: 'int',
      takerCustomer: 'int',
      makerCustomer: 'int',
      base: 'int',
      quote: 'int',
      baseAmount: 'amount',
      quoteAmount: 'amount',
      takerFee: 'amount',
      makerFee: 'amount',
      takerReleased: 'amount',
    },
  },
  /**
   * The order has ended without its remainder. `moved` is the part of the hold that its OCO partner takes over.
   * `asset` is the one that was held.
   */
  OrderClosed: {
    version: 1,
    fields: {
      order: 'int',
      customer: 'int',
      market: 'int',
      state: orderStates,
      reason: closeReasons,
      asset: 'int',
      released: 'amount',
      moved: 'amount',
      filled: 'int',
      filledQuote: 'amount',
      fee: 'amount',
    },
  },
  /** `held` is taken when positive and released when negative. */
  OrderAmended: {
    version: 1,
    fields: {
      order: 'int',
      customer: 'int',
      market: 'int',
      price: 'int',
      quantity: 'int',
      cap: 'int',
      keepsPriority: 'flag',
      asset: 'int',
      held: 'amount',
      filled: 'int',
      filledQuote: 'amount',
      fee: 'amount',
    },
  },
  /** The trigger price was reached: the order waits in its market's queue. */
  OrderTriggered: { version: 1, fields: { order: 'int', market: 'int', lastPrice: 'int' } },
  /** A triggered order enters matching and may trade no further than `limit`. */
  OrderActivated: { version: 1, fields: { order: 'int', market: 'int', limit: 'int' } },
  /**
   * The changed levels of a liquidity provider's quote: triples `[price, quantity, order, …]`; quantity 0 removes the
   * level; `order` is the id that the level has in the book. `bidHeld` and `askHeld` are taken when positive and
   * released when negative.
   */
  QuotesReplaced: {
    version: 1,
    fields: {
      customer: 'int',
      market: 'int',
      base: 'int',
      quote: 'int',
      bids: 'ints',
      asks: 'ints',
      bidHeld: 'amount',
      askHeld: 'amount',
    },
  },
} as const;

export type VenueEvent = EventsOf<typeof venueEvents>;
