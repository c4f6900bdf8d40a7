import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { HOTP, Secret, TOTP } from 'otpauth';
import type { Database } from '../../db/database.ts';
import type { Sealing } from '../../sealing/sealing.ts';

/** RFC 6238 as every authenticator app understands it: SHA-1, six digits, a step of 30 seconds. */
const stepMs = 30_000;
const digits = 6;
/** RFC 4226, section 4: 160 bits. */
const secretBytes = 20;
/** A clock may be a step early or late. */
const tolerance = [-1, 0, 1] as const;
/** Whoever has not confirmed a secret within this time begins again. */
const unconfirmedKeptMs = 3_600_000;

/** Whose authenticator it is; the kind is part of the name, so that no customer can pass for an operator. */
export type FactorSubject = `customer/${number}` | `operator/${number}`;

/** A new secret: as text for typing, and as the address that a QR code carries. */
export interface NewTotp {
  readonly secret: string;
  readonly uri: string;
}

export interface TotpParts {
  db: Kysely<Database>;
  sealing: Sealing;
  /** What authenticator apps show above the code. */
  issuer: string;
  now: () => number;
}

/**
 * Codes of authenticator apps (RFC 6238). A code is good for its own step and the ones beside it, and once: the step
 * that was used is stored by the statement that checks it, so that of two that come at once one is refused, and none
 * before it comes back. How often somebody may guess is the caller's to count.
 */
export class Totp {
  readonly #parts: TotpParts;
  /** Worked through where there is no secret, so that the answer takes as long as with one. */
  readonly #nobody = new Secret({ size: secretBytes });

  constructor(parts: TotpParts) {
    this.#parts = parts;
  }

  /**
   * Makes a secret that counts from `confirm` on, and replaces one that was never confirmed. Null where a confirmed one
   * stands: it is removed first. `label` is the name of the account in the app.
   */
  async begin(
    subject: FactorSubject,
    label: string,
    secret = new Secret({ size: secretBytes }),
  ): Promise<NewTotp | null> {
    const { db, sealing, issuer, now } = this.#parts;
    const row = { sealed: sealing.seal(secret.bytes, contextOf(subject)), created_at: now(), last_step: 0 };
    const begun = await db
      .insertInto('people.totp')
      .values({ subject, ...row })
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet(row).where('people.totp.confirmed_at', 'is', null),
      )
      .returning('subject')
      .executeTakeFirst();
    if (begun === undefined) return null;
    return { secret: secret.base32, uri: new TOTP({ issuer, label, secret }).toString() };
  }

  /** Puts a new secret to use by its first code; false where the code is wrong or nothing was begun. */
  confirm(subject: FactorSubject, code: string, db: Kysely<Database> = this.#parts.db): Promise<boolean> {
    return this.#use(subject, code, db, false);
  }

  /** Whether `code` is right, which it is once. Costs the same where the subject has no authenticator. */
  check(subject: FactorSubject, code: string, db: Kysely<Database> = this.#parts.db): Promise<boolean> {
    return this.#use(subject, code, db, true);
  }

  /** Whether a code would confirm what was begun, without using it; null where nothing was. */
  async fitsBegun(subject: FactorSubject, code: string): Promise<boolean | null> {
    const row = await this.#parts.db
      .selectFrom('people.totp')
      .select('sealed')
      .where('subject', '=', subject)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    return row === undefined ? null : matchingStep(this.#open(subject, row.sealed), code, this.#parts.now()) !== null;
  }

  /** Since when the subject signs in by codes, in Unix ms; null where it doesn't. */
  async confirmedAt(subject: FactorSubject, db: Kysely<Database> = this.#parts.db): Promise<number | null> {
    const row = await db
      .selectFrom('people.totp')
      .select('confirmed_at')
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row?.confirmed_at ?? null;
  }

  async remove(subject: FactorSubject, db: Kysely<Database> = this.#parts.db): Promise<void> {
    await db.deleteFrom('people.totp').where('subject', '=', subject).execute();
  }

  /** Forgets secrets that were shown and never confirmed. */
  async sweep(): Promise<void> {
    const { db, now } = this.#parts;
    await db
      .deleteFrom('people.totp')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<=', now() - unconfirmedKeptMs)
      .execute();
  }

  async #use(subject: FactorSubject, code: string, db: Kysely<Database>, confirmed: boolean): Promise<boolean> {
    const now = this.#parts.now();
    const row = await db
      .selectFrom('people.totp')
      .select(['sealed', 'confirmed_at'])
      .where('subject', '=', subject)
      .where('confirmed_at', confirmed ? 'is not' : 'is', null)
      .executeTakeFirst();
    const secret = row === undefined ? this.#nobody : this.#open(subject, row.sealed);
    const step = matchingStep(secret, code, now);
    const used = await db
      .updateTable('people.totp')
      .set({ last_step: step ?? 0, confirmed_at: row?.confirmed_at ?? now })
      .where('subject', '=', subject)
      .where('sealed', '=', row?.sealed ?? Buffer.alloc(0))
      .where('confirmed_at', confirmed ? 'is not' : 'is', null)
      .where('last_step', '<', step ?? 0)
      .returning('subject')
      .executeTakeFirst();
    return used !== undefined;
  }

  #open(subject: FactorSubject, sealed: Buffer): Secret {
    const bytes = Uint8Array.from(this.#parts.sealing.open(sealed, contextOf(subject)));
    return new Secret({ buffer: bytes.buffer });
  }
}

/** The newest step that a code is right for, null where there is none. All of them are tried, whichever fits. */
function matchingStep(secret: Secret, code: string, now: number): number | null {
  const current = Math.floor(now / stepMs);
  const typed = Buffer.from(code.padEnd(digits).slice(0, 2 * digits));
  let found: number | null = null;
  for (const offset of tolerance) {
    const right = Buffer.from(HOTP.generate({ secret, counter: current + offset, digits }));
    if (typed.length === right.length && timingSafeEqual(typed, right)) found = current + offset;
  }
  return found;
}

function contextOf(subject: FactorSubject): string {
  return `totp ${subject}`;
}
