import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';
import { id, requestId } from '../values/scalars.ts';

/** How a conversion came about: by a quote, by the turn of a recurring buy, or with other small balances. */
export const conversionKinds = ['quote', 'recurring', 'dust'] as const;

const given = z.object({ currency: z.int(), currency_name: z.string(), number: z.string() });

const conversion = z.object({
  id: z.int(),
  kind: z.enum(conversionKinds),
  given: z.array(given),
  currency: z.int(),
  currency_name: z.string(),
  received: z.string(),
  change: z.string().check(z.describe('What came back of the asset between two markets.')),
  change_currency_name: z.string(),
  plan: z.int().check(z.describe('The recurring buy whose turn it was, 0 for none.')),
  time: z.int(),
});

export type Conversion = z.output<typeof conversion>;

const crumb = z.object({
  currency: z.int(),
  currency_name: z.string(),
  number: z.string(),
  received: z.string().check(z.describe('In USDT, spread and fees taken off.')),
});

export const conversionEndpoints = {
  'wallet/conversions': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'convert',
    summary: 'The conversions of the customer, newest first; `plan`: only the turns of one recurring buy.',
    request: z.object({ plan: z.optional(id), ...paging }),
    response: listOf(conversion),
  }),
  'wallet/dust': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'convert',
    summary:
      'The small balances of the funding account that can be given up for USDT in one go, and from when on: 0 at any time.',
    request: z.object({}),
    response: z.object({
      usable_at: z.int(),
      limit: z.string().check(z.describe('What each may be worth at most, in USDT.')),
      received: z.string(),
      coins: z.array(crumb),
    }),
  }),
  'wallet/dust_change': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'order',
    section: 'convert',
    summary: 'Gives up small balances for USDT, all of those that are named or none.',
    request: z.object({
      currencies: z
        .string()
        .check(
          z.regex(/^[1-9][0-9]{0,3}(?:,[1-9][0-9]{0,3}){0,49}$/),
          z.describe('Ids with commas between.'),
          z.meta({ examples: ['1,2'] }),
        ),
      request_id: requestId,
    }),
    response: conversion,
  }),
};
