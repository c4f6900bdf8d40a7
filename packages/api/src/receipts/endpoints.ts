import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../values/scalars.ts';

/** What histories know by a number of its own, beside the id of its entry. */
export const receiptSubjects = [
  'trade',
  'conversion',
  'withdrawal',
  'transfer',
  'position_fill',
  'funding',
  'option',
  'profit_share',
] as const;

/** What a number of a receipt measures; only amounts, prices and quantities have a unit. */
export const receiptMeasures = ['amount', 'price', 'quantity', 'rate', 'index', 'count'] as const;

/** Where an input comes from. */
export const receiptOrigins = ['event', 'listing', 'terms', 'index', 'quote', 'trades'] as const;

const number = {
  name: z.string(),
  measure: z.enum(receiptMeasures),
  unit: z.string(),
  decimals: z.int().check(z.describe('The value without its point is a whole number of the smallest unit.')),
};

const input = z.object({
  ...number,
  value: z.string(),
  from: z.enum(receiptOrigins),
  time: z.int().check(z.describe('Of the tick or the quote, or since when the terms were in force; 0 for none.')),
  seq: z.int().check(z.describe('The frame of the journal that says it, 0 for that of the settlement itself.')),
  source: z.string(),
  sources: z.int(),
});

const step = z.object({
  ...number,
  terms: z.array(z.string()).check(z.describe('Names of inputs and of earlier steps, with signs between.')),
  rounds: z.enum(['exact', 'up', 'down']),
  value: z.string().check(z.describe('What the formula comes to.')),
  recorded: z.nullable(z.string()).check(z.describe('What the journal says; null where it says nothing of this step.')),
});

const journal = z.object({
  seq: z.int().check(z.describe('The frame, counted from the first of the journal.')),
  place: z.int().check(z.describe('Which of its events, from 0.')),
  first_seq: z.int().check(z.describe('The row of the journal that it is in: its first and its last frame.')),
  last_seq: z.int(),
  hash: z.string().check(z.describe('SHA-256 of the row, of which the row after it is made.')),
  prev_hash: z.string(),
});

const settlement = {
  kind: z.string(),
  time: z.int(),
  inputs: z.array(input),
  steps: z.array(step),
  journal,
};

const sharedReceipt = z.object(settlement);
const receipt = z.object({
  id: z.int(),
  subject: z.int().check(z.describe('The trade, the conversion, the withdrawal, the transfer, the position.')),
  ...settlement,
  shared: z.boolean(),
});

export type SharedReceipt = z.output<typeof sharedReceipt>;
export type Receipt = z.output<typeof receipt>;
export type ReceiptInput = z.output<typeof input>;
export type ReceiptStep = z.output<typeof step>;

const own = { auth: 'customer', section: 'account' } as const;

export const receiptEndpoints = {
  receipt: endpoint({
    ...own,
    methods: ['GET'],
    allowance: 'read',
    summary:
      'The receipt of a settlement, by the `id` of its entry (`wallet/entries`), or by what it is `of` and the `number` of that: inputs with their sources, the formula step by step, and where the journal has it.',
    request: z.object({ id: z.optional(id), of: z.optional(z.enum(receiptSubjects)), number: z.optional(id) }),
    response: receipt,
  }),
  'receipt/share': endpoint({
    ...own,
    methods: ['POST'],
    allowance: 'write',
    summary: 'Makes a link under which everybody can see a receipt, without its owner; the link before it ends.',
    request: z.object({ id }),
    response: z.object({ token: z.string() }),
  }),
  'receipt/unshare': endpoint({
    ...own,
    methods: ['POST'],
    allowance: 'write',
    summary: 'Ends the link to a receipt.',
    request: z.object({ id }),
    response: z.object({}),
  }),
  'receipt/shared': endpoint({
    auth: 'guest',
    section: 'account',
    methods: ['GET'],
    allowance: 'read',
    summary: 'The receipt that somebody has shared: it says nothing of whose it is.',
    request: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)) }),
    response: sharedReceipt,
  }),
};
