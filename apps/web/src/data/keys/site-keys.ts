import { ownKey } from './own-key.ts';

/** The names under which the cache holds what belongs to no product: the site, its markets, customers and their settings. */
export const siteKeys = {
  site: ['site'],
  currencies: ['currencies'],
  quotations: ['quotations'],
  fiats: ['fiats'],
  feeSchedule: ['fee-schedule'],
  menu: ['menu'],
  stockHours: ['stock-hours'],
  content: ['content'],
  sharedReceipt: ['shared-receipt'],
  agreements: ['agreements'],
  consents: [...ownKey, 'consents'],
  profile: [...ownKey, 'profile'],
  identity: [...ownKey, 'identity'],
  favourites: [...ownKey, 'favourites'],
  factors: [...ownKey, 'factors'],
  sessions: [...ownKey, 'sessions'],
  logins: [...ownKey, 'logins'],
  offers: [...ownKey, 'offers'],
  lossBudget: [...ownKey, 'loss-budget'],
} as const;
