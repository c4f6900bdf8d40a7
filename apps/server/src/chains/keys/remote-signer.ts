import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { answered } from '../node/answered.ts';
import type { Signature, Signer, SigningRequest } from './signer.ts';

const word = z.string().regex(/^0x[0-9a-f]{64}$/);
const answer = z.object({
  r: word.transform((text) => text as `0x${string}`),
  s: word.transform((text) => text as `0x${string}`),
  yParity: z.union([z.literal(0), z.literal(1)]),
});

/**
 * Asks a signing service by a signed POST: JSON of chain, key, digest and what is signed, with the time and the HMAC-SHA256 of
 * `time.body` in its head. The same request may be asked again; whoever signs deterministically answers the same.
 */
export class RemoteSigner implements Signer {
  readonly #options: { readonly url: string; readonly secret: string; readonly now: () => number };

  constructor(options: { readonly url: string; readonly secret: string; readonly now: () => number }) {
    this.#options = options;
  }

  sign({ chain, key, digest, unsigned }: SigningRequest): Promise<Signature> {
    const { url, secret, now } = this.#options;
    const body = JSON.stringify({ chain, key, digest: Buffer.from(digest).toString('hex'), unsigned });
    const time = String(now());
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-auric-time': time, 'x-auric-signature': signature };
    return answered('the signer', async () => {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`The signer answered ${response.status}.`);
      return answer.parse(await response.json());
    });
  }
}
