import * as z from 'zod/mini';
import { fiatCodes } from '../values/fiat-codes.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';
import { decimal, id, requestId, text } from '../values/scalars.ts';
import { deposit, depositClaim, network, transactionHash } from './values.ts';

const pages = { page: paging.page, limit: paging.limit };

export const depositEndpoints = {
  'wallet/get_in_address': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary:
      "The customer's own address for a currency on a network, made when it is asked for first and the same ever after. `behind` says that the network can't be read at the moment: what is sent arrives, later.",
    request: z.object({
      currency: id,
      network: z.optional(network).check(z.describe('By its name in `currency/list`; the first unless given.')),
    }),
    response: z.object({
      currency: z.int(),
      currency_name: z.string(),
      network: z.string(),
      address: z.string(),
      memo: z.nullable(z.string()),
      confirmations: z.int(),
      min_deposit: z.string(),
      behind: z.boolean(),
      /** True for a chain that exists in the sandbox alone: no real coins may be sent to it. */
      simulated: z.boolean(),
    }),
  }),
  'wallet/charge_req': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'account',
    summary:
      'Tells that something was paid by hand. Operators credit what they have seen arrive. USDT that was paid in fiat has the type `BANK`, with the currency, how much of it, and the rate that was shown; its amount is at most what that gives.',
    request: z.object({
      account: text(1, 100).check(z.describe('Who paid: the name or the number of the account that it came from.')),
      amount: decimal,
      currency: id,
      type: network.check(z.describe('The network of the payment, or `BANK` where it was paid in fiat.')),
      fiat_currency: z.optional(z.enum(fiatCodes)),
      fiat_amount: z.optional(decimal),
      fiat_rate: z.optional(decimal).check(z.describe('The rate of `wallet/getRateCurrency` that was shown.')),
      voucher: z.optional(text(1, 200)).check(z.describe('A picture that shows the payment, as `upload` named it.')),
      request_id: requestId,
    }),
    response: deposit,
  }),
  'recharge/log': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary: 'The deposits of the customer with their states as they are now, newest first.',
    request: z.object({
      currency: z.optional(id),
      ...pages,
      before: z.optional(id).check(z.describe('Only what has a smaller `place`, and so is older.')),
    }),
    response: listOf(deposit),
  }),
  'recharge/cancel': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'account',
    summary: 'Takes back what was told by `wallet/charge_req`, while nobody has decided it.',
    request: z.object({ id, request_id: requestId }),
    response: deposit,
  }),
  'recharge/claim': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'account',
    summary:
      'Asks for a deposit that is missing by the hash of its transaction. What the chain has of it for the customer is answered at once; for all else operators look.',
    request: z.object({ hash: transactionHash, currency: id, type: network, request_id: requestId }),
    response: z.object({ deposits: z.array(deposit), claim: z.nullable(depositClaim) }),
  }),
  'recharge/claims': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary: 'The transactions that the customer has asked for and what became of it, newest first.',
    request: z.object(pages),
    response: listOf(depositClaim),
  }),
};
