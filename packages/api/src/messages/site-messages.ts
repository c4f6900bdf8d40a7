import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listOf, paging } from '../values/list.ts';
import { flag, id } from '../values/scalars.ts';
import { messageTopic, unread } from './values.ts';

const siteMessage = z.object({
  id: z.int(),
  topic: messageTopic,
  kind: z.string(),
  /** In the language of the call, whichever it was told in. */
  title: z.string(),
  text: z.string(),
  time: z.int(),
  read: z.boolean(),
  path: z.string().check(z.describe('The page of the app where the reader goes on; empty for none.')),
  freeze_path: z
    .string()
    .check(z.describe('The page where the owner freezes the account at once; empty where that is of no use.')),
});
export type SiteMessage = z.output<typeof siteMessage>;

const own = { auth: 'customer', section: 'messages' } as const;

export const siteMessageEndpoints = {
  'site_message/index': endpoint({
    ...own,
    methods: ['GET'],
    allowance: 'read',
    summary: 'The messages of the site to this customer, newest first.',
    request: z.object({ unread: z.optional(flag), topic: z.optional(messageTopic), ...paging }),
    response: listOf(siteMessage),
  }),
  'site_message/detail': endpoint({
    ...own,
    methods: ['GET'],
    allowance: 'read',
    summary: 'One message, which stays unread or read as it is.',
    request: z.object({ id }),
    response: siteMessage,
  }),
  'site_message/show': endpoint({
    ...own,
    methods: ['POST'],
    allowance: 'write',
    summary: 'Opens a message: from now on it is read.',
    request: z.object({ id }),
    response: siteMessage,
  }),
  'site_message/unRead': endpoint({
    ...own,
    methods: ['GET'],
    allowance: 'read',
    summary: 'How many messages, and answers of customer service, the customer has not read.',
    request: z.object({}),
    response: unread,
  }),
  'site_message/read_all': endpoint({
    ...own,
    methods: ['POST'],
    allowance: 'write',
    summary: 'Marks messages as read: up to the given one, so that none is that came meanwhile, else all.',
    request: z.object({ id: z.optional(id) }),
    response: unread,
  }),
};
