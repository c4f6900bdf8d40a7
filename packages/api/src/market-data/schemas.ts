import * as z from 'zod/mini';
import { signedDecimal } from '../values/scalars.ts';

const wireDecimal = z.string().check(z.regex(/^[0-9]+(?:\.[0-9]+)?$/), z.meta({ examples: ['64000.5'] }));
const wireTime = z.int().check(z.describe('Unix milliseconds.'));

/** What moves in a market: the rolling last 24 hours. Prices are "0" before the first. */
export const ticker = z.object({
  match_id: z.int(),
  now_price: wireDecimal.check(z.describe('The last trade; before the first one the index.')),
  change: signedDecimal.check(z.describe('Percent over 24 hours.')),
  open: wireDecimal,
  high: wireDecimal,
  low: wireDecimal,
  volume: wireDecimal.check(z.describe('Over 24 hours, in the base asset.')),
  amount: wireDecimal.check(z.describe('Over 24 hours, in the quote asset.')),
  index_price: wireDecimal.check(z.describe('The index of several sources, in the quote asset.')),
  state: z.enum(['open', 'cancel_only', 'halted']),
});
export type Ticker = z.infer<typeof ticker>;

/** The filters that every order of a market must pass; both sides check them. */
export const marketFilters = z.object({
  price_decimals: z.int(),
  quantity_decimals: z.int(),
  tick: wireDecimal.check(z.describe('The step of prices.')),
  lot: wireDecimal.check(z.describe('The step of quantities.')),
  min_notional: wireDecimal.check(z.describe('The least value of an order, in the quote asset.')),
  max_notional: wireDecimal.check(z.describe('The greatest value of an order, in the quote asset.')),
  price_band: wireDecimal.check(z.describe('How far from the index a limit price may be, as a fraction of it.')),
  collar: wireDecimal.check(z.describe('How far from its reference a market order trades, as a fraction of it.')),
  reference_clamp: wireDecimal.check(
    z.describe('How far from the index the middle of the book may be where it is that reference, as a fraction.'),
  ),
  max_open_orders: z.int().check(z.describe('Open orders of one customer in this market.')),
});
export type MarketFilters = z.infer<typeof marketFilters>;

const marketKind = z.enum(['spot', 'perpetual', 'stock']);
export type MarketKind = z.infer<typeof marketKind>;

export const quotation = z.extend(ticker, {
  kind: marketKind,
  currency_id: z.int(),
  legal_id: z.int(),
  currency_name: z.string(),
  legal_name: z.string(),
  symbol: z.string(),
  filters: marketFilters,
  sparkline: z.array(wireDecimal).check(z.describe('The price at the end of each of the last 24 hours, oldest first.')),
});
export type Quotation = z.infer<typeof quotation>;

/** The markets of one quote asset. */
export const quotationGroup = z.object({ id: z.int(), name: z.string(), quotation: z.array(quotation) });
export type QuotationGroup = z.infer<typeof quotationGroup>;

/** One candle; `time` is the start of its period. */
export const candle = z.object({
  time: wireTime,
  open: wireDecimal,
  high: wireDecimal,
  low: wireDecimal,
  close: wireDecimal,
  volume: wireDecimal,
});
export type Candle = z.infer<typeof candle>;

/** A price level: `[price, quantity]`. */
export const priceLevel = z.tuple([wireDecimal, wireDecimal]);
export type PriceLevel = z.infer<typeof priceLevel>;

/** The best levels of a book, best first, as of `seq`. */
export const depth = z.object({ seq: z.int(), bids: z.array(priceLevel), asks: z.array(priceLevel) });
export type Depth = z.infer<typeof depth>;

/** A public trade; `side` is the taker's. */
export const publicTrade = z.object({
  id: z.int(),
  price: wireDecimal,
  quantity: wireDecimal,
  side: z.enum(['buy', 'sell']),
  time: wireTime,
});
export type PublicTrade = z.infer<typeof publicTrade>;
