import { identityPath } from '../routes.ts';

/** How long the reason is read before the page changes. */
export const identityDelayMs = 1_200;

interface Parts {
  /** Where the customer is, with the parameters of the address. */
  path: () => string;
  say: (text: string) => void;
  leave: (path: string) => void;
}

/**
 * Leads whoever needs a verified identity to where it is verified, a moment after it was said why. What was typed stays in
 * its draft, and the way back is in the address.
 */
export class IdentityRedirect {
  readonly #parts: Parts;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  required(why: string): void {
    this.#parts.say(why);
    const from = this.#parts.path();
    if (this.#timer !== undefined || from.startsWith(identityPath)) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // Who has gone elsewhere meanwhile is led nowhere.
      if (this.#parts.path() === from) this.#parts.leave(from);
    }, identityDelayMs);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
