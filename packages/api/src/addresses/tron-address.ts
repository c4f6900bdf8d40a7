import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** The byte with which an address of TRON's main chain begins; it makes the `T` of the text. */
const prefix = 0x41;
const addressBytes = 21;

/** A TRON address in Base58Check, as customers know it; null for anything else. */
export function readTronAddress(text: string): string | null {
  try {
    const bytes = base58check.decode(text);
    return bytes.length === addressBytes && bytes[0] === prefix ? text : null;
  } catch {
    return null;
  }
}
