import {
  type Address,
  type Hex,
  hexToBytes,
  keccak256,
  parseTransaction,
  recoverAddress,
  serializeTransaction,
  type TransactionSerializableEIP1559,
} from 'viem';
import type { SignedPayment } from '../chain-port.ts';
import type { Signer, SigningKey } from '../keys/signer.ts';

export type EthereumTransaction = TransactionSerializableEIP1559;

/**
 * Signs a transaction of EIP-1559 by the signer and holds its signature against the address: a signer with another key is
 * found before anybody has its transaction.
 */
export async function signTransaction(
  signer: Signer,
  key: SigningKey,
  from: Address,
  transaction: EthereumTransaction,
): Promise<SignedPayment> {
  const unsigned = serializeTransaction(transaction);
  const hash = keccak256(unsigned);
  const signature = await signer.sign({
    chain: 'ethereum',
    key,
    digest: hexToBytes(hash),
    unsigned: unsigned.slice(2),
  });
  const signedBy = await recoverAddress({ hash, signature });
  if (signedBy !== from) throw new Error('The signer of ethereum has signed with another key.');
  const raw = serializeTransaction(transaction, signature);
  return { transaction: keccak256(raw), raw, slot: slotOf(from, transaction.nonce ?? 0), key };
}

export function slotOf(from: Address, nonce: number): string {
  return `${from}:${nonce}`;
}

export function readSlot(slot: string): { from: Address; nonce: number } {
  const [from = '', nonce = ''] = slot.split(':');
  return { from: from as Address, nonce: Number(nonce) };
}

/** The transaction in signed bytes, without its signature. */
export function readTransaction(raw: string): EthereumTransaction {
  const { r: _r, s: _s, v: _v, yParity: _y, ...transaction } = parseTransaction(raw as Hex);
  if (transaction.type !== 'eip1559') throw new Error('A transaction that is not of EIP-1559.');
  return transaction;
}
