import { ownKey } from './own-key.ts';

/** The names under which the cache holds what is about orders. What moves with every tick is not in it: `market/tick-store.ts`. */
export const orderKeys = {
  open: [...ownKey, 'orders', 'doing'],
  history: [...ownKey, 'orders', 'complete'],
  one: [...ownKey, 'order'],
  fills: [...ownKey, 'fills'],
} as const;
