import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';
import { decimal, requestId, signedDecimal, whole } from '../values/scalars.ts';

const own = { auth: 'customer', section: 'responsible trading' } as const;
const acts = { ...own, methods: ['POST'], allowance: 'order' } as const;

/** What a budget is for: from midnight, Monday or the first of a month on, in UTC. */
const lossPeriod = z.enum(['day', 'week', 'month']);

const amount = z.string().check(z.describe('In USDT; "0": there is no budget.'));

const lossBudget = z.object({
  amount,
  period: lossPeriod,
  period_ends: z.int().check(z.describe('Unix milliseconds; 0 without a budget.')),
  result: signedDecimal.check(z.describe('What was gained in the period so far, negative for a loss.')),
  at_stake: z.string().check(z.describe('What positions, their orders and tickets may lose.')),
  room: z.string().check(z.describe('What may still be put at stake.')),
  cool_until: z.int().check(z.describe('Until when nothing may be put at stake, in Unix milliseconds; 0 for never.')),
  next: z.nullable(z.object({ amount, period: lossPeriod, effective_at: z.int() })),
});
export type LossBudget = z.output<typeof lossBudget>;

/** How a budget came about: set, asked for and not in force yet, lost, or a break that somebody chose. */
const lossBudgetSteps = ['set', 'announced', 'used', 'cool_off'] as const;

const change = z.object({
  id: z.int(),
  step: z.enum(lossBudgetSteps),
  amount: z.string().check(z.describe('The budget, or what was lost of it; "0" for a break.')),
  period: z.nullable(lossPeriod),
  until: z.int().check(z.describe('When it takes effect, or until when nothing may be put at stake; 0 for neither.')),
  time: z.int(),
});
export type LossBudgetChange = z.output<typeof change>;

/** What customers want to lose at most, over all products that take stakes. */
export const lossBudgetEndpoints = {
  'user/loss_budget': endpoint({
    ...own,
    methods: ['GET'],
    allowance: 'read',
    summary: 'What you want to lose at most, what of it is left, and until when you take a break.',
    request: z.object({}),
    response: lossBudget,
  }),
  'user/set_loss_budget': endpoint({
    ...acts,
    summary: 'Sets what you want to lose at most in a period. A tighter budget holds at once, a wider one a day later.',
    request: z.object({
      amount: decimal.check(z.describe('In USDT, 0 for none.')),
      period: lossPeriod,
      request_id: requestId,
    }),
    response: lossBudget,
  }),
  'user/cool_off': endpoint({
    ...acts,
    summary: 'Takes no stake from you for so many days. It can be made longer, never shorter.',
    request: z.object({ days: whole(1, 365), request_id: requestId }),
    response: lossBudget,
  }),
  'user/loss_budget_history': endpoint({
    ...own,
    methods: ['GET'],
    allowance: 'read',
    summary: 'How your loss budget came about, the newest first.',
    request: z.object(paging),
    response: listOf(change),
  }),
};
