import { readAddress } from '@auric/api/addresses/address';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check, hex } from '@scure/base';
import { accountHash } from '../keys/account-hash.ts';

const base58check = createBase58check(sha256);

/** The byte before the twenty of an account on the main chain. */
const prefix = '41';

/** The address of a public key, compressed. */
export function tronAddress(publicKey: Uint8Array): string {
  return addressOfAccount(hex.encode(accountHash(publicKey)));
}

/** An address in Base58Check by the hexadecimal digits of its 20 bytes, by which the contracts of TRON know it. */
export function addressOfAccount(account: string): string {
  return addressOfHex(`${prefix}${account}`);
}

/** An address in Base58Check by the hexadecimal digits of its 21 bytes, in which nodes write it. */
export function addressOfHex(text: string): string {
  return base58check.encode(hex.decode(text));
}

/** The 21 bytes of an address. Throws on what is no address of TRON. */
export function bytesOfAddress(address: string): Uint8Array {
  if (readAddress('tron', address) === null) throw new Error('What is no address of TRON.');
  return base58check.decode(address);
}

/** The 21 bytes of an address in hexadecimal digits. */
export function hexOf(address: string): string {
  return hex.encode(bytesOfAddress(address));
}

/** The 20 bytes of an address as the contracts of TRON take them, which are those of Ethereum. */
export function accountOf(address: string): `0x${string}` {
  return `0x${hex.encode(bytesOfAddress(address).subarray(1))}`;
}
