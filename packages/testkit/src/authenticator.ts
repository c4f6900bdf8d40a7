import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

/** An authenticator app with a secret (RFC 6238). */
export class Authenticator {
  readonly #secret: Secret;
  #step = 0;

  constructor(secret: string) {
    this.#secret = Secret.fromBase32(secret);
  }

  /** A code that was not given yet: each is good once, and the one after the present is good already. */
  code(): string {
    this.#step = Math.max(this.#step + 1, Math.floor(Date.now() / stepMs));
    return TOTP.generate({ secret: this.#secret, timestamp: this.#step * stepMs });
  }
}
