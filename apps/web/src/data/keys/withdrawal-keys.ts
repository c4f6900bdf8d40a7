import { ownKey } from './own-key.ts';

/** The name under which the cache holds all that is about withdrawals: what may leave, the book, cards, what left. */
export const withdrawalsKey = [...ownKey, 'withdrawals'] as const;

/** One withdrawal that is looked at. */
export const oneWithdrawalKey = [...withdrawalsKey, 'one'] as const;
