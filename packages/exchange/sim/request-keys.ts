import type { Command } from '../src/index.ts';
import type { Random } from './random.ts';

interface Sent {
  command: Command;
  requestKey: string;
  at: number;
}

/** Request ids as clients use them: new, repeated with the same body, reused with another, sent again after their life. */
export class RequestKeys {
  readonly #random: Random;
  readonly #sent: Sent[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** A new key: 32 digits for customer and id, 16 for the body; now and then a malformed one. */
  mint(command: Command, at: number): string {
    if (this.#random.chance(1))
      return this.#random.pick(['x', 'F'.repeat(48), this.#random.hex(47), this.#random.hex(49)]);
    const requestKey = this.#random.hex(48);
    this.#sent.push({ command, requestKey, at });
    if (this.#sent.length > 400) this.#sent.splice(0, 200);
    return requestKey;
  }

  /** In a few cases a request that was sent before, as it was or with another body. */
  repeat(at: number): { command: Command; requestKey: string } | null {
    const random = this.#random;
    if (this.#sent.length === 0 || !random.chance(4)) return null;
    const recent = this.#sent.filter((sent) => at - sent.at < 3_600_000);
    const sent = random.pick(recent.length > 0 && random.chance(70) ? recent : this.#sent);
    if (random.chance(70)) return { command: sent.command, requestKey: sent.requestKey };
    return { command: sent.command, requestKey: sent.requestKey.slice(0, 32) + random.hex(16) };
  }
}
