import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { paymentProof } from '../people/payment.ts';
import { areaCode, userString } from '../people/values.ts';
import { listOf, paging } from '../values/list.ts';
import { decimal, id, requestId } from '../values/scalars.ts';

/** Whom a transfer goes to, as they sign in. */
const recipient = { user_string: userString, area_code: areaCode };

const transfer = z.object({
  id: z.int(),
  direction: z.enum(['in', 'out']),
  currency: z.int(),
  currency_name: z.string(),
  number: z.string(),
  fee: z.string().check(z.describe('What the giver paid on top; of what came in 0.')),
  to: z.string().check(z.describe('The other side, masked.')),
  time: z.int(),
});

export type CustomerTransfer = z.output<typeof transfer>;

export const customerTransferEndpoints = {
  'user/getTransferFee': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'transfers',
    summary: 'What a transfer to another customer costs, on top of its amount.',
    request: z.object({ currency: id, number: decimal }),
    response: z.object({ fee: z.string(), currency: z.int(), total: z.string() }),
  }),
  'user/Transfer_recipient': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'transfers',
    summary:
      'Whom an account name, email address or mobile number belongs to, masked, so that the giver can confirm it.',
    request: z.object(recipient),
    response: z.object({ to: z.string() }),
  }),
  'user/Transfer': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'transfers',
    summary:
      'Gives `number` of a currency out of funding to another customer, at once and for ever; the fee comes on top.',
    request: z.object({ ...recipient, currency: id, number: decimal, ...paymentProof, request_id: requestId }),
    response: z.object({
      id: z.int(),
      number: z.string(),
      fee: z.string(),
      to: z.string().check(z.describe('The recipient, masked.')),
    }),
  }),
  'user/getTransferList': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'transfers',
    summary: 'The transfers to and from other customers, newest first.',
    request: z.object({ direction: z.optional(z.enum(['in', 'out'])), currency: z.optional(id), ...paging }),
    response: listOf(transfer),
  }),
};
