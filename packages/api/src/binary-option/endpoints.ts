import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';
import { marketFields } from '../values/market-name.ts';
import { decimal, id, requestId, signedDecimal, time, whole } from '../values/scalars.ts';
import { indexTicks, option, optionDirection, optionOffer, optionOutcomes } from './values.ts';

const open = { methods: ['GET'], auth: 'guest', allowance: 'read', section: 'options' } as const;
const own = { methods: ['GET'], auth: 'customer', allowance: 'read', section: 'options' } as const;

/** Half of a list's usual length: the spec's. */
const listLimit = 5;

/** What options came to: `win_rate` of those that were won or lost, null where there are none, and so is `break_even`. */
const record = {
  won: z.int(),
  lost: z.int(),
  tied: z.int(),
  voided: z.int(),
  staked: z.string(),
  paid: z.string().check(z.describe('What came back, stakes included; without void ones.')),
  win_rate: z.nullable(z.string()),
  break_even: z
    .nullable(z.string())
    .check(
      z.describe('The win rate at which these stakes would have lost nothing, by the payout rates that they had.'),
    ),
};

const ownRecord = z.object({
  ...record,
  gained: signedDecimal,
});
export type OptionRecord = z.output<typeof ownRecord>;

const day = z.object({
  day: z.int().check(z.describe('Its first millisecond, UTC.')),
  match_id: z.int(),
  symbol: z.string(),
  seconds: z.int(),
  ...record,
});
export type OptionDay = z.output<typeof day>;

const pool = z.object({
  balance: z.string(),
  reserved: z.string().check(z.describe('What open options may still win.')),
  open: z.int().check(z.describe('How many options are open.')),
  customer_most: z.string().check(z.describe('What the open stakes of one customer come to at most.')),
});
export type OptionPool = z.output<typeof pool>;

const poolDay = z.object({
  day: z.int().check(z.describe('Its first millisecond, UTC.')),
  balance: z.string().check(z.describe('At the end of the day; today as of now.')),
  result: signedDecimal.check(z.describe('What options brought the pool, negative for what they took.')),
  capital: signedDecimal.check(z.describe('What operators of the house put in, negative for what they took out.')),
});

/** Seconds options. */
export const binaryOptionEndpoints = {
  'microtrade/payable_currencies': endpoint({
    ...open,
    summary: 'The assets that options are staked in.',
    request: z.object({}),
    response: z.array(z.object({ currency_id: z.int(), currency_name: z.string() })),
  }),
  'microtrade/seconds': endpoint({
    ...open,
    summary: 'What options are sold by, for each market that has them.',
    request: z.object(marketFields),
    response: z.array(optionOffer),
  }),
  'microtrade/index': endpoint({
    ...open,
    summary: 'The newest ticks of the index of a market that may decide an option.',
    request: z.object(marketFields),
    response: indexTicks,
  }),
  'microtrade/submit': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'options',
    summary:
      'Stakes on the index of a market being above its strike, or below, so many seconds after it. The strike is the mean of the first five ticks from 2 s after acceptance on.',
    request: z.object({
      match_id: id,
      currency_id: z.optional(id).check(z.describe('The asset of the stake: USDT unless given.')),
      type: optionDirection,
      seconds: whole(1, 86_400),
      number: decimal.check(z.describe('The stake.')),
      quoted_price: z
        .optional(decimal)
        .check(z.describe('The index that the customer saw: refused as `price_moved` when it got worse.')),
      quoted_ratio: z
        .optional(decimal)
        .check(
          z.describe('The payout rate that the customer saw: refused as `option_payout_changed` when it is another.'),
        ),
      request_id: requestId,
    }),
    response: option,
  }),
  'microtrade/lists': endpoint({
    ...own,
    summary: 'The own options, the newest first.',
    request: z.object({
      ...marketFields,
      ...paging,
      limit: z._default(whole(1, 100), listLimit).check(z.describe('Items on a page, 5 unless given.')),
      status: z.optional(whole(1, 3)).check(z.describe('1 and 2 open, 3 closed.')),
      outcome: z.optional(z.enum(optionOutcomes)),
      from: z.optional(time),
      to: z.optional(time),
    }),
    response: listOf(option),
  }),
  'microtrade/get_result': endpoint({
    ...own,
    summary: 'One of the own options.',
    request: z.object({ id }),
    response: option,
  }),
  'microtrade/record': endpoint({
    ...own,
    summary: 'What the own options came to that are over.',
    request: z.object({ from: z.optional(time) }),
    response: ownRecord,
  }),
  'microtrade/statistics': endpoint({
    ...open,
    summary: 'What all options came to that ended, by day, market and duration, the newest day first.',
    request: z.object({ ...marketFields, days: z._default(whole(1, 90), 30) }),
    response: z.array(day),
  }),
  'microtrade/pool': endpoint({
    ...open,
    summary: 'The pool that wins are paid from.',
    request: z.object({}),
    response: pool,
  }),
  'microtrade/pool_days': endpoint({
    ...open,
    summary: 'The pool at the end of each day on which it changed, the newest first.',
    request: z.object({ days: z._default(whole(1, 90), 30) }),
    response: z.array(poolDay),
  }),
};
