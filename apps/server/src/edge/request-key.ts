import { hash, randomUUID } from 'node:crypto';
import type { Command } from '@auric/exchange';

/**
 * The key by which the exchange knows a request again: 32 hex digits of the customer and the request id, 16 of what
 * is asked for. The body is the command, not the bytes that came: "1.50" and "1.5" ask for the same. A request without
 * an id gets one of its own and is never taken for another.
 */
export function requestKeyOf(customer: number, requestId: string | undefined, command: Command): string {
  const id = requestId ?? randomUUID();
  const body = JSON.stringify(command, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
  return hash('sha256', `${customer}\n${id}`).slice(0, 32) + hash('sha256', body).slice(0, 16);
}
