import { Exchange } from '../src/index.ts';
import type { Random } from './random.ts';

/** What loading these bytes gives, saved again; null when they are refused. */
function savedAgain(bytes: Uint8Array): Uint8Array | null {
  try {
    return Exchange.load(bytes).save();
  } catch {
    return null;
  }
}

/**
 * A snapshot with one bit changed anywhere, or cut short anywhere, must be refused, or be read as if nothing had
 * happened to it (D38). Gives in words what was taken instead, or null.
 */
export function damageTaken(bytes: Uint8Array, random: Random): string | null {
  const at = random.below(bytes.length);
  const changed = bytes.slice();
  changed[at]! ^= 1 << random.below(8);
  const again = savedAgain(changed);
  if (again !== null && Buffer.compare(again, bytes) !== 0)
    return `A snapshot with a bit changed in byte ${at} of ${bytes.length} was taken for another state.`;
  return savedAgain(bytes.slice(0, at)) === null ? null : `A snapshot cut at byte ${at} of ${bytes.length} was taken.`;
}
