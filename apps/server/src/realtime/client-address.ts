import type { IncomingMessage } from 'node:http';

/**
 * The address of a client: of the connection or, behind `trustedProxies` proxies, the one that the outermost of them
 * saw. What stands further left in X-Forwarded-For was written by the client itself.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  const hops = text.split(',').map((hop) => hop.trim());
  const chain = [...hops.filter((hop) => hop !== ''), direct];
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? direct;
}
