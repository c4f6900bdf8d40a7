import * as z from 'zod/mini';
import { order } from '../venue/values.ts';
import { signedDecimal } from '../values/scalars.ts';

const wireDecimal = z.string().check(z.regex(/^[0-9]+(?:\.[0-9]+)?$/), z.meta({ examples: ['64000.5'] }));
const wireTime = z.int().check(z.describe('Unix milliseconds.'));

const sideWords = { long: 'long', short: 'short', '1': 'long', '2': 'short' } as const;

/** Long or short, also as 1 and 2. */
export const positionSide = z
  .pipe(
    z.union([z.enum(['long', 'short', '1', '2']), z.literal([1, 2])]),
    z.transform((value): 'long' | 'short' => sideWords[value]),
  )
  .check(z.meta({ title: 'long or short, also 1 or 2' }));

export const marginMode = z.enum(['isolated', 'cross']);
export type WireMarginMode = z.output<typeof marginMode>;

/** What triggers an order: the mark or the last price. */
export const triggerBy = z.enum(['mark', 'last']);

export const positionStatus = z.enum(['doing', 'complete']);

/** Why lots of a position were closed. */
export const closeReasons = ['order', 'liquidation', 'takeover', 'deleveraging', 'unwinding'] as const;

/** What the index of a market allows: all, no liquidations and triggers, or nothing but closing. */
export const marketHealths = ['sound', 'sparse', 'frozen'] as const;

/**
 * A position. `share` in lots of the market's `share` base units. `price`: the average entry; `open_value`: what it was opened
 * for, exact, from which a client reckons. `caution_money`: the margin now, `origin_caution_money`: at opening. `update_price`,
 * `liquidation_price`, `profits` and `risk_rate` are as of `update_price`; "0" for a price that there is none of, and `risk_rate`
 * null where the position is isolated and for one that is over. Of one that is over `share` is what it had at most.
 */
export const position = z.object({
  id: z.int(),
  match_id: z.int(),
  symbol: z.string(),
  side: z.enum(['long', 'short']),
  share: wireDecimal,
  closed_share: wireDecimal,
  price: wireDecimal,
  open_value: wireDecimal,
  multiple: z.int(),
  margin_mode: marginMode,
  origin_caution_money: wireDecimal,
  caution_money: wireDecimal,
  target_profit_price: wireDecimal,
  stop_loss_price: wireDecimal,
  stops_by: triggerBy,
  trade_fee: wireDecimal,
  overnight_money: signedDecimal.check(z.describe('The funding so far: negative for what was paid.')),
  update_price: wireDecimal.check(z.describe('The mark.')),
  liquidation_price: wireDecimal,
  bankruptcy_price: wireDecimal,
  profits: signedDecimal.check(z.describe('Not realised, at the mark.')),
  fact_profits: signedDecimal.check(z.describe('Realised by the price alone: fees and funding stand beside it.')),
  risk_rate: z.nullable(signedDecimal).check(z.describe('Of the whole cross account, in percent.')),
  close_price: wireDecimal.check(z.describe('The average at which lots were closed.')),
  close_reason: z.enum(['', ...closeReasons]).check(z.describe('Of the last lots that were closed; empty for none.')),
  status: positionStatus,
  time: wireTime,
  complete_time: z.int().check(z.describe('Unix milliseconds; 0 while it is open.')),
});
export type WirePosition = z.output<typeof position>;

/** An order on a position: the one that it opens, which has its id, or the one that it closes. */
export const contractOrder = z.extend(order, {
  position_id: z.int(),
  side: z.enum(['long', 'short']).check(z.describe('Of the position.')),
  share: wireDecimal,
  filled_share: wireDecimal,
  multiple: z.int(),
  reduce_only: z.boolean(),
  trigger_by: triggerBy,
});
export type WireContractOrder = z.output<typeof contractOrder>;

/** Prices of a contract market that all its positions live by. */
export const mark = z.object({
  match_id: z.int(),
  mark_price: wireDecimal,
  narrow_mark_price: wireDecimal.check(z.describe('The mark of positions above `narrow_above` times.')),
  index_price: wireDecimal,
  funding_rate: signedDecimal.check(z.describe('The one that is expected at `funding_time`, as a fraction.')),
  funding_time: z.int().check(z.describe('The next funding, in Unix milliseconds; 0 before the first mark.')),
  open_interest: wireDecimal.check(z.describe('Long lots, which are as many as short ones.')),
  health: z.enum(marketHealths),
  time: wireTime,
});
export type Mark = z.output<typeof mark>;

export const tier = z.object({
  up_to: wireDecimal.check(z.describe('The notional up to which it holds; "0": without a bound.')),
  maintenance_rate: wireDecimal,
  cum: wireDecimal.check(z.describe('What the maintenance margin is less than notional × rate.')),
  max_multiple: z.int(),
});

/** What a contract market enforces beside its filters. Rates as fractions, amounts in the quote asset. */
export const contractTerms = z.object({
  match_id: z.int(),
  symbol: z.string(),
  share: wireDecimal.check(z.describe('One lot, in the base asset.')),
  share_step: wireDecimal.check(z.describe('The step of lots.')),
  max_multiple: z.int(),
  multiples: z.array(z.int()).check(z.describe('The ones that a picker offers.')),
  tiers: z.array(tier),
  maker_fee: wireDecimal,
  taker_fee: wireDecimal,
  liquidation_fee: wireDecimal,
  funding_hours: z.int(),
  funding_most: wireDecimal,
  narrow_above: z.int(),
  open_interest_most: wireDecimal,
  customer_most: wireDecimal,
});
export type ContractTerms = z.output<typeof contractTerms>;

/** The contract account: `available`, what positions and orders hold, and what the positions are worth at the mark. */
export const contractAccount = z.object({
  currency: z.int(),
  available: wireDecimal,
  freeze: wireDecimal.check(z.describe('Held by positions and orders.')),
  withdrawable: wireDecimal.check(z.describe('What may leave the account now.')),
  margin_balance: signedDecimal.check(z.describe('Everything at the mark.')),
  profits: signedDecimal,
  maintenance: wireDecimal,
  risk_rate: z.nullable(signedDecimal).check(z.describe('Over the cross positions, in percent; null without one.')),
  max_multiple: z.int().check(z.describe('What this customer may choose at most, whatever the market offers.')),
  quiz_passed: z.boolean(),
  quiz_above: z.int().check(z.describe('Above this the quiz is asked for.')),
  newcomer_until: z.int().check(z.describe('Until when `max_multiple` is for being new; 0 for no more.')),
});
export type ContractAccount = z.output<typeof contractAccount>;
