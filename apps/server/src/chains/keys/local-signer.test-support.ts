import { HDKey } from '@scure/bip32';
import { bytesToHex } from 'viem';
import { sign } from 'viem/accounts';
import type { Signature, Signer, SigningKey, SigningRequest } from './signer.ts';

/** A signer for test chains: the private keys of an account that everybody knows. */
export class LocalSigner implements Signer {
  readonly xpub: string;
  readonly requests: SigningRequest[] = [];
  readonly #account: HDKey;

  /** `path`: of the account, such as `m/44'/60'/0'`. */
  constructor(path: string) {
    const seed = new Uint8Array(64).fill(7);
    this.#account = HDKey.fromMasterSeed(seed).derive(path);
    this.xpub = this.#account.publicExtendedKey;
  }

  /** The hot wallet has the first key of the branch that nobody else pays to. */
  keyOf(key: SigningKey): HDKey {
    return key === 'hot' ? this.#account.deriveChild(1).deriveChild(0) : this.#account.deriveChild(0).deriveChild(key);
  }

  async sign(request: SigningRequest): Promise<Signature> {
    this.requests.push(request);
    const { privateKey } = this.keyOf(request.key);
    if (privateKey === null) throw new Error('No private key.');
    const signed = await sign({ hash: bytesToHex(request.digest), privateKey: bytesToHex(privateKey) });
    return { r: signed.r, s: signed.s, yParity: signed.yParity ?? 0 };
  }
}
