import { createHmac } from 'node:crypto';
import { type Carrier, type Letter, Undeliverable } from './carrier.ts';

/** Refusals that are about us, or about now, and not about the number. */
const passing = new Set([401, 403, 404, 405, 408, 409, 425, 429]);

export interface HttpSmsOptions {
  readonly url: string;
  readonly secret: string;
  readonly siteName: string;
  /** Where the app is, for the link that freezes an account; empty for none. */
  readonly origin: string;
  readonly now: () => number;
}

/**
 * Sends SMS by a signed POST: JSON of `id`, `to` and `text`, with the time and the HMAC-SHA256 of `time.body` in its head.
 * The same id is the same SMS, which the header `Idempotency-Key` says too.
 */
export class HttpSms implements Carrier {
  readonly #options: HttpSmsOptions;

  constructor(options: HttpSmsOptions) {
    this.#options = options;
  }

  async carry(letter: Letter, signal: AbortSignal): Promise<void> {
    const { url, secret, now } = this.#options;
    const body = JSON.stringify({ id: letter.id, to: letter.recipient, text: this.#textOf(letter) });
    const time = String(now());
    const response = await fetch(url, {
      method: 'POST',
      body,
      signal,
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': letter.id,
        'x-auric-time': time,
        'x-auric-signature': createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'),
      },
    });
    await response.body?.cancel();
    if (response.ok) return;
    const said = `The SMS provider answered ${response.status}.`;
    const final = response.status >= 400 && response.status < 500 && !passing.has(response.status);
    throw final ? new Undeliverable(said) : new Error(said);
  }

  #textOf({ text, freezePath }: Letter): string {
    const { siteName, origin } = this.#options;
    const link = freezePath === '' || origin === '' ? '' : ` ${origin}/#${freezePath}`;
    return `${siteName}: ${text}${link}`;
  }
}
