import type { Scene } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import { type Addressee, addresseeOf } from './addressee.ts';
import type { CheckedCode, Codes } from './codes.ts';
import type { Guesses } from './guesses.ts';
import type { Identifier } from './identifier.ts';
import type { Visitor } from './visitor.ts';

export interface CodeCheckingParts {
  db: Kysely<Database>;
  codes: Codes;
  guesses: Guesses;
}

/** Checks verification codes; wrong ones count against the account, whatever codes they were for. */
export class CodeChecking {
  readonly #parts: CodeCheckingParts;

  constructor(parts: CodeCheckingParts) {
    this.#parts = parts;
  }

  /**
   * Checks a code without using it up. A guess is counted before it is looked at and given back when it was right, or
   * when there was no code to guess at. Refuses `code_wrong`, `code_expired`, `code_guesses_used_up`; `field` is the
   * parameter that carried the code.
   */
  async check(
    identifier: Identifier,
    scene: Scene,
    code: string,
    visitor: Visitor,
    field = 'code',
  ): Promise<{ addressee: Addressee; checked: CheckedCode }> {
    const { db, codes, guesses } = this.#parts;
    const addressee = await addresseeOf(db, identifier, scene);
    const giveBack = await guesses.count(addressee, field, visitor);
    const checked = await codes.check({ address: addressee.address, scene, visitor }, code);
    if (checked === 'wrong') throw new Refusal('code_wrong', field);
    await giveBack();
    if (checked === 'none') throw new Refusal('code_expired', field);
    return { addressee, checked };
  }
}
