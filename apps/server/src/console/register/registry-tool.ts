import type { Role } from '@auric/api/console/values';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { Totp } from '../../people/factors/totp.ts';
import { Passwords } from '../../people/passwords.ts';
import { loadSealingKeys } from '../../sealing/sealing-keys.ts';
import { Sealing } from '../../sealing/sealing.ts';
import { StartRefused } from '../../start-refused.ts';
import { OperatorRegister, type RegisteredOperator } from './operator-register.ts';

const stepMs = 30_000;

/** A demo operator as somebody signs in who has never seen the console. */
export interface DemoOperator {
  readonly id: number;
  readonly name: string;
  readonly password: string;
  readonly roles: readonly Role[];
  /** For an authenticator app, as text and as the address that a QR code carries. */
  readonly secret: string;
  readonly uri: string;
}

/**
 * What the command line does with operators, without a server or beside one. No exchange is at hand to journal it, so it
 * is written down in the same transaction for the server, which journals it as an act of nobody.
 */
export class RegistryTool {
  readonly #db: Kysely<Database>;
  readonly #config: Config;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, config: Config, now: () => number) {
    this.#db = db;
    this.#config = config;
    this.#now = now;
  }

  add(name: string, roles: readonly Role[]): Promise<{ id: number; password: string }> {
    return this.#db.transaction().execute(async (trx) => {
      const added = await this.#registerIn(trx).add(name, roles, null);
      await this.#note(trx, 'operator.add', added.id, { name, roles });
      return added;
    });
  }

  list(): Promise<RegisteredOperator[]> {
    return this.#db.selectFrom('console.operator').selectAll().orderBy('name').execute();
  }

  /** Shuts an operator out at once, the last admin too: whoever has the machine can add another one. */
  async disable(name: string): Promise<void> {
    const { id } = await this.#one(name);
    await this.#db.transaction().execute(async (trx) => {
      await trx.updateTable('console.operator').set({ active: false }).where('id', '=', id).execute();
      await trx.deleteFrom('console.session').where('operator', '=', id).execute();
      await this.#note(trx, 'operator.disable', id, { name });
    });
  }

  async enable(name: string): Promise<void> {
    const { id } = await this.#one(name);
    await this.#db.transaction().execute(async (trx) => {
      await trx.updateTable('console.operator').set({ active: true }).where('id', '=', id).execute();
      await this.#note(trx, 'operator.enable', id, { name });
    });
  }

  /** Returns the new first password. */
  async resetFactor(name: string): Promise<string> {
    const { id } = await this.#one(name);
    return this.#db.transaction().execute(async (trx) => {
      const password = await this.#registerIn(trx).resetFactor(id);
      await this.#note(trx, 'operator.reset_factor', id, { name });
      return password;
    });
  }

  /**
   * Makes an operator who can sign in at once, for the sandbox alone: the second factor is set up and its secret is told.
   * Of a name that there is already, everything is new.
   */
  async demo(name: string, roles: readonly Role[], secret?: string): Promise<DemoOperator> {
    if (this.#config.site.mode !== 'sandbox') throw new StartRefused('A demo operator exists in the sandbox only.');
    return this.#db.transaction().execute(async (trx) => {
      const register = this.#registerIn(trx);
      const known = await register.find(name);
      const id = known?.id ?? (await register.add(name, roles, null)).id;
      const password = await register.resetFactor(id);
      const made = await this.#setUpFactor(trx, id, name, secret);
      await trx
        .updateTable('console.operator')
        .set({ roles: [...roles], active: true, renew: false })
        .where('id', '=', id)
        .execute();
      await this.#note(trx, 'operator.demo', id, { name, roles });
      return { id, name, password, roles, ...made };
    });
  }

  /** Confirmed by the code of the step before, so that the one of now is still good. */
  async #setUpFactor(db: Kysely<Database>, id: number, name: string, given?: string) {
    const totp = this.#totpIn(db);
    const secret = given === undefined ? new Secret({ size: 20 }) : Secret.fromBase32(given);
    const made = await totp.begin(`operator/${id}`, name, secret);
    const code = TOTP.generate({ secret, timestamp: this.#now() - stepMs });
    if (made === null || !(await totp.confirm(`operator/${id}`, code))) throw new Error('The factor was not set up.');
    return made;
  }

  async #one(name: string): Promise<RegisteredOperator> {
    const operator = await this.#registerIn(this.#db).find(name);
    if (operator === null) throw new StartRefused(`There is no operator ${name}.`);
    return operator;
  }

  #registerIn(db: Kysely<Database>): OperatorRegister {
    return new OperatorRegister({ db, passwords: new Passwords(), totp: this.#totpIn(db), now: this.#now });
  }

  #totpIn(db: Kysely<Database>): Totp {
    const { operation, storage, site } = this.#config;
    const sealing = new Sealing(loadSealingKeys(operation.sealingKeys, storage.dataFolder));
    return new Totp({ db, sealing, issuer: site.name, now: this.#now });
  }

  async #note(db: Kysely<Database>, action: string, operator: number, details: object): Promise<void> {
    await db
      .insertInto('console.unjournaled_act')
      .values({ action, subject: String(operator), details: JSON.stringify(details), at: this.#now() })
      .execute();
  }
}
