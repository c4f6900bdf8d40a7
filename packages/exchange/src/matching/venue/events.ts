import { added, type EventsOf, type Values } from '../../kernel/fields.ts';
import {
  type AccountKind,
  accountKinds,
  closeReasons,
  marketStates,
  orderStates,
  orderTypes,
  sides,
  timesInForce,
  tradingPhases,
} from '../../kernel/vocabulary.ts';

/** What a trade is worth in the first version, which didn't say so and whose trades all trailing stops followed. */
export const worthUnsaid = -1n;

/** The rate of a fee in the versions that didn't say it. */
export const rateUnsaid = -1;

/** What an order holds after an amend of the first version, which said neither that nor the order's state. */
export const heldUnsaid = -1n;

/** What an amended order waits for: nothing at the book, its trigger, or its turn in the queue of the triggered ones. */
const waits = ['', 'trigger', 'turn'] as const;

/** The state that an amended order is in, as the second version had it. */
const amendedStates = [...orderStates, 'unsaid'] as const;

/** Whose balances an order holds: nothing stands for spot, since most events of the journal are of spot. */
export const tradingAccounts = ['', 'perpetual', 'stock'] as const;
export type TradingAccount = (typeof tradingAccounts)[number];

/** What an order of before other accounts traded holds in. */
const inAccount = (since: number) => added(since, tradingAccounts, '');

/** What may be changed of a market while it trades. Amounts in units of the quote. */
export const ruleFields = {
  minNotional: 'amount',
  maxNotional: 'amount',
  priceBandPpm: 'int',
  collarPpm: 'int',
  referenceClampPpm: 'int',
  priceMovedPpm: 'int',
  maxOpenOrders: 'int',
  stopCapPpm: 'int',
  triggerPrintPpm: 'int',
  trailingMinBasisPoints: 'int',
  trailingMaxBasisPoints: 'int',
  indexAgeMaxMs: 'int',
  indexSourcesMin: 'int',
} as const;

/**
 * Prices in ticks, quantities in lots, amounts in the asset's smallest unit (held and quote amounts in the quote asset
 * for a buy, held in the base asset for a sell), rates in ppm, times in Unix ms.
 *
 * Every amount is in the event: `filledQuote` and `fee` are the totals of the order before this event, so that the
 * answer to a repeated request can be rendered from the journal alone.
 */
