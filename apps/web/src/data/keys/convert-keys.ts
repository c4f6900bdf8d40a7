import { ownKey } from './own-key.ts';

/** The names under which the cache holds conversions, transfers with other customers, and invitations. */
export const convertKeys = {
  conversions: [...ownKey, 'conversions'],
  dust: [...ownKey, 'dust'],
  recurring: [...ownKey, 'recurring-buys'],
  transfers: [...ownKey, 'customer-transfers'],
  moves: [...ownKey, 'own-transfers'],
  transferFee: [...ownKey, 'transfer-fee'],
  referral: [...ownKey, 'referral'],
  payments: [...ownKey, 'referral-payments'],
} as const;
