import * as z from 'zod/mini';

/** What belongs together for a customer who decides what to be told where. */
export const messageTopics = ['security', 'account', 'money', 'trading', 'support', 'news'] as const;
export type MessageTopic = (typeof messageTopics)[number];
export const messageTopic = z.enum(messageTopics);

/** Where a customer can be told: in the app, or by mail. */
export const notificationChannels = ['site', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const unread = z.object({ messages: z.int(), support: z.int() });
/** What waits to be read: messages of the site, answers of customer service. */
export type Unread = z.output<typeof unread>;
