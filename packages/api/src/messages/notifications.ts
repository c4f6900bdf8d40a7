import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag } from '../values/scalars.ts';
import { messageTopic, notificationChannels } from './values.ts';

const choice = z.object({ wanted: z.boolean(), fixed: z.boolean() });

const settings = z
  .array(z.object({ topic: messageTopic, site: choice, mail: choice }))
  .check(
    z.describe(
      '`wanted`: whether it is told there; `fixed`: that it always is, because the customer must hear of it. Mail is an SMS for what is fixed, where there is no mail address.',
    ),
  );
export type NotificationSettings = z.output<typeof settings>;

const own = { auth: 'customer', section: 'messages' } as const;

export const notificationEndpoints = {
  'notification/index': endpoint({
    ...own,
    methods: ['GET'],
    allowance: 'read',
    summary: 'What the customer is told where.',
    request: z.object({}),
    response: settings,
  }),
  'notification/save': endpoint({
    ...own,
    methods: ['POST'],
    allowance: 'write',
    summary: 'Decides whether a topic is told by a channel.',
    request: z.object({ topic: messageTopic, channel: z.enum(notificationChannels), wanted: flag }),
    response: settings,
  }),
};
