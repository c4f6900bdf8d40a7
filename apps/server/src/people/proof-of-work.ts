import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../edge/refusal.ts';

const lifeMs = 120_000;
/** Each doubling of the work is a step; a browser does the last one in some twenty seconds. */
const stepsMost = 5;
const excessPerStep = 4;
const proofPattern = /^(\d{1,2})\.(\d{1,15})\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43}):([0-9a-z]{1,16})$/;

/**
 * Makes somebody pay with work where their allowance is used up (hashcash): the answer to a challenge is a text whose
 * SHA-256 begins with so many zero bits. A challenge is signed, good for two minutes, for one subject, and once.
 */
export class ProofOfWork {
  readonly #key: Buffer;
  readonly #bits: number;
  readonly #now: () => number;
  /** Challenges that have been answered, and when they would have ended. Each entry cost its sender the work. */
  readonly #spent = new Map<string, number>();

  constructor(key: Buffer, bits: number, now: () => number) {
    this.#key = key;
    this.#bits = bits;
    this.#now = now;
  }

  /** Refuses (`proof_of_work_required`) an act of `subject` without a proof; the further beyond its allowance, the more work. */
  demand(subject: string, proof: string, excess: number): void {
    if (this.#accepts(subject, proof)) return;
    const bits = this.#bits + Math.min(stepsMost, Math.floor(excess / excessPerStep));
    throw new Refusal('proof_of_work_required', undefined, { challenge: this.#challenge(subject, bits), bits });
  }

  #challenge(subject: string, bits: number): string {
    const head = `${bits}.${this.#now() + lifeMs}.${randomBytes(12).toString('base64url')}`;
    return `${head}.${this.#sign(subject, head).toString('base64url')}`;
  }

  #accepts(subject: string, proof: string): boolean {
    const match = proofPattern.exec(proof);
    if (match === null) return false;
    const [, bits = '', until = '', random = '', signature = ''] = match;
    const wanted = this.#sign(subject, `${bits}.${until}.${random}`);
    if (!timingSafeEqual(wanted, Buffer.from(signature, 'base64url'))) return false;
    if (Number(until) <= this.#now() || this.#spent.has(signature)) return false;
    if (zeroBitsOf(createHash('sha256').update(proof).digest()) < Number(bits)) return false;
    this.#forgetEnded();
    this.#spent.set(signature, Number(until));
    return true;
  }

  #sign(subject: string, head: string): Buffer {
    return createHmac('sha256', this.#key).update(`${subject}\n${head}`).digest();
  }

  #forgetEnded(): void {
    const now = this.#now();
    for (const [signature, until] of this.#spent) {
      if (until > now) break;
      this.#spent.delete(signature);
    }
  }
}

function zeroBitsOf(digest: Buffer): number {
  let bits = 0;
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
