import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { text } from '../values/scalars.ts';

const siteConfig = z.object({
  site_name: z.string(),
  site_logo: z.string(),
  site_logo_red: z.string(),
  base_domain: z.string().check(z.describe('The origin of the sockets; empty where they are at the page’s own.')),
  sandbox: z.boolean(),
  languages: z.array(z.enum(languages)),
  default_lang: z.enum(languages),
});

export type SiteConfig = z.output<typeof siteConfig>;

export const siteEndpoints = {
  getSiteConfig: endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    marks: true,
    section: 'site',
    summary: 'The name and logo of the site, its languages, and whether its market is simulated.',
    request: z.object({}),
    response: siteConfig,
  }),
  getSetting: endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    section: 'site',
    summary: 'One public setting by its keyword, as text.',
    request: z.object({ keyword: text(1, 64) }),
    response: z.string(),
  }),
};
