import * as z from 'zod/mini';
import { billKinds } from '../bill-kinds.ts';
import { billSubjects } from '../bill-subjects.ts';
import { csvEndpoint, endpoint } from '../endpoint.ts';
import { fileRange } from '../values/file-range.ts';
import { listOf, paging } from '../values/list.ts';
import { decimal, id, requestId, signedDecimal, time } from '../values/scalars.ts';
import { accountKindWords } from './kind-words.ts';
import { accountKind, balance } from './values.ts';

const account = z.object({
  id: z.int(),
  kind: z.enum(accountKindWords),
  total_usdt: z.string(),
  balances: z.array(balance),
});

const bill = z.object({
  id: z.int(),
  account: z.int(),
  currency: z.int(),
  currency_name: z.string(),
  amount: z.string(),
  balance_after: z.string(),
  kind: z.string(),
  ref: z.string(),
  time: z.int(),
});

/** `id` is that of its first bill. What it is about stands under the word of its product. */
const entry = z.object({ id: z.int(), time: z.int(), legs: z.array(bill), ...billSubjects });

const billFilter = {
  type: z.optional(accountKind),
  currency: z.optional(id),
  kind: z.optional(z.enum(billKinds)),
  from: z.optional(time),
  to: z.optional(time),
};

/** How far back an equity curve looks: 24 hours, 7, 30 or 90 days. */
const equityPeriods = ['day', 'week', 'month', 'quarter'] as const;
export type EquityPeriod = (typeof equityPeriods)[number];

const equity = z.object({
  equity: z.string(),
  points: z.array(
    z.object({ time: z.int(), value: z.string(), profit: signedDecimal, flow: z.optional(signedDecimal) }),
  ),
  today: z.object({
    since: z.int(),
    start: z.string(),
    deposits: z.string(),
    withdrawals: z.string(),
    profit: signedDecimal,
    ratio: signedDecimal,
  }),
});

const coinPerformance = z.object({
  currency: z.int(),
  currency_name: z.string(),
  amount: z.string(),
  cost: z.string(),
  average_cost: z.string(),
  realized: signedDecimal,
});

export type CoinPerformance = z.output<typeof coinPerformance>;

export type Equity = z.output<typeof equity>;

export const walletEndpoints = {
  'wallet/list': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary: 'All accounts of the customer with their balances, worth in USDT at the index.',
    request: z.object({}),
    response: z.object({ total_usdt: z.string(), accounts: z.array(account) }),
  }),
  'wallet/detail': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary: 'The balance of one currency in one account.',
    request: z.object({ type: accountKind, currency: id }),
    response: balance,
  }),
  'wallet/equity': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary:
      'What everything is worth in USDT at the index: now, over a period, and what was earned today since 00:00 UTC, which is equity - start - (deposits - withdrawals), with its ratio to start + deposits. A point has `profit`, what was earned since the first one, and, where something came from outside or went there since the point before, `flow`.',
    request: z.object({ period: z._default(z.enum(equityPeriods), 'day').check(z.describe('`day` unless given.')) }),
    response: equity,
  }),
  'wallet/performance': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary:
      'What the customer has paid for each coin and earned by giving it away, in USDT, by average cost over all accounts. A coin that came from outside cost its index of that minute, one that was bought what was given for it, fee included. `complete` is false while older bills are still being counted: ask again.',
    request: z.object({}),
    response: z.object({ complete: z.boolean(), coins: z.array(coinPerformance) }),
  }),
  'wallet/legal_log': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary: 'The bills: every change of a balance, newest first.',
    request: z.object({ ...billFilter, ...paging }),
    response: listOf(bill),
  }),
  'wallet/entries': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary:
      'The bills by what caused them, newest first: one entry a trade, transfer or deposit with all of its bills, where the filter lets any of them through.',
    request: z.object({ ...billFilter, ...paging }),
    response: listOf(entry),
  }),
  'export/bills': csvEndpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'export',
    section: 'account',
    summary: 'The bills as a file, newest first, with the filters of `wallet/legal_log`.',
    request: z.object({ ...billFilter, ...fileRange }),
    response: z.object({
      bill_id: z.int(),
      entry_id: z.int(),
      time: z.string().check(z.describe('ISO 8601 in UTC.')),
      account: z.string(),
      currency: z.string(),
      kind: z.string(),
      amount: z.string(),
      balance_after: z.string(),
      reference: z.string(),
    }),
  }),
  'wallet/change': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'account',
    summary:
      'Moves a currency between two accounts of the customer, at once and free of charge; or converts it into another one, from funding to funding, by the quote `quote_id`, of which `number` is at least what it gives. Where the books have moved too far the refusal `quote_moved` carries the new quote.',
    request: z.object({
      from_field: accountKind,
      to_field: accountKind,
      from_currency_id: id,
      to_currency_id: id,
      number: decimal,
      quote_id: z.optional(id),
      request_id: requestId,
    }),
    response: z.object({ id: z.int(), received: z.string(), rate: z.string(), fee: z.string() }),
  }),
};
