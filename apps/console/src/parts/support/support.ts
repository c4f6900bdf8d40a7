import { spoken } from '../../kit/spoken.ts';
import type { ConsolePart } from '../part.ts';

/** The chats with customers: a case is one chat, and its decision is that the question is answered. */
export const support: ConsolePart = {
  name: 'support',
  title: 'Support',
  queues: {
    support: {
      title: 'Support chats',
      note: 'Customers who have written and wait for an answer',
      decisions: {
        close: {
          label: 'End the chat',
          look: 'plain',
          key: 'e',
          usualReasons: ['Question answered', 'No answer from the customer', 'Handed to another team'],
        },
      },
      loadView: () => import('./chat-view.tsx'),
    },
  },
  timeline: {
    opened: ({ topic }) => `Chat begun about ${spoken(String(topic)).toLowerCase()}`,
    closed: ({ topic, rating }) =>
      `Chat about ${spoken(String(topic)).toLowerCase()} ended${rating === 0 ? '' : `, rated ${String(rating)} of 5`}`,
  },
};
