import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { areaCode, userString } from '../people/values.ts';
import { decimal, id, requestId, text } from '../values/scalars.ts';

const message = z.object({
  to: z.string(),
  channel: z.enum(['email', 'sms']),
  scene: z.string(),
  code: z.string(),
  text: z.string(),
  freeze_path: z.string(),
  phrase: z.string(),
  at: z.int(),
});

export const sandboxEndpoints = {
  'sandbox/outbox': endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    section: 'sandbox',
    sandboxOnly: true,
    summary: 'The messages that would have gone to an email address or mobile number, newest first.',
    request: z.object({ user_string: userString, area_code: areaCode }),
    response: z.array(message),
  }),
  'sandbox/faucet': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'sandbox',
    sandboxOnly: true,
    summary: 'Credits test funds to the funding account: at most 10,000 USDT worth a minute.',
    request: z.object({ currency: id, amount: decimal, request_id: requestId }),
    response: z.object({ id: z.int(), currency: z.int(), amount: z.string() }),
  }),
  'sandbox/deposit': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'sandbox',
    sandboxOnly: true,
    summary:
      "Sends test coins of about 100 USDT worth to the customer's own address on a chain of the sandbox, as somebody outside would: at most ten times a minute.",
    request: z.object({ currency: id, type: text(1, 16), request_id: requestId }),
    response: z.object({ currency: z.int(), network: z.string(), amount: z.string(), tx: z.string() }),
  }),
};
