import type { Chain } from '@auric/api/addresses/chain';

/** Which key: the hot wallet's, or that of the address at a position of the customers' list. */
export type SigningKey = 'hot' | number;

/** A signature of secp256k1: two numbers of 32 bytes as hex, the second in the lower half, and which of two points it was. */
export interface Signature {
  readonly r: `0x${string}`;
  readonly s: `0x${string}`;
  readonly yParity: number;
}

/**
 * Who has the private keys, which the server hasn't. A signer sees what the digest is of, so that it can have rules of its own:
 * `unsigned` is the transaction as its chain writes it, hex without a prefix, or for Bitcoin the signed message of the input.
 */
export interface Signer {
  sign(request: SigningRequest): Promise<Signature>;
}

export interface SigningRequest {
  readonly chain: Chain;
  readonly key: SigningKey;
  readonly digest: Uint8Array;
  readonly unsigned: string;
}
