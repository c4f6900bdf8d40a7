import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Turns } from '../turns.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const derive = promisify(argon2);

/**
 * Hashes and verifies passwords. At most two hashes run at once and at most 64 wait, so that a flood of logins costs
 * neither the memory nor the cores that trading needs; beyond that the caller is told to come back.
 */
export class Passwords {
  readonly #turns = new Turns({ running: 2, waitingMost: 64, full: 'too many passwords are being checked' });
  /** Verified where there is no such person, so that the answer takes as long as with one. */
  #nobody: Promise<string> | null = null;

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const tag = await this.#derive(password, salt, cost);
    const { memory, passes, parallelism } = cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
  }

  /** Whether `password` is the one that `stored` was made of; `stored` null costs the same and is false. */
  async verify(password: string, stored: string | null): Promise<boolean> {
    this.#nobody ??= this.hash(randomBytes(16).toString('hex'));
    const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? (await this.#nobody));
    if (match === null) throw new Error('A stored password hash is not argon2id.');
    const [, memory, passes, parallelism, salt = '', tag = ''] = match;
    const wanted = Buffer.from(tag, 'base64');
    const found = await this.#derive(password, Buffer.from(salt, 'base64'), {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    });
    return timingSafeEqual(found, wanted) && stored !== null;
  }

  #derive(password: string, salt: Buffer, work: typeof cost): Promise<Buffer> {
    const message = Buffer.from(password.normalize('NFKC'), 'utf8');
    return this.#turns.take(() => derive('argon2id', { message, nonce: salt, tagLength, ...work }));
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
