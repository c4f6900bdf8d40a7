import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hexToBytes } from '@noble/curves/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import type { SignedPayment } from '../chain-port.ts';
import type { Signer, SigningKey } from '../keys/signer.ts';
import { tronAddress } from './tron-address.ts';
import { writeSigned } from './tron-transaction.ts';

/**
 * Signs what `from` sends, and holds the signature against its address: a signer with another key is found before anybody has
 * its transaction. TRON has no nonces, so the transaction itself is its slot, of which the chain takes one and never two.
 */
export async function signRaw(signer: Signer, key: SigningKey, from: string, raw: Uint8Array): Promise<SignedPayment> {
  const digest = sha256(raw);
  const { r, s, yParity } = await signer.sign({ chain: 'tron', key, digest, unsigned: hex.encode(raw) });
  const signature = Uint8Array.from([...hexToBytes(r.slice(2)), ...hexToBytes(s.slice(2)), yParity]);
  const publicKey = secp256k1.Signature.fromBytes(signature.subarray(0, 64), 'compact')
    .addRecoveryBit(yParity)
    .recoverPublicKey(digest)
    .toBytes(true);
  if (tronAddress(publicKey) !== from) throw new Error('The signer of tron has signed with another key.');
  const transaction = hex.encode(digest);
  return { transaction, raw: hex.encode(writeSigned(raw, signature)), slot: slotOf(from, transaction), key };
}

function slotOf(from: string, transaction: string): string {
  return `${from}:${transaction}`;
}

/** Who sends what uses up a slot. */
export function senderOf(slot: string): string {
  return slot.split(':')[0] ?? '';
}
