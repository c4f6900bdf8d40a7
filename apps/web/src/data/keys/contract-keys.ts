import { ownKey } from './own-key.ts';

/** What all that is the customer's own about futures begins with: whatever changes a position may change each of them. */
const own = [...ownKey, 'futures-desk'] as const;

/** The names under which the cache holds what is about futures. */
export const contractKeys = {
  /** What an act on futures may change: all that follows from `own`. */
  mine: own,
  /** All markets with their terms, and their marks when they were read. */
  markets: ['futures-desk', 'contracts'],
  rates: ['futures-desk', 'rates'],
  openInterest: ['futures-desk', 'open-interest'],
  insurance: ['futures-desk', 'insurance'],
  /** The account, all open positions and all open orders. */
  own: [...own, 'own'],
  marginMode: [...own, 'margin-mode'],
  closed: [...own, 'closed'],
  history: [...own, 'history'],
  fills: [...own, 'fills'],
  funding: [...own, 'funding'],
} as const;
