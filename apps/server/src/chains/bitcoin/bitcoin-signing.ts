import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToNumberBE, hexToBytes } from '@noble/curves/utils.js';
import { hex } from '@scure/base';
import { OutScript, p2wpkh, SigHash, type Transaction } from '@scure/btc-signer';
import type { Signer, SigningKey } from '../keys/signer.ts';

/** Who owns what is spent: the key and its public half. */
export interface Spender {
  readonly key: SigningKey;
  readonly publicKey: Uint8Array;
}

/**
 * Signs one input that spends P2WPKH, by the digest of BIP-143. The signature is held against the public key: a signer with
 * another key is found before anybody has its transaction.
 */
export async function signInput(signer: Signer, transaction: Transaction, at: number, spender: Spender): Promise<void> {
  const { key, publicKey } = spender;
  const amount = transaction.getInput(at).witnessUtxo?.amount;
  if (amount === undefined) throw new Error('An input whose amount is not known.');
  // BIP-143: the script of a P2WPKH input is that of P2PKH for the same hash.
  const script = OutScript.encode({ type: 'pkh', hash: p2wpkh(publicKey).hash });
  const digest = transaction.preimageWitnessV0(at, script, SigHash.ALL, amount);
  const unsigned = hex.encode(transaction.unsignedTx);
  const { r, s } = await signer.sign({ chain: 'bitcoin', key, digest, unsigned });
  const signature = new secp256k1.Signature(numberOf(r), numberOf(s));
  if (!secp256k1.verify(signature.toBytes('compact'), digest, publicKey, { prehash: false }))
    throw new Error('The signer of bitcoin has signed with another key.');
  const written = Uint8Array.from([...signature.toBytes('der'), SigHash.ALL]);
  transaction.updateInput(at, { partialSig: [[publicKey, written]] }, true);
}

function numberOf(word: `0x${string}`): bigint {
  return bytesToNumberBE(hexToBytes(word.slice(2)));
}
