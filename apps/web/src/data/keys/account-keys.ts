import { ownKey } from './own-key.ts';

/** The names under which the cache holds what is about accounts: balances, what they are worth, and what moved them. */
export const accountKeys = {
  wallet: [...ownKey, 'wallet'],
  equity: [...ownKey, 'equity'],
  performance: [...ownKey, 'performance'],
  bills: [...ownKey, 'bills'],
  receipt: [...ownKey, 'receipt'],
} as const;
