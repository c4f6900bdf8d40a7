import type { Factors } from '@auric/api/people/factors';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { AccessChange } from '../access-change.ts';
import type { Confirmation, SignedIn } from '../confirmation.ts';
import { contactOf, type Customer } from '../directory.ts';
import type { Standing } from '../standing.ts';
import { type Passkeys, passkeysMax } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { customerSubject, type GivenFactor, type SecondFactor } from './second-factor.ts';
import type { Totp } from './totp.ts';

export interface FactorSettingsParts {
  db: Kysely<Database>;
  access: AccessChange;
  confirmation: Confirmation;
  standing: Standing;
  secondFactor: SecondFactor;
  totp: Totp;
  passkeys: Passkeys;
  recoveryCodes: RecoveryCodes;
}

/** What proves who somebody is: the password, and the second factor where one is set. */
export interface Proof extends GivenFactor {
  readonly login_password: string;
}

type FactorEvent = 'totp_added' | 'totp_removed' | 'passkey_added' | 'passkey_removed' | 'recovery_codes_renewed';

const toldAs = {
  totp_added: 'factor_added',
  passkey_added: 'factor_added',
  totp_removed: 'factor_removed',
  passkey_removed: 'factor_removed',
  recovery_codes_renewed: 'recovery_codes_renewed',
} as const;

/**
 * Sets and removes second factors. Every change ends the other sessions and tells the owner; every one but the first
 * holds the exits for a day. The first opens nothing that was closed before.
 */
export class FactorSettings {
  readonly #parts: FactorSettingsParts;

  constructor(parts: FactorSettingsParts) {
    this.#parts = parts;
  }

  async state(id: number): Promise<Factors> {
    const { db, totp, passkeys, recoveryCodes } = this.#parts;
    const customer = await customerOf(db, id);
    const held = await passkeys.of(id);
    return {
      totp_since: await totp.confirmedAt(customerSubject(id)),
      passkeys: held.map(({ id: key, name, created_at, last_used_at, synced }) => ({
        id: key,
        name,
        created_at,
        last_used_at,
        synced,
      })),
      recovery_codes_left: await recoveryCodes.left(customerSubject(id)),
      pay_password: customer.pay_password_hash !== null,
      anti_phishing_code: customer.anti_phishing,
    };
  }

  async beginTotp(who: SignedIn, proof: Proof): Promise<{ secret: string; uri: string }> {
    const { confirmation, totp } = this.#parts;
    const before = async ({ id }: Customer): Promise<void> => {
      if ((await totp.confirmedAt(customerSubject(id))) !== null) throw new Refusal('totp_already_set');
    };
    const customer = await confirmation.byPassword(who, proof.login_password, proof, { before });
    const begun = await totp.begin(customerSubject(customer.id), labelOf(customer));
    if (begun === null) throw new Refusal('totp_already_set');
    return begun;
  }

