import type { Frame } from './frame.ts';
import { requestKeyOf } from './kernel/journal-key.ts';

/**
 * A frame for people: one line of JSON with the names that the journal leaves out, the request key in hex digits, amounts
 * in quotes. Events of earlier versions are shown as what this release makes of them.
 */
export function frameText({ seq, at, customer, request, command, events }: Frame): string {
  const key = request === '' ? '' : requestKeyOf(request);
  const named = { seq, at, customer, request: key, command, events };
  return JSON.stringify(named, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
}
