import { ownKey } from './own-key.ts';

/** The names under which the cache holds what comes in: addresses, deposits, and transactions that are missed. */
export const depositKeys = {
  address: [...ownKey, 'deposit-address'],
  deposits: [...ownKey, 'deposits'],
  claims: [...ownKey, 'deposit-claims'],
} as const;
