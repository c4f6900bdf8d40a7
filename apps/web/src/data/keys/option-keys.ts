import { ownKey } from './own-key.ts';

/** What all that is the customer's own about seconds options begins with: a purchase or an end changes each of them. */
const own = [...ownKey, 'options'] as const;

/** The names under which the cache holds what is about seconds options. */
export const optionKeys = {
  mine: own,
  open: [...own, 'open'],
  history: [...own, 'history'],
  record: [...own, 'record'],
  offers: ['options', 'offers'],
  statistics: ['options', 'statistics'],
  pool: ['options', 'pool'],
  poolDays: ['options', 'pool', 'days'],
} as const;
