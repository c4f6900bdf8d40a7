import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Scene } from '@auric/api';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import { networkOf } from '../edge/network.ts';
import { requesterOf, type Visitor } from './visitor.ts';

const hourMs = 3_600_000;

/** What a code is bound to: where it was sent, for which purpose, and who had asked for it. */
export interface CodeKey {
  readonly address: string;
  readonly scene: Scene;
  readonly visitor: Visitor;
}

/** A code that was found right: what its use needs. */
export interface CheckedCode {
  readonly address: string;
  readonly scene: Scene;
  readonly requester: string;
  readonly hash: Buffer;
}

/**
 * Verification codes. A code belongs to one address, one purpose and one requester, works once, and dies after a few
 * wrong tries; every check is one statement, so that parallel guesses are counted one by one. Nobody else's request
 * replaces it and nobody else's guesses use it up. Codes are stored keyed with the server's secret.
 */
export class Codes {
  readonly #db: Kysely<Database>;
  readonly #rules: Config['codes'];
  readonly #key: Buffer;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, rules: Config['codes'], key: Buffer, now: () => number) {
    this.#db = db;
    this.#rules = rules;
    this.#key = key;
    this.#now = now;
  }

  /**
   * Makes a code that replaces the requester's own one before. Refuses (`code_too_soon`) when that was sent a moment
   * ago. One that reaches nobody (`reaches` false) is stored as something that no code fits.
   */
  async make({ address, scene, visitor }: CodeKey, reaches: boolean): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const now = this.#now();
    const hash = this.#hash(address, scene, reaches ? code : randomBytes(16).toString('hex'));
    const requester = requesterOf(visitor);
    const made = await sql`
      insert into people.code as c (address, scene, requester, code_hash, tries, sent_at, expires_at)
      values (${address}, ${scene}, ${requester}, ${hash}, 0, ${now}, ${now + this.#rules.lifeMs})
      on conflict (address, scene, requester) do update set
        code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at
      where c.sent_at <= ${now - this.#rules.betweenMs}
      returning 1`.execute(this.#db);
    if (made.rows.length === 0) await this.#refuseTooSoon(address, scene, requester, now);
    return code;
  }

  /**
   * Checks a code without using it up; a wrong one costs a try. Who asked without a mark is known by the network alone
   * and may come back with one.
   */
  async check({ address, scene, visitor }: CodeKey, code: string): Promise<CheckedCode | 'wrong' | 'none'> {
    const hash = this.#hash(address, scene, code);
    const requester = requesterOf(visitor);
    const network = `network:${networkOf(visitor.address)}`;
    const checked = await sql<{ right: boolean; requester: string }>`
      update people.code set tries = tries + case when code_hash = ${hash} then 0 else 1 end
      where address = ${address} and scene = ${scene} and expires_at > ${this.#now()} and tries < ${this.#rules.tries}
        and requester = (
          select requester from people.code
          where address = ${address} and scene = ${scene} and requester in (${requester}, ${network})
          order by requester = ${requester} desc limit 1)
      returning code_hash = ${hash} as "right", requester`.execute(this.#db);
    const row = checked.rows[0];
    if (row === undefined) return 'none';
    return row.right ? { address, scene, requester: row.requester, hash } : 'wrong';
  }

  /** Uses a code that `check` found right, inside the transaction of the act that it allows. */
  async use(db: Kysely<Database>, { address, scene, requester, hash }: CheckedCode): Promise<void> {
    const used = await db
      .updateTable('people.code')
      .set({ expires_at: 0 })
      .where('address', '=', address)
      .where('scene', '=', scene)
      .where('requester', '=', requester)
      .where('code_hash', '=', hash)
      .where('expires_at', '>', this.#now())
      .where('tries', '<', this.#rules.tries)
      .returning('address')
      .execute();
    if (used.length === 0) throw new Refusal('code_expired', 'code');
  }

  /** Forgets codes whose limits have passed too. */
  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('people.code')
      .where('sent_at', '<=', this.#now() - hourMs)
      .where('expires_at', '<=', this.#now())
      .execute();
  }

  #hash(address: string, scene: string, code: string): Buffer {
    return createHmac('sha256', this.#key).update(`${scene}\n${address}\n${code}`).digest();
  }

  async #refuseTooSoon(address: string, scene: string, requester: string, now: number): Promise<never> {
    const row = await this.#db
      .selectFrom('people.code')
      .select('sent_at')
      .where('address', '=', address)
      .where('scene', '=', scene)
      .where('requester', '=', requester)
      .executeTakeFirst();
    const waitMs = Number(row?.sent_at ?? now) + this.#rules.betweenMs - now;
    throw new Refusal('code_too_soon', undefined, { retry_in: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
}
