import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { networkOf } from '../edge/network.ts';
import { Refusal } from '../edge/refusal.ts';
import { type Customer, findCustomer } from './directory.ts';
import type { ChallengePurpose } from './factors/challenges.ts';
import type { Passkeys } from './factors/passkeys.ts';
import type { GivenFactor, SecondFactor } from './factors/second-factor.ts';
import { readLoginName } from './identifier.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginHistory } from './login-history.ts';
import type { LoginName, PasswordCheck } from './password-check.ts';
import type { RecoveryRequests } from './recovery-requests.ts';
import type { SessionOpening } from './session-opening.ts';
import { requesterOf, type Visitor } from './visitor.ts';

export interface LoginParts {
  db: Kysely<Database>;
  passwordCheck: PasswordCheck;
  devices: KnownDevices;
  history: LoginHistory;
  passkeys: Passkeys;
  secondFactor: SecondFactor;
  recovery: RecoveryRequests;
  sessionOpening: SessionOpening;
}

/** Signs customers in. */
export class Login {
  readonly #parts: LoginParts;

  constructor(parts: LoginParts) {
    this.#parts = parts;
  }

  /** By the password and, where one is set, the second factor. Returns the token of a new session. */
  async login(name: LoginName, password: string, given: GivenFactor, visitor: Visitor): Promise<string> {
    const { history, passwordCheck, secondFactor } = this.#parts;
    const { customer, familiar } = await passwordCheck.check(name, password, visitor);
    const ask = { purposes: guestPurposes(visitor), field: 'code', visitor } as const;
    const proven = await secondFactor.demand(customer, given, ask).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'second_factor_required')
        history.addFailure(customer.id, visitor);
      throw error;
    });
    return this.#open(customer, visitor, familiar, proven);
  }

  /** What a browser needs to ask for a passkey, of whoever has one. */
  beginPasskey(visitor: Visitor): Promise<string> {
    return this.#parts.passkeys.beginToAsk(null, guestPurposes(visitor)[0], visitor);
  }

  /**
   * By a passkey, which is two factors in one. Where a name was typed it must be that customer's; a name that is nobody's
   * is answered like one whose passkey it isn't.
   */
  async loginByPasskey(answer: string, name: LoginName | null, visitor: Visitor): Promise<string> {
    const { db, devices, passkeys } = this.#parts;
    const owner = await passkeys.check(answer, { customer: null, purposes: guestPurposes(visitor) }, visitor);
    const query = db.selectFrom('people.customer').selectAll().where('id', '=', owner);
    const customer = await query.executeTakeFirstOrThrow();
    const named = name === null ? customer : await findCustomer(db, readLoginName(name.userString, name.areaCode));
    if (named?.id !== owner) throw new Refusal('passkey_unknown', 'passkey');
    const { familiar } = await devices.look(owner, visitor);
    return this.#open(customer, visitor, familiar, true);
  }

  /** A second factor that was used is not lost, so nobody is to be let in without it. */
  #open(customer: Customer, visitor: Visitor, familiar: boolean, proven: boolean): Promise<string> {
    const { recovery, sessionOpening } = this.#parts;
    const meanwhile = proven
      ? (trx: Kysely<Database>) => recovery.withdraw(customer.id, trx)
      : async (): Promise<void> => {};
    return sessionOpening.open(customer, visitor, familiar, meanwhile);
  }
}

/**
 * A browser that is not signed in answers the challenges that it asked for. One that only got its mark with the challenge
 * had asked as its network.
 */
export function guestPurposes(visitor: Visitor): [ChallengePurpose, ...ChallengePurpose[]] {
  const network = `guest network:${networkOf(visitor.address)}` as const;
  return visitor.marked ? [`guest ${requesterOf(visitor)}`, network] : [network];
}
