import { ownKey } from './own-key.ts';

/** Whether somebody copies a lead trader is their own, so what tells of it goes when they go. */
const own = [...ownKey, 'copy-trading'] as const;

/** The names under which the cache holds what is about lead traders. */
export const copyKeys = {
  /** What somebody's beginning or ending to copy, or to lead, may change. */
  leads: [...own, 'leads'],
  board: [...own, 'leads', 'board'],
  lead: [...own, 'leads', 'lead'],
  leading: [...own, 'leads', 'leading'],
  trades: ['copy-trading', 'trades'],
  terms: ['copy-trading', 'terms'],
} as const;