export const venueEvents = {
  /**
   * `unit`: one tick times one lot in the quote's smallest unit; `lot`: one lot in the base's. `settlement`: whose market
   * it is. `stopCapPpm`: how far above its trigger a stop that buys at market may pay. `triggerPrintPpm`: triggers watch
   * no trade further than this from the index. `indexAgeMaxMs` and `indexSourcesMin`: the index that orders are taken on.
   */
  MarketListed: {
    version: 3,
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
      settlement: added(2, accountKinds, 'spot'),
      stopCapPpm: added(2, 'int', 50_000),
      triggerPrintPpm: added(2, 'int', 10_000),
      trailingMinBasisPoints: added(2, 'int', 10),
      trailingMaxBasisPoints: added(2, 'int', 2000),
      indexAgeMaxMs: added(3, 'int', 10_000),
      indexSourcesMin: added(3, 'int', 2),
    },
  },
  /** What a market enforces will change at `effectiveAt`. */
  MarketRulesScheduled: { version: 1, fields: { schedule: 'int', market: 'int', effectiveAt: 'int', ...ruleFields } },
  /** What a market enforces from now on; `schedule`: the one that came due, 0 for none. */
  MarketRulesSet: { version: 1, fields: { schedule: 'int', market: 'int', ...ruleFields } },
  MarketStateSet: { version: 1, fields: { market: 'int', state: marketStates } },
  /**
   * `cap`: the worst price per lot that the hold of a buy pays for; 0 for a sell and for a buy by quote amount.
   * `extreme`: the price from which a trailing stop starts to count. `oco`: the id of the pair's limit order in
   * both legs, 0 for none; the stop has the next id. `asset` in `account`: what is held.
   */
  OrderPlaced: {
    version: 2,
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
      account: inAccount(2),
    },
  },
  /**
   * What an order on a position is for, said before it is placed. `position`: the one that it opens, which then has the id of
   * the order, or the one that it closes where it is `reduceOnly`; an order that only reduces holds nothing. `leverage`: what
   * it opens with. `byMark`: its trigger watches the mark, else the last trade. `takeProfit` and `stopLoss` (ticks, 0 for none)
   * will close what it opens; `stopsByMark`: by the mark.
   */
  OrderTermsSet: {
    version: 2,
    fields: {
      order: 'int',
      position: 'int',
      leverage: 'int',
      reduceOnly: 'flag',
      byMark: 'flag',
      takeProfit: 'int',
      stopLoss: 'int',
      stopsByMark: 'flag',
      byExchange: added(2, 'flag', false),
    },
  },
  /** An order on a position that waited for its trigger holds `held` from now on, enough for a price of `cap` (ticks). */
  OrderHeld: {
    version: 1,
    fields: { order: 'int', customer: 'int', account: tradingAccounts, asset: 'int', held: 'amount', cap: 'int' },
  },
  /**
   * A trade at the maker's price. `side` is the taker's. `baseAmount` and `quoteAmount` change hands; each side pays
   * its fee out of what it receives; `takerReleased` returns what the taker's hold no longer needs, since it traded
   * better than its cap; a maker always trades at its own price. `worth`: the trade in units of USDT where its quote is
   * another asset, 0 where the quote amount says it. Of a contract the trade moves nothing itself: the events of
   * its product that follow do, and `takerUsed` and `makerUsed` are what it has used of the two holds. `takerPpm` and
   * `makerPpm`: the rates of the two fees.
   */
  OrdersTraded: {
    version: 3,
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
      worth: added(2, 'amount', worthUnsaid),
      account: inAccount(3),
      takerUsed: added(3, 'amount', 0n),
      makerUsed: added(3, 'amount', 0n),
      takerPpm: added(3, 'int', rateUnsaid),
      makerPpm: added(3, 'int', rateUnsaid),
    },
  },
  /**
   * Of the fee that a customer paid in a trade so much is set aside for `direct`, who brought them, and for `second`, who
   * brought that one; 0 for nobody.
   */
  FeeShared: {
    version: 1,
    fields: {
      trade: 'int',
      customer: 'int',
      asset: 'int',
      direct: 'int',
      directShare: 'amount',
      second: 'int',
      secondShare: 'amount',
    },
  },
  /**
   * An order got lots of a `block`, another order, whose last trade was `trade`: for `value`, its part at the average price. `used`
   * of its hold is given up. An order that wasn't there before is filled by it at once. `leverage`: what it opens `position` with;
   * `closes`: it closes it. The events of its product that follow move what moves.
   */
  BlockFilled: {
    version: 1,
    fields: {
      order: 'int',
      block: 'int',
      trade: 'int',
      customer: 'int',
      market: 'int',
      side: sides,
      lots: 'int',
      value: 'amount',
      fee: 'amount',
      used: 'amount',
      position: 'int',
      leverage: 'int',
      closes: 'flag',
    },
  },
  /**
   * The order has ended without its remainder. `moved` is the part of the hold that its OCO partner takes over.
   * `asset` is the one that was held.
   */
  OrderClosed: {
    version: 2,
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
      account: inAccount(2),
    },
  },
  /**
   * `held` is taken when positive and released when negative; `heldAfter` is what the order holds from then on.
   * `waitsFor` costs three bytes where it says nothing: most amends are of orders at the book. `cap`: the worst price that the
   * hold of an order on a position pays for from then on, 0 where it follows from the price.
   */
  OrderAmended: {
    version: 4,
    fields: {
      order: 'int',
      customer: 'int',
      market: 'int',
      price: 'int',
      quantity: 'int',
      asset: 'int',
      held: 'amount',
      filled: 'int',
      filledQuote: 'amount',
      fee: 'amount',
      waitsFor: waits,
      heldAfter: 'amount',
      account: inAccount(4),
      cap: added(4, 'int', 0),
    },
    earlier: {
      2: {
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
          state: added(2, amendedStates, 'unsaid'),
          heldAfter: added(2, 'amount', heldUnsaid),
        },
        upcast: withoutWhatFollows,
      },
    },
  },
  /** The trigger price was reached: the order waits in its market's queue. */
  OrderTriggered: { version: 1, fields: { order: 'int', market: 'int', lastPrice: 'int' } },
  /** A triggered order enters matching and may trade no further than `limit`. */
  OrderActivated: { version: 1, fields: { order: 'int', market: 'int', limit: 'int' } },
  /** An order carries a take profit and a stop loss, in ticks, 0 for none: what fills of it is covered by orders. */
  ProtectionAttached: { version: 1, fields: { order: 'int', takeProfit: 'int', stopLoss: 'int' } },
  /**
   * What has filled of an order that carries them is covered, `covered` lots in all, by `limit` and `stop` (ids, 0 for
   * none), which don't count against the limit of open orders.
   */
  FillsCovered: { version: 1, fields: { order: 'int', covered: 'int', limit: 'int', stop: 'int' } },
  /** The customer canceled what covers the order's fills: it carries nothing any more. */
  ProtectionEnded: { version: 1, fields: { order: 'int' } },
  /** The triggers watched a trade that is a new extreme for some trailing stops: they count from it. */
  PrintWatched: { version: 1, fields: { market: 'int', price: 'int' } },
  /** The prices of trades that the triggers have yet to watch, in their order, since a frame has room for so many. */
  PrintsLeft: { version: 1, fields: { market: 'int', prices: 'ints' } },
  /**
   * A market with sessions goes on to a phase. `since`: when the session begins whose opening it waits for (ms), 0 for none; the
   * auction's index was made no earlier.
   */
  TradingPhaseSet: { version: 1, fields: { market: 'int', phase: tradingPhases, since: 'int' } },
  /**
   * The opening auction has its price: what meets at it is filled by the frames that follow. Prices in ticks, 0 where nobody meets
   * anybody; `lots` trade at most, and `surplus` would still buy, or sell where it is negative. `low` and `high` bound the price
   * around `index`. `bids` and `asks` are the book that it was priced from, pairs of price and lots, best first: what is beyond a
   * bound, and so takes part at any price, stands at the bound.
   */
  AuctionPriced: {
    version: 1,
    fields: {
      market: 'int',
      price: 'int',
      lots: 'int',
      surplus: 'int',
      index: 'int',
      low: 'int',
      high: 'int',
      lastClose: 'int',
      bids: 'ints',
      asks: 'ints',
    },
  },
  /** The last close is another one since the shares are: a split. In ticks. */
  LastCloseSet: { version: 1, fields: { market: 'int', price: 'int' } },
  /** The index isn't sound: prints and triggered orders of the market wait until `until` at least. */
  TriggersPaused: { version: 1, fields: { market: 'int', until: 'int' } },
  /**
   * The changed levels of a liquidity provider's quote: triples `[price, quantity, order, …]`; quantity 0 removes the
   * level; `order` is the id that the level has in the book. `bidHeld` in `quote` and `askHeld` in `base` are taken when
   * positive and released when negative; of a contract both are held in one asset, and `base` names it too.
   */
  QuotesReplaced: {
    version: 2,
    fields: {
      customer: 'int',
      market: 'int',
      base: 'int',
      quote: 'int',
      bids: 'ints',
      asks: 'ints',
      bidHeld: 'amount',
      askHeld: 'amount',
      account: inAccount(2),
    },
  },
} as const;

/** The cap and the turn of an amended order follow from the order and its new price and quantity. */
function withoutWhatFollows({ cap: _cap, keepsPriority: _keepsPriority, state, ...event }: Values): Values {
  return { ...event, waitsFor: state === 'pending' ? 'trigger' : state === 'triggered' ? 'turn' : '' };
}

/**
 * Whether a trade in an account changes hands at once, base against quote: where it doesn't, the events of its product that
 * follow move what moves.
 */
export function changesHands(account: TradingAccount): boolean {
  return account !== 'perpetual';
}

/** The account that a market settles in, as events say it. */
export function tradingAccountOf(kind: AccountKind): TradingAccount {
  if (kind === 'spot') return '';
  if (kind === 'perpetual' || kind === 'stock') return kind;
  throw new Error(`No market settles in ${kind}.`);
}

export type VenueEvent = EventsOf<typeof venueEvents>;
