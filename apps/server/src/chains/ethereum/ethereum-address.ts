import { readAddress } from '@auric/api/addresses/address';
import { type Address, bytesToHex } from 'viem';
import { accountHash } from '../keys/account-hash.ts';

/** The address of a compressed public key, with its checksum. */
export function ethereumAddress(publicKey: Uint8Array): Address {
  const address = readAddress('ethereum', bytesToHex(accountHash(publicKey)));
  if (address === null) throw new Error('A public key that has no address.');
  return address as Address;
}
