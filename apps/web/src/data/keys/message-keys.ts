import { ownKey } from './own-key.ts';

/** The names under which the cache holds what customers are told, and their chat with customer service. */
export const messageKeys = {
  unread: [...ownKey, 'unread'],
  messages: [...ownKey, 'messages'],
  one: [...ownKey, 'message'],
  notifications: [...ownKey, 'notifications'],
  support: [...ownKey, 'support'],
} as const;
