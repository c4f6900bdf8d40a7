import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const menuGroups = ['trade', 'earn', 'funds', 'discover', 'help'] as const;

/** The entries of home, by the names under which clients have their icons and texts. */
export const menuEntries = [
  'spot',
  'convert',
  'contract',
  'options',
  'stocks',
  'superLeverage',
  'copy',
  'earn',
  'savings',
  'dual',
  'defi',
  'cloudMining',
  'ieo',
  'deposit',
  'withdraw',
  'transfer',
  'bills',
  'p2p',
  'loans',
  'nft',
  'coupons',
  'game',
  'invite',
  'creditScore',
  'chat',
  'messages',
  'service',
  'faq',
  'about',
  'contact',
  'compliance',
  'settings',
] as const;

export type MenuGroup = (typeof menuGroups)[number];
export type MenuEntryId = (typeof menuEntries)[number];

const menuEntry = z.object({
  id: z.enum(menuEntries),
  group: z.enum(menuGroups),
  path: z.string().check(z.describe('The page, with its parameters; empty where there is none yet.')),
  offer: z.string().check(z.describe('What is begun behind it, a name of `offers`; empty where everybody may.')),
  front: z.int().check(z.describe('Its place among those that stand on home itself, from 1; 0 for the others.')),
});

export type MenuEntry = z.output<typeof menuEntry>;

export const menuEndpoints = {
  menu: endpoint({
    methods: ['GET'],
    auth: 'guest',
    allowance: 'read',
    section: 'site',
    summary: 'The entries of home, in their order: which there are, where they lead, and which stand in front.',
    request: z.object({}),
    response: z.array(menuEntry),
  }),
};
