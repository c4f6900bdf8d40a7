import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page may open a socket. A browser names the page's origin on every handshake that crosses sites and on
 * every websocket; CORS doesn't cover the latter. Without an origin there is no page: a program, or a poll of our own.
 */
export function originAllowed(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === undefined || isOwnSite(headers['sec-fetch-site']);
  if (allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin) || host === undefined) return false;
  const { protocol, host: originHost } = new URL(origin);
  return (protocol === 'http:' || protocol === 'https:') && originHost === host.toLowerCase();
}

function isOwnSite(site: string | string[]): boolean {
  return site === 'same-origin' || site === 'none';
}