  /** Returns the recovery codes, where there were none. */
  async confirmTotp(who: SignedIn, code: string): Promise<string[]> {
    const { db, totp } = this.#parts;
    const subject = customerSubject(who.customer);
    const fits = await totp.fitsBegun(subject, code);
    if (fits === null) throw new Refusal('factor_setup_expired');
    if (!fits) throw new Refusal('second_factor_wrong', 'code');
    const customer = await customerOf(db, who.customer);
    return this.#change(customer, who, 'totp_added', async (trx) => {
      if (!(await totp.confirm(subject, code, trx))) throw new Refusal('second_factor_wrong', 'code');
      return this.#codesWhereNone(customer.id, trx);
    });
  }

  async removeTotp(who: SignedIn, proof: Proof): Promise<void> {
    const { confirmation, totp } = this.#parts;
    const subject = customerSubject(who.customer);
    if ((await totp.confirmedAt(subject)) === null) throw new Refusal('factor_not_set');
    const customer = await confirmation.byPassword(who, proof.login_password, proof);
    await this.#change(customer, who, 'totp_removed', async (trx) => {
      await totp.remove(subject, trx);
      await this.#forgetCodesOfNothing(customer.id, trx);
    });
  }

  async beginPasskey(who: SignedIn, proof: Proof): Promise<string> {
    const { confirmation, passkeys } = this.#parts;
    const before = async ({ id }: Customer): Promise<void> => {
      if ((await passkeys.of(id)).length >= passkeysMax)
        throw new Refusal('passkeys_too_many', undefined, { limit: passkeysMax });
    };
    const customer = await confirmation.byPassword(who, proof.login_password, proof, { before });
    return passkeys.beginToAdd({ id: customer.id, label: labelOf(customer) }, who.session, who.visitor);
  }

  /** Returns the recovery codes, where there were none. */
  async addPasskey(who: SignedIn, answer: string, name: string): Promise<string[]> {
    const { db, passkeys } = this.#parts;
    const made = await passkeys.checkNew(answer, who.session, who.visitor);
    const customer = await customerOf(db, who.customer);
    return this.#change(customer, who, 'passkey_added', async (trx) => {
      await passkeys.add(customer.id, name, made, trx);
      return this.#codesWhereNone(customer.id, trx);
    });
  }

  async renamePasskey(customer: number, id: string, name: string): Promise<void> {
    if (!(await this.#parts.passkeys.rename(customer, id, name))) throw new Refusal('passkey_unknown', 'id');
  }

  async removePasskey(who: SignedIn, id: string, proof: Proof): Promise<void> {
    const { confirmation, passkeys } = this.#parts;
    if (!(await passkeys.of(who.customer)).some((one) => one.id === id)) throw new Refusal('passkey_unknown', 'id');
    const customer = await confirmation.byPassword(who, proof.login_password, proof);
    await this.#change(customer, who, 'passkey_removed', async (trx) => {
      await passkeys.remove(customer.id, id, trx);
      await this.#forgetCodesOfNothing(customer.id, trx);
    });
  }

  async renewRecoveryCodes(who: SignedIn, proof: Proof): Promise<string[]> {
    const { confirmation, secondFactor, recoveryCodes } = this.#parts;
    if ((await secondFactor.methodsOf(who.customer)).length === 0) throw new Refusal('factor_not_set');
    const customer = await confirmation.byPassword(who, proof.login_password, proof);
    return this.#change(customer, who, 'recovery_codes_renewed', (trx) =>
      recoveryCodes.renew(customerSubject(customer.id), trx),
    );
  }

  async #change<T>(
    customer: Customer,
    { session, visitor }: SignedIn,
    event: FactorEvent,
    change: (db: Kysely<Database>) => Promise<T>,
  ): Promise<T> {
    const { access, standing, secondFactor } = this.#parts;
    const isFirst = (await secondFactor.methodsOf(customer.id)).length === 0;
    const first = isFirst ? async (): Promise<void> => {} : () => standing.hold(customer.id);
    const tale = { kind: toldAs[event], values: {} };
    return access.make(customer, { visitor, kept: { session }, event, tale, first }, change);
  }

  async #codesWhereNone(customer: number, trx: Kysely<Database>): Promise<string[]> {
    const { recoveryCodes } = this.#parts;
    const subject = customerSubject(customer);
    return (await recoveryCodes.left(subject, trx)) > 0 ? [] : recoveryCodes.renew(subject, trx);
  }

  /** Recovery codes stand in for a factor; without one there is nothing to stand in for. */
  async #forgetCodesOfNothing(customer: number, trx: Kysely<Database>): Promise<void> {
    const { secondFactor, recoveryCodes } = this.#parts;
    const left = await secondFactor.methodsOf(customer, trx);
    if (left.every((method) => method === 'recovery_code')) await recoveryCodes.remove(customerSubject(customer), trx);
  }
}

/** How an app or an authenticator names the account. */
function labelOf(customer: Customer): string {
  return contactOf(customer) ?? customer.account ?? String(customer.id);
}

function customerOf(db: Kysely<Database>, id: number): Promise<Customer> {
  return db.selectFrom('people.customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
