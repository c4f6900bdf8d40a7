import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Language } from '@auric/api';
import { type Carriers, carryLetter } from './carriers/carrier.ts';
import { codeWords } from './wording.ts';

/** More than a provider that works ever has under way; codes beyond are lost, and their customers ask again. */
const underWayMax = 256;

export interface CodeLetter {
  readonly recipient: string;
  readonly scene: string;
  readonly code: string;
  /** What the customer agreed with us to know our mail by; empty for none, and for strangers. */
  readonly phrase: string;
  readonly lang: Language;
}

/**
 * Sends verification codes. They live for minutes, so they are neither stored as messages nor tried again, and go out
 * after the answer: how long it takes must not say whether there was anybody to send one to.
 */
export class CodePost {
  readonly #carriers: Carriers;
  readonly #failed: (error: unknown) => void;
  readonly #underWay = new Set<Promise<void>>();

  constructor(carriers: Carriers, failed: (error: unknown) => void) {
    this.#carriers = carriers;
    this.#failed = failed;
  }

  /** Sends a code, without waiting for it. */
  send(letter: CodeLetter): void {
    if (this.#underWay.size >= underWayMax) return this.#failed(new Error('Too many codes are under way.'));
    const sent: Promise<void> = this.#carry(letter)
      .catch(this.#failed)
      .finally(() => this.#underWay.delete(sent));
    this.#underWay.add(sent);
  }

  /** Comes back when every code that was given until now has gone or failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #carry({ recipient, scene, code, phrase, lang }: CodeLetter): Promise<void> {
    await setImmediate();
    await carryLetter(this.#carriers, {
      id: `code-${randomUUID()}`,
      medium: recipient.includes('@') ? 'mail' : 'sms',
      recipient,
      scene,
      code,
      ...codeWords(code, lang),
      path: null,
      freezePath: '',
      phrase,
      optional: false,
      lang,
    });
  }
}
