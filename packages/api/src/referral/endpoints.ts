import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';

const share = z.object({
  currency: z.int(),
  currency_name: z.string(),
  direct: z.string(),
  second: z.string(),
  due: z.string().check(z.describe('Set aside, and paid at the full hour.')),
  paid: z.string(),
});

const statistics = z.object({
  extension_code: z.string(),
  invited: z.object({ direct: z.int(), second: z.int() }),
  rates: z.object({ direct: z.string(), second: z.string(), days: z.int() }),
  shares: z.array(share),
  paid_usdt: z.string().check(z.describe('What was paid is worth now, at the index.')),
  due_usdt: z.string(),
  next_payment_at: z.int(),
});

export type ReferralStatistics = z.output<typeof statistics>;

const invited = z.object({
  id: z.int(),
  name: z.string().check(z.describe('Masked.')),
  time: z.int().check(z.describe('When they registered.')),
  until: z.int().check(z.describe('Until when their fees are shared; 0 where they never were.')),
});

export type InvitedCustomer = z.output<typeof invited>;

const payment = z.object({
  id: z.int(),
  currency: z.int(),
  currency_name: z.string(),
  number: z.string(),
  time: z.int(),
});

export type ReferralPayment = z.output<typeof payment>;

export const referralEndpoints = {
  'referral/statistics': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'referral',
    summary: 'Whom the customer has brought at both levels, and what of their fees was shared.',
    request: z.object({}),
    response: statistics,
  }),
  'referral/invited': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'referral',
    summary: 'The customers who registered with the code of the customer, newest first.',
    request: z.object(paging),
    response: listOf(invited),
  }),
  'referral/payments': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'referral',
    summary: 'The shares of fees that were paid to the customer, newest first.',
    request: z.object(paging),
    response: listOf(payment),
  }),
};
