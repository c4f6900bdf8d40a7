import { HDKey } from '@scure/bip32';
import { StartRefused } from '../../start-refused.ts';

/** `xpub` of BIP-32, and the `zpub` that wallets write for accounts of BIP-84. Private keys have others. */
const publicVersions = { xpub: 0x0488b21e, zpub: 0x04b24746 } as const;
const privateVersions = { xpub: 0x0488ade4, zpub: 0x04b2430c } as const;
type Form = keyof typeof publicVersions;

/** The branch of an account that others pay to (BIP-44: `account / change / index`). */
const receiving = 0;

/**
 * The public keys of the addresses that customers pay to, derived from the extended public key of an account. The server
 * never has a private key of them: a theft of all that it knows moves nothing.
 */
export class ReceivingKeys {
  readonly #branch: HDKey;

  /** Refuses to start with what is no extended public key, naming the setting; above all with a private one. */
  constructor(text: string, setting: string) {
    this.#branch = readAccount(text, setting).deriveChild(receiving);
  }

  /** The compressed public key (33 bytes) of a position, from 0 on. */
  keyAt(position: number): Uint8Array {
    const { publicKey } = this.#branch.deriveChild(position);
    if (publicKey === null) throw new Error('An extended public key without a key.');
    return publicKey;
  }
}

function readAccount(text: string, setting: string): HDKey {
  if (/^[xyztuv]prv/i.test(text))
    throw new StartRefused(
      `${setting} is a private key, which the server must never have; give the public one (xpub).`,
    );
  const form: Form = text.startsWith('zpub') ? 'zpub' : 'xpub';
  try {
    return HDKey.fromExtendedKey(text, { public: publicVersions[form], private: privateVersions[form] });
  } catch (error) {
    throw new StartRefused(`${setting} is no extended public key (xpub of BIP-32).`, error);
  }
}
