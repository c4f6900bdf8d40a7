import { keccak_256 } from '@noble/hashes/sha3.js';
import { hex } from '@scure/base';

const shape = /^0x[0-9a-fA-F]{40}$/;
const nobody = `0x${'0'.repeat(40)}`;

/**
 * An address of Ethereum and the chains of its kind, with the checksum of EIP-55. Where all its letters are of one case it
 * carries no checksum and is taken as it is. The address of nobody, which burns what it is sent, is refused; so null for it
 * and for anything else.
 */
export function readEthereumAddress(text: string): string | null {
  if (!shape.test(text) || text === nobody) return null;
  const written = withChecksum(text);
  const digits = text.slice(2);
  const hasOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return hasOneCase || text === written ? written : null;
}

/** EIP-55: a letter is large where the digit of the hash at its place is 8 or more. */
function withChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = hex.encode(keccak_256(new TextEncoder().encode(digits)));
  const letters = Array.from(digits, (digit, at) =>
    Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${letters.join('')}`;
}
