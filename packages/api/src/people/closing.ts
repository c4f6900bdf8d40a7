import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag } from '../values/scalars.ts';
import { factorProof, typedPassword } from './values.ts';

/** Up to which worth in all the remains of an account may be given up with it, in USDT. */
export const dustLimitUsdt = '1';

export const closingEndpoints = {
  'user/close': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: `Closes the account for ever and ends all its sessions. It must hold no funds, orders or withdrawals; remains worth up to ${dustLimitUsdt} USDT in all go to the house where \`give_up_dust\` says so.`,
    request: z.object({ login_password: typedPassword, give_up_dust: z._default(flag, false), ...factorProof }),
    response: z.literal(true),
  }),
};
