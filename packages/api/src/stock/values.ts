import * as z from 'zod/mini';
import { signedDecimal } from '../values/scalars.ts';

const wireDecimal = z.string().check(z.regex(/^[0-9]+(?:\.[0-9]+)?$/), z.meta({ examples: ['227.52'] }));
const wireTime = z.int().check(z.describe('Unix milliseconds.'));

/** Why stocks don't trade on a day, or for some hours only. Source: NYSE Rule 7.2 and the calendar that the exchange publishes. */
export const tradingOccasions = [
  'weekend',
  'new_years_day',
  'martin_luther_king_day',
  'washingtons_birthday',
  'good_friday',
  'memorial_day',
  'juneteenth',
  'independence_day',
  'labor_day',
  'thanksgiving_day',
  'christmas_day',
  'day_before_independence_day',
  'day_after_thanksgiving',
  'christmas_eve',
] as const;
export type TradingOccasion = (typeof tradingOccasions)[number];

const occasion = z.nullable(z.enum(tradingOccasions));

/** A session of all stock markets, from the opening auction on; `occasion` says why a short one is short. */
export const stockSession = z.object({
  id: z.int(),
  opens_at: wireTime,
  closes_at: wireTime,
  is_open: z.boolean(),
  short_day: z.boolean(),
  occasion,
});
export type StockSession = z.infer<typeof stockSession>;

/** What a day in New York is: a day of trading, with shorter hours, or none. */
export const stockDay = z.object({
  date: z.string().check(z.describe('In New York, as `2026-11-27`.')),
  kind: z.enum(['session', 'short', 'closed']),
  occasion,
});
export type StockDay = z.infer<typeof stockDay>;

/**
 * What an opening auction would come to by the orders and the index of now, or what it has come to while its orders are filled.
 * `surplus` would still buy at that price, or sell where it is negative.
 */
const indicative = z.object({ price: wireDecimal, quantity: wireDecimal, surplus: signedDecimal });

/** How far a stock market is in its day. Shares are synthetic: they follow a price and give no ownership. */
export const stockMarketSession = z.object({
  match_id: z.int(),
  synthetic: z.literal(true),
  phase: z
    .enum(['closed', 'opening', 'matching', 'continuous'])
    .check(
      z.describe(
        '`closed`: orders rest. `opening`: they wait for the first sound index. `matching`: the auction is being filled. `continuous`: they trade.',
      ),
    ),
  state: z.enum(['open', 'cancel_only', 'halted']).check(z.describe('What operators set, in any phase.')),
  session: z.nullable(stockSession).check(z.describe('The one that runs.')),
  next_open: z.nullable(wireTime).check(z.describe('When the next one begins that has not begun.')),
  next_close: z
    .nullable(wireTime)
    .check(z.describe('When the one that runs ends; without one, when the next one does.')),
  indicative: z.nullable(indicative).check(z.describe('Null in continuous trading, and where nobody meets anybody.')),
});
export type StockMarketSession = z.infer<typeof stockMarketSession>;

/** A split, of which each `denominator` shares become `numerator`, or a dividend of `per_share` USDT for a whole share. */
export const stockAction = z.object({
  id: z.int(),
  match_id: z.int(),
  kind: z.enum(['split', 'dividend']),
  numerator: z.int(),
  denominator: z.int(),
  per_share: wireDecimal.check(z.describe('"0" of a split.')),
  effective_at: wireTime.check(
    z.describe('Orders of the market are canceled then; for a dividend it is the record time.'),
  ),
});
