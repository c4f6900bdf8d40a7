/**
 * The headers of every answer that is data. They are constants, because working them out for each request (as helmet
 * does) costs more than the rest of the request.
 */
export const apiHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Told to browsers only where the site is reached through HTTPS: over plain HTTP it would be ignored or lock out. */
export const transportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;
