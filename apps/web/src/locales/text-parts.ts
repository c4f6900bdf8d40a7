/** The files of texts in a language's folder that come with the pages that say them. `shell` and `home` are always there. */
export const textParts = [
  'assets',
  'chart',
  'content',
  'convert',
  'deposits',
  'explainer',
  'fees',
  'identity',
  'insights',
  'location',
  'markets',
  'messages',
  'money',
  'orders',
  'positions',
  'privacy',
  'quiz',
  'receipt',
  'security',
  'session',
  'settings',
  'support',
  'trade',
  'withdrawals',
] as const;

export type TextPart = (typeof textParts)[number];
