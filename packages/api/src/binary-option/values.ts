import * as z from 'zod/mini';
import { signedDecimal } from '../values/scalars.ts';

const wireDecimal = z.string().check(z.regex(/^[0-9]+(?:\.[0-9]+)?$/), z.meta({ examples: ['64000.5'] }));

const directionWords = { up: 'up', down: 'down', '1': 'up', '2': 'down' } as const;

/** Up or down, also as 1 and 2. */
export const optionDirection = z
  .pipe(
    z.union([z.enum(['up', 'down', '1', '2']), z.literal([1, 2])]),
    z.transform((value): 'up' | 'down' => directionWords[value]),
  )
  .check(z.meta({ title: 'up or down, also 1 or 2' }));

/** Why an option is void. */
export const optionVoidReasons = ['strike_late', 'strike_gap', 'settlement_stale', 'settlement_gap'] as const;

/** What came of an option that is over. */
export const optionOutcomes = ['won', 'lost', 'tied', 'void'] as const;

/**
 * A seconds option on the index of a market. `open_price`: its strike, `end_price`: its settlement, "0" while there is none.
 * `status`: 1 open, 2 its instant has passed, 3 closed. `result`: 1 for a win, −1 for a loss, 0 for a stake that came back.
 */
export const option = z.object({
  id: z.int(),
  match_id: z.int(),
  symbol: z.string(),
  type: z.enum(['up', 'down']),
  seconds: z.int(),
  currency_id: z.int().check(z.describe('The asset of the stake.')),
  number: wireDecimal.check(z.describe('The stake.')),
  profit_ratio: wireDecimal.check(z.describe('What a win pays over the stake, as a fraction of it.')),
  quote_price: wireDecimal.check(z.describe('The index at acceptance; it decides nothing.')),
  open_price: wireDecimal,
  open_time: z.int().check(z.describe('The time of the last tick of the strike; 0 while there is none.')),
  handle_time: z.int().check(z.describe('When the stake was taken, in Unix milliseconds.')),
  due_time: z.int().check(z.describe('The instant of the settlement; 0 while there is no strike.')),
  status: z.literal([1, 2, 3]),
  end_price: wireDecimal,
  result: z.nullable(z.literal([-1, 0, 1])),
  outcome: z.nullable(z.enum(optionOutcomes)),
  void_reason: z.nullable(z.enum(optionVoidReasons)),
  fact_profits: signedDecimal.check(z.describe('What was gained, negative for a loss; "0" while it is open.')),
  complete_time: z.int().check(z.describe('Unix milliseconds; 0 while it is open.')),
  receipt_id: z.int().check(z.describe('The number that `receipt` takes with `of=option`; 0 while it is open.')),
});
export type WireOption = z.output<typeof option>;

/** What options on a market's index are sold by now. */
export const optionOffer = z.object({
  match_id: z.int(),
  symbol: z.string(),
  currency_id: z.int().check(z.describe('The asset of the stake.')),
  is_open: z.boolean().check(z.describe('Whether more are sold; what is open is settled in any case.')),
  min: wireDecimal,
  max: wireDecimal,
  durations: z.array(
    z.object({
      seconds: z.int(),
      profit_ratio: wireDecimal,
      break_even: wireDecimal.check(z.describe('The part of options that has to be won to lose nothing.')),
    }),
  ),
});
export type OptionOffer = z.output<typeof optionOffer>;

/** The newest ticks of an index that may decide an outcome, the last one last. */
export const indexTicks = z.object({
  match_id: z.int(),
  price: wireDecimal.check(z.describe('The last index, also where it is no sound one; "0" before the first.')),
  time: z.int(),
  sources: z.int(),
  is_sound: z.boolean().check(z.describe('Whether it counts as a tick: three sources, each younger than 3 s.')),
  ticks: z.array(z.object({ time: z.int(), price: wireDecimal, sources: z.int() })),
});
export type IndexTicks = z.output<typeof indexTicks>;
