import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { paymentProof } from '../people/payment.ts';
import { loginEvents } from '../people/sessions.ts';
import { listOf, paging } from '../values/list.ts';
import { decimal, flag, id, requestId, text } from '../values/scalars.ts';
import { domesticCard, internationalCard, savedDomesticCard, savedInternationalCard } from './cards.ts';
import { networkName, walletAddress, withdrawal, withdrawalStates, withdrawalWaits } from './values.ts';

const info = z.object({
  currency: z.int(),
  currency_name: z.string(),
  available: z.string(),
  networks: z.array(
    z.object({
      id: z.int(),
      subName: z.string(),
      min_withdraw: z.string(),
      withdraw_fee: z.string(),
      waits_for: z.nullable(z.enum(withdrawalWaits)),
    }),
  ),
  limit_24h_btc: z.string(),
  used_24h_btc: z.string(),
  left_24h_btc: z.string(),
  left_24h: z
    .nullable(z.string())
    .check(z.describe('The same in the currency at the index, rounded down; null without an index.')),
  hold_until: z.int().check(z.describe('Until when nothing leaves; 0 where nothing is held.')),
  hold_reason: z
    .enum(['', ...loginEvents])
    .check(z.describe('The change of security that holds it: an event of the login history; empty for none.')),
  fiat_limit_usdt: z.string().check(z.describe('What one payment to a bank card may be worth.')),
  needs_factor: z.boolean(),
  has_pay_password: z.boolean(),
});

const books = z.object({
  whitelist: z.boolean().check(z.describe('Whether a new address waits for a day.')),
  whitelist_off_at: z
    .int()
    .check(z.describe('When the whitelist goes off that was switched off; 0 where it stays as it is.')),
});

export const withdrawalEndpoints = {
  'wallet/get_info': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary: 'What may be withdrawn of a currency now, by which networks, and what holds it until when.',
    request: z.object({ currency: id }),
    response: info,
  }),
  'wallet/out': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'account',
    identity: 1,
    summary:
      'Asks for a withdrawal from the funding account to an address of the book (`wallet_id`) or a bank card (`card_id`, USDT only). `number` is all that leaves the account, the fee included.',
    request: z.object({
      currency: id,
      network: z.optional(networkName),
      number: decimal,
      wallet_id: z.optional(id),
      card_id: z.optional(id),
      ...paymentProof,
      request_id: requestId,
    }),
    response: withdrawal,
  }),
  'wallet/out_cancel': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'account',
    summary: 'Takes a withdrawal back, until it is approved; the funds are there again at once.',
    request: z.object({ id, request_id: requestId }),
    response: withdrawal,
  }),
  'user/withdraw/list': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary: 'The withdrawals of the customer with all they came through, newest first.',
    request: z.object({
      currency: z.optional(id),
      state: z.optional(z.enum(withdrawalStates)),
      id: z.optional(id),
      ...paging,
    }),
    response: listOf(withdrawal),
  }),
  'user/wallet/save': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'account',
    summary:
      'Writes an address into the book; its checksum must be right for its network. With `id` an address gets another name.',
    request: z.object({
      id: z.optional(id),
      currency: id,
      network: z.optional(networkName),
      name: text(1, 40),
      address: text(4, 128),
      memo: z._default(text(0, 64), ''),
      qrcode: z._default(text(0, 512), ''),
      request_id: requestId,
    }),
    response: walletAddress,
  }),
  'user/wallet/list': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary: 'The addresses of the book, newest first, of one currency or of all.',
    request: z.object({ currency: z.optional(id), ...paging }),
    response: listOf(walletAddress),
  }),
  'user/wallet/delete': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'account',
    summary: 'Takes an address out of the book; what is on its way to it goes on.',
    request: z.object({ id, request_id: requestId }),
    response: z.literal(true),
  }),
  'user/wallet/whitelist': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary: 'Whether a new address of the book waits for a day before anything can be sent there.',
    request: z.object({}),
    response: books,
  }),
  'user/wallet/set_whitelist': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'account',
    summary:
      'Switches the whitelist on, at once, or off, a day later; only switching it off has to be confirmed as a payment is.',
    request: z.object({ on: flag, ...paymentProof, request_id: requestId }),
    response: books,
  }),
  'user/cash_save': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'account',
    summary: 'Saves the bank card of the customer, in place of the one before.',
    request: z.object({ ...domesticCard, request_id: requestId }),
    response: savedDomesticCard,
  }),
  'user/cash_info': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary: 'The bank card of the customer; null where there is none.',
    request: z.object({}),
    response: z.nullable(savedDomesticCard),
  }),
  'user/cash_save_international': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'account',
    summary: 'Saves the international bank card of the customer, in place of the one before.',
    request: z.object({ ...internationalCard, request_id: requestId }),
    response: savedInternationalCard,
  }),
  'user/cash_info_international': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary: 'The international bank card of the customer; null where there is none.',
    request: z.object({}),
    response: z.nullable(savedInternationalCard),
  }),
};
