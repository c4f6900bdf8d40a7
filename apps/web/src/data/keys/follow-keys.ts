import { ownKey } from './own-key.ts';

/** What all that is the customer's own about copying begins with: a follow, a copy or a share changes each of them. */
const own = [...ownKey, 'follows'] as const;

/** The names under which the cache holds what is about copying others. */
export const followKeys = {
  mine: own,
  open: [...own, 'open'],
  ended: [...own, 'ended'],
  events: [...own, 'events'],
  preview: [...own, 'preview'],
  lead: ['leads', 'followed'],
  terms: ['leads', 'terms of follows'],
} as const;
