import type { ErrorCode } from '@auric/api';
import { networkOf } from '../edge/network.ts';
import { Refusal } from '../edge/refusal.ts';
import type { Allowances, AllowanceRule } from './allowance.ts';
import type { Customer } from './directory.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Attack, Notices } from './notices.ts';
import type { Visitor } from './visitor.ts';

const hourMs = 3_600_000;

/** How many wrong guesses at one account there may be; each counts until it is forgotten. */
export interface GuessRules {
  readonly failuresOfStrangers: number;
  readonly failuresOfNetwork: number;
  readonly failuresOfDevices: number;
  readonly failureForgottenMs: number;
}

/** What is guessed at: the first part of its subjects, the refusal when nothing is left, and what the owner is told. */
interface GuessedThing {
  readonly prefix: 'guess' | 'factor-guess';
  readonly usedUp: ErrorCode;
  readonly attack: Attack;
}

/** Whose limits count: `customer:<id>`, or `name:<name>` where there is no such customer. */
export interface GuessedAccount {
  readonly subject: string;
  readonly customer: Customer | null;
}

export interface GuessesParts {
  devices: KnownDevices;
  allowances: Allowances;
  notices: Notices;
  rules: GuessRules;
}

/** Each subject that one guess counts against, with what it allows. */
type Budget = readonly (readonly [subject: string, rule: AllowanceRule])[];

/**
 * Wrong guesses at what has six digits, counted against the account over days: they are only as good as the number of
 * guesses that anybody gets. An own device has a budget of its own, which no stranger can use up.
 */
export class Guesses {
  readonly #parts: GuessesParts;
  readonly #thing: GuessedThing;

  constructor(parts: GuessesParts, thing: GuessedThing) {
    this.#parts = parts;
    this.#thing = thing;
  }

  /** Counts a guess before it is looked at; returns how to give it back. Refuses where none is left, and says for how long. */
  async count(account: GuessedAccount, field: string, visitor: Visitor): Promise<() => Promise<void>> {
    const { allowances, notices } = this.#parts;
    const budget = await this.#budgetOf(account, visitor);
    for (const [index, [subject, rule]] of budget.entries()) {
      const { within, waitMs } = await allowances.take(subject, rule);
      if (within) continue;
      await this.#giveBack(budget.slice(0, index));
      if (account.customer !== null) notices.tellOfAttack(account.customer.id, this.#thing.attack);
      throw new Refusal(this.#thing.usedUp, field, { hours: Math.max(1, Math.ceil(waitMs / hourMs)) });
    }
    return () => this.#giveBack(budget);
  }

  async #giveBack(budget: Budget): Promise<void> {
    for (const [subject, rule] of budget) await this.#parts.allowances.giveBack(subject, rule);
  }

  async #budgetOf({ customer, subject }: GuessedAccount, visitor: Visitor): Promise<Budget> {
    const { devices, rules } = this.#parts;
    const { prefix } = this.#thing;
    const ruleOf = (atOnce: number): AllowanceRule => ({ atOnce, backEveryMs: rules.failureForgottenMs });
    const { own } = await devices.look(customer?.id ?? null, visitor);
    if (own) return [[`${prefix}/device/${subject}`, ruleOf(rules.failuresOfDevices)]];
    return [
      [`${prefix}/network/${subject}/${networkOf(visitor.address)}`, ruleOf(rules.failuresOfNetwork)],
      [`${prefix}/stranger/${subject}`, ruleOf(rules.failuresOfStrangers)],
    ];
  }
}
