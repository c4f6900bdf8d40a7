import { Hasher } from './hash.ts';
import * as vocabulary from './vocabulary.ts';

/**
 * A digest of all that columns stand for: they keep a word as its place in its list, so a snapshot is only read by a
 * release that has the same words at the same places. 16 hex digits.
 */
export function vocabularyDigest(words: Readonly<Record<string, unknown>> = vocabulary): string {
  const hasher = new Hasher();
  hasher.start(0x776f_7264);
  for (const [name, list] of Object.entries(words).toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    hasher.text(`${name} ${JSON.stringify(list)}`);
  }
  hasher.finish();
  return hasher.value.toString(16).padStart(16, '0');
}
