/** The names of what the query cache holds. What moves with every tick is not among them: see `market/tick-store.ts`. */
export const queryKeys = {
  site: ['site'],
  currencies: ['currencies'],
  quotations: ['quotations'],
  feeSchedule: ['fee-schedule'],
  menu: ['menu'],
  content: ['content'],
  profile: ['own', 'profile'],
  wallet: ['own', 'wallet'],
  equity: ['own', 'equity'],
  performance: ['own', 'performance'],
  favourites: ['own', 'favourites'],
  openOrders: ['own', 'orders', 'doing'],
  orderHistory: ['own', 'orders', 'complete'],
  fills: ['own', 'fills'],
  bills: ['own', 'bills'],
  unread: ['own', 'unread'],
  messages: ['own', 'messages'],
  support: ['own', 'support'],
  /** All that belongs to the customer who is signed in. */
  own: ['own'],
} as const;
