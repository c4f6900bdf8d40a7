import type { Scene } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { networkOf } from '../edge/network.ts';
import { Refusal } from '../edge/refusal.ts';
import { type Addressee, addresseeOf } from './addressee.ts';
import type { Allowances, AllowanceRule } from './allowance.ts';
import type { CheckedCode, Codes } from './codes.ts';
import type { Identifier } from './identifier.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Notices } from './notices.ts';
import type { Visitor } from './visitor.ts';

export interface CodeCheckingParts {
  db: Kysely<Database>;
  codes: Codes;
  devices: KnownDevices;
  allowances: Allowances;
  notices: Notices;
  rules: Config['codes'];
}

/** Each subject that one guess counts against, with what it allows. */
type Budget = readonly (readonly [subject: string, rule: AllowanceRule])[];

/**
 * Checks verification codes. Wrong ones count against the account over days and across codes: six digits are only as
 * good as the number of guesses that anybody gets. An own device has a budget of its own, which no stranger can use up.
 */
export class CodeChecking {
  readonly #parts: CodeCheckingParts;

  constructor(parts: CodeCheckingParts) {
    this.#parts = parts;
  }

  /**
   * Checks a code without using it up. A guess is counted before it is looked at and given back when it was right, or
   * when there was no code to guess at. Refuses `code_wrong`, `code_expired`, `code_guesses_used_up`.
   */
  async check(
    identifier: Identifier,
    scene: Scene,
    code: string,
    visitor: Visitor,
  ): Promise<{ addressee: Addressee; checked: CheckedCode }> {
    const { db, codes, allowances } = this.#parts;
    const addressee = await addresseeOf(db, identifier, scene);
    const budget = await this.#budgetOf(addressee, visitor);
    await this.#count(addressee, budget);
    const checked = await codes.check({ address: addressee.address, scene, visitor }, code);
    if (checked === 'wrong') throw new Refusal('code_wrong', 'code');
    for (const [subject, rule] of budget) await allowances.giveBack(subject, rule);
    if (checked === 'none') throw new Refusal('code_expired', 'code');
    return { addressee, checked };
  }

  async #budgetOf({ customer, subject }: Addressee, visitor: Visitor): Promise<Budget> {
    const { devices, rules } = this.#parts;
    const ruleOf = (atOnce: number): AllowanceRule => ({ atOnce, backEveryMs: rules.failureForgottenMs });
    const { own } = await devices.look(customer?.id ?? null, visitor);
    if (own) return [[`guess/device/${subject}`, ruleOf(rules.failuresOfDevices)]];
    return [
      [`guess/network/${subject}/${networkOf(visitor.address)}`, ruleOf(rules.failuresOfNetwork)],
      [`guess/stranger/${subject}`, ruleOf(rules.failuresOfStrangers)],
    ];
  }

  async #count({ customer }: Addressee, budget: Budget): Promise<void> {
    const { allowances, notices } = this.#parts;
    for (const [index, [subject, rule]] of budget.entries()) {
      const { within, waitMs } = await allowances.take(subject, rule);
      if (within) continue;
      for (const [counted, countedRule] of budget.slice(0, index)) await allowances.giveBack(counted, countedRule);
      if (customer !== null) notices.tellOfAttack(customer.id, 'codes_guessed');
      const hours = Math.max(1, Math.ceil(waitMs / 3_600_000));
      throw new Refusal('code_guesses_used_up', 'code', { hours });
    }
  }
}
