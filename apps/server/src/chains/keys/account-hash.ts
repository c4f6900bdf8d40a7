import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** The last 20 bytes of the Keccak hash of a public key, by which Ethereum and TRON name an account. */
export function accountHash(compressedKey: Uint8Array): Uint8Array {
  const [, ...point] = secp256k1.Point.fromBytes(compressedKey).toBytes(false);
  return keccak_256(Uint8Array.from(point)).subarray(-20);
}
