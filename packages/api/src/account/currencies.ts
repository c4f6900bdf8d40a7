import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { accountKindWords } from './kind-words.ts';
import { accountKind, balance } from './values.ts';

const network = z.object({
  id: z.int(),
  subName: z.string(),
  confirmations: z.int(),
  min_deposit: z.string(),
  min_withdraw: z.string(),
  withdraw_fee: z.string(),
});

const currency = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  scale: z.int(),
  logo: z.string(),
  is_share: z.boolean().check(z.describe('A share of stock: held in the account of stocks alone.')),
  networks: z.array(network),
});

export type Currency = z.output<typeof currency>;

export const currencyEndpoints = {
  'currency/list': endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    section: 'account',
    summary: 'The currencies with their scale and deposit networks, and the shares.',
    request: z.object({}),
    response: z.array(currency),
  }),
  'currency/user_currency_list': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'account',
    summary:
      "The currencies with the customer's balance of each in one account, `spot` unless `type` says otherwise; shares in that of stocks alone.",
    request: z.object({ type: z._default(accountKind, 'spot') }),
    response: z.array(z.extend(balance, { scale: z.int(), kind: z.enum(accountKindWords) })),
  }),
};
