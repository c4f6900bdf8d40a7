import { hash } from 'node:crypto';
import type { Command } from '@auric/exchange';

/**
 * The key by which the exchange knows a request again: 32 hex digits of the customer and the request id, 16 of what
 * is asked for. The body is the command, not the bytes that came: "1.50" and "1.5" ask for the same.
 */
export function requestKeyOf(customer: number, requestId: string, command: Command): string {
  const body = JSON.stringify(command, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
  return hash('sha256', `${customer}\n${requestId}`).slice(0, 32) + hash('sha256', body).slice(0, 16);
}
