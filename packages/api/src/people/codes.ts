import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { areaCode, callingCode, residence, scene, scenes, userString, verificationCode } from './values.ts';

const codeSent = z.object({ expires_in: z.int(), retry_in: z.int() });

const checkRequest = z.object({
  user_string: userString,
  scene,
  email_code: z.optional(verificationCode),
  mobile_code: z.optional(verificationCode),
  code: z.optional(verificationCode),
  country_code: z.optional(callingCode),
  area_code: areaCode,
});

export const codeEndpoints = {
  sms_mail: endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'code',
    marks: true,
    proof: true,
    section: 'people',
    summary: 'Sends a verification code to an email address or a mobile number, for one purpose.',
    request: z.object({
      user_string: userString,
      scene: z.optional(z.enum(scenes)),
      type: z.optional(z.enum(scenes)),
      area_code: areaCode,
      country: residence,
    }),
    response: codeSent,
  }),
  sms_send: endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'code',
    marks: true,
    proof: true,
    section: 'people',
    summary: 'Sends a verification code to a mobile number.',
    request: z.object({ mobile: userString, area_code: areaCode, scene }),
    response: codeSent,
  }),
  'user/check_email': endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'login',
    section: 'people',
    summary: 'Tells whether a code that was sent to an email address is right; the code stays usable.',
    request: checkRequest,
    response: z.literal(true),
  }),
  'user/check_mobile': endpoint({
    methods: ['POST'],
    auth: 'guest',
    allowance: 'login',
    section: 'people',
    summary: 'Tells whether a code that was sent to a mobile number is right; the code stays usable.',
    request: checkRequest,
    response: z.literal(true),
  }),
};
