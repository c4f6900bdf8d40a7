import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { agreementKeys } from '../content/values.ts';
import { whole } from '../values/scalars.ts';

export type AgreementKey = (typeof agreementKeys)[number];

/** Which agreements in which version somebody has read and agrees to: `terms:1,privacy:1,risk:1`. */
export const agreed = z.string().check(
  z.regex(/^(?:terms|privacy|risk):[1-9][0-9]{0,3}(?:,(?:terms|privacy|risk):[1-9][0-9]{0,3}){0,2}$/, {
    error: 'agreement_unknown',
  }),
  z.meta({ title: 'agreements with their version', examples: ['terms:1,privacy:1,risk:1'] }),
);

/** The agreements and versions that such a text names. */
export function readAgreed(text: string): { key: AgreementKey; version: number }[] {
  return text.split(',').map((part) => {
    const [key, version] = part.split(':') as [AgreementKey, string];
    return { key, version: Number(version) };
  });
}

/** The text that names agreements with their versions. */
export function writeAgreed(agreements: readonly { key: AgreementKey; version: number }[]): string {
  return agreements.map(({ key, version }) => `${key}:${version}`).join(',');
}

const agreement = z.object({
  key: z.enum(agreementKeys),
  version: z.int().check(z.describe('The version that is in force.')),
  since: z.int().check(z.describe('Since when it is, in Unix ms.')),
  agreed_version: z.int().check(z.describe('The newest version that the customer has agreed to; 0 for none.')),
  agreed_at: z.int().check(z.describe('When that was; 0 for never.')),
});

export type Agreement = z.output<typeof agreement>;

export const agreementEndpoints = {
  'consent/current': endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    section: 'people',
    summary: 'The agreements that are in force: who registers agrees to these.',
    request: z.object({}),
    response: z.array(z.object({ key: z.enum(agreementKeys), version: whole(1, 9999), since: z.int() })),
  }),
  'consent/list': endpoint({
    methods: ['GET'],
    auth: 'customer',
    allowance: 'read',
    section: 'people',
    summary:
      'The agreements that are in force, and which of them the customer has agreed to, in which version and when.',
    request: z.object({}),
    response: z.array(agreement),
  }),
  'consent/agree': endpoint({
    methods: ['POST'],
    auth: 'customer',
    allowance: 'write',
    section: 'people',
    summary: 'Agrees to agreements in the version that is in force.',
    request: z.object({ agreements: agreed }),
    response: z.array(agreement),
  }),
};
