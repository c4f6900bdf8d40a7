import { createHash } from 'node:crypto';

/**
 * The reference of a deposit that the platform itself makes: a digest of what it is for. The exchange credits one
 * reference once, ever, so a deposit that is tried again after a crash is the same deposit.
 */
export function depositReference(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}
