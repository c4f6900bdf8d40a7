import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressOfFile } from './file-id.ts';

const lifeMs = 60_000;

/** The address of a file that only its owner and operators may see, good for a minute for whoever has it. */
export interface SignedLink {
  readonly address: string;
  readonly expiresAt: number;
}

/** Signs addresses of files, and knows its own signatures again. */
export class SignedLinks {
  readonly #key: Buffer;
  readonly #now: () => number;

  constructor(key: Buffer, now: () => number) {
    this.#key = key;
    this.#now = now;
  }

  sign(id: string): SignedLink {
    const expiresAt = this.#now() + lifeMs;
    const address = `${addressOfFile(id)}?until=${expiresAt}&signature=${this.#signatureOf(id, expiresAt)}`;
    return { address, expiresAt };
  }

  /** Whether the signature is ours, for this file, and its minute not over. */
  isGood(id: string, until: string, signature: string): boolean {
    if (!/^[0-9]{13}$/.test(until) || Number(until) < this.#now()) return false;
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#signatureOf(id, Number(until)))];
    return given.length === right.length && timingSafeEqual(given, right);
  }

  #signatureOf(id: string, until: number): string {
    return createHmac('sha256', this.#key).update(`${id} ${until}`).digest('base64url');
  }
}
