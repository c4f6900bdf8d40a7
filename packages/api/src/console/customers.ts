import * as z from 'zod/mini';
import { listOf, paging } from '../values/list.ts';
import { decimal, id, text, time, whole } from '../values/scalars.ts';
import { consoleCall } from './call.ts';
import { entryValues, operatorName, proposed, reason } from './values.ts';

/** Why something is frozen, as the customer is told in ten languages. */
export const freezeWords = ['compliance', 'security', 'documents', 'fraud', 'legal'] as const;
export type FreezeWord = (typeof freezeWords)[number];

/** Why a balance is corrected, as the customer is told in ten languages. */
export const adjustmentWords = ['correction', 'duplicate', 'compensation', 'recovery'] as const;
export type AdjustmentWord = (typeof adjustmentWords)[number];

const scope = z.enum(['trading', 'withdrawals', 'both']);

const found = z.object({
  id: z.int(),
  account: z.string(),
  email: z.string(),
  mobile: z.string(),
  nickname: z.string(),
  created_at: z.int(),
  identity_state: z.string(),
  identity_level: z.int(),
  trading_freeze: z.string(),
  withdrawal_freeze: z.string(),
});
export type FoundCustomer = z.output<typeof found>;

const balance = z.object({
  account: z.string(),
  currency: z.int(),
  currency_name: z.string(),
  available: z.string(),
  freeze: z.string(),
});

const session = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  created_at: z.int(),
  last_seen_at: z.int(),
});

const wholeCustomer = z.object({
  ...found.shape,
  language: z.string(),
  country: z.string(),
  hold_until: z.int(),
  referrer: z.nullable(z.int()),
  /** Whether the exchange has the newest standing. */
  standing_published: z.boolean(),
  /** What is frozen by whom: an operator, the owner, a rule. Operators lift only what one of them has frozen. */
  freezes: z.array(
    z.object({
      source: z.string(),
      scope,
      word: z.string(),
      at: z.int(),
      operator: z.nullable(operatorName),
      reason: z.string(),
    }),
  ),
  balances: z.array(balance),
  open_orders: z.int(),
  sessions: z.array(session),
  open_cases: z.array(z.object({ id: z.int(), queue: z.string(), state: z.string(), opened_at: z.int() })),
});
export type WholeCustomer = z.output<typeof wholeCustomer>;

/** One thing that happened, in the words of the part that tells it. */
const entry = z.object({
  /** Orders entries of the same millisecond, and names this one. */
  id: z.string(),
  at: z.int(),
  part: z.string(),
  kind: z.string(),
  values: entryValues,
  operator: z.nullable(operatorName),
  /** The case that it belongs to. */
  case: z.nullable(z.int()),
});
export type TimelineEntry = z.output<typeof entry>;

export const customerCalls = {
  customers: consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'Finds customers by id, account, mail address, mobile number or name.',
    request: z.object({ query: text(1, 100), ...paging }),
    response: listOf(found),
  }),
  'customers/one': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'One customer: who, standing, balances, sessions and open cases.',
    request: z.object({ customer: id }),
    response: wholeCustomer,
  }),
  'customers/timeline': consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'Everything that happened to a customer, newest first, of all parts or of one.',
    request: z.object({
      customer: id,
      part: z.optional(text(1, 32)),
      /** The `next` of the page before. */
      before: z.optional(text(1, 100)),
      limit: z._default(whole(1, 100), 50),
    }),
    response: z.object({
      data: z.array(entry),
      next: z.nullable(z.string()),
      /** The parts that there is something of to be asked for. */
      parts: z.array(z.string()),
    }),
  }),
  'customers/freeze': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Freezes trading, withdrawals or both; the customer is told the word, operators the reason.',
    request: z.object({ customer: id, scope, word: z.enum(freezeWords), reason }),
    response: z.literal(true),
  }),
  'customers/unfreeze': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Lifts what an operator has frozen.',
    request: z.object({ customer: id, scope, reason }),
    response: z.literal(true),
  }),
  'customers/end_sessions': consoleCall({
    method: 'POST',
    access: 'operator',
    summary: 'Signs a customer out everywhere; open connections end.',
    request: z.object({ customer: id, reason }),
    response: z.object({ ended: z.int() }),
  }),
  'customers/adjust': consoleCall({
    method: 'POST',
    access: 'operator',
    summary:
      'Proposes a correction: an amount between a customer and an account of the house, both sides booked. Another operator confirms it, and the customer is told.',
    request: z.object({
      customer: id,
      account: z.enum(['funding', 'spot', 'perpetual', 'option', 'stock', 'margin', 'earn']),
      currency: id,
      amount: decimal,
      direction: z.enum(['to_customer', 'from_customer']),
      house_account: text(1, 32),
      word: z._default(z.enum(adjustmentWords), 'correction'),
      reason,
    }),
    response: proposed,
  }),
};

/** Used by parts that narrow what they show by time. */
export const timeRange = { from: z.optional(time), to: z.optional(time) };
