import { randomInt } from 'node:crypto';
import type { Role } from '@auric/api/console/values';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Totp } from '../../people/factors/totp.ts';
import type { Passwords } from '../../people/passwords.ts';
import { ConsoleRefusal } from '../edge/console-refusal.ts';
import type { OperatorTable } from '../tables.ts';
import { RecoveryCodes } from './recovery-codes.ts';

export type RegisteredOperator = Selectable<OperatorTable>;

/** Letters and digits that nobody takes for others. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 79 bits: it is typed once. */
const passwordLength = 16;

export interface RegisterParts {
  db: Kysely<Database>;
  passwords: Passwords;
  totp: Totp;
  now: () => number;
}

/** Who works in the console. Nothing here asks for rights: the routes and the command line do. */
export class OperatorRegister {
  readonly #parts: RegisterParts;
  readonly recoveryCodes: RecoveryCodes;

  constructor(parts: RegisterParts) {
    this.#parts = parts;
    this.recoveryCodes = new RecoveryCodes(parts.db, parts.now);
  }

  /** Adds an operator; refuses (`operator_name_taken`) a name that one has. The password is told nowhere else. */
  async add(name: string, roles: readonly Role[], by: number | null): Promise<{ id: number; password: string }> {
    const { db, passwords, now } = this.#parts;
    const password = newPassword();
    const added = await db
      .insertInto('console.operator')
      .values({
        name,
        password_hash: await passwords.hash(password),
        roles: [...roles],
        created_at: now(),
        created_by: by,
        last_login_at: null,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw new ConsoleRefusal('operator_name_taken', 'name');
    return { id: added.id, password };
  }

  /** Refuses (`operator_unknown`) an id that nobody has. */
  async one(id: number, db = this.#parts.db): Promise<RegisteredOperator> {
    const row = await db.selectFrom('console.operator').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new ConsoleRefusal('operator_unknown', 'operator');
    return row;
  }

  async find(name: string): Promise<RegisteredOperator | null> {
    const row = this.#parts.db.selectFrom('console.operator').selectAll().where('name', '=', name);
    return (await row.executeTakeFirst()) ?? null;
  }

  /** Changes the roles and ends the sessions, which carried the old ones. */
  async setRoles(id: number, roles: readonly Role[]): Promise<void> {
    await this.#keepingAnAdmin(async (db) => {
      await db
        .updateTable('console.operator')
        .set({ roles: [...roles] })
        .where('id', '=', id)
        .execute();
      await endSessions(db, id);
    });
  }

  async setActive(id: number, active: boolean): Promise<void> {
    await this.#keepingAnAdmin(async (db) => {
      await db.updateTable('console.operator').set({ active }).where('id', '=', id).execute();
      if (!active) await endSessions(db, id);
    });
  }

  /** Whoever finds the old password or the old authenticator gets in with neither: both are new. */
  async resetFactor(id: number): Promise<string> {
    const { db, passwords, totp } = this.#parts;
    const password = newPassword();
    const password_hash = await passwords.hash(password);
    await within(db, async (trx) => {
      await trx.updateTable('console.operator').set({ password_hash, renew: true }).where('id', '=', id).execute();
      await totp.remove(`operator/${id}`, trx);
      await this.recoveryCodes.remove(id, trx);
      await endSessions(trx, id);
    });
    return password;
  }

  async setPassword(id: number, password: string, kept: string): Promise<void> {
    const { db, passwords } = this.#parts;
    const password_hash = await passwords.hash(password);
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('console.operator').set({ password_hash, renew: false }).where('id', '=', id).execute();
      await endSessions(trx, id, kept);
    });
  }

  /** Whether the house has one admin and has no other who is shut out: an admin can't come to be alone by shutting others out. */
  async hasOneAdmin(): Promise<boolean> {
    const admins = this.#parts.db
      .selectFrom('console.operator')
      .select('id')
      .where(sql<boolean>`'admin' = any(roles)`);
    return (await admins.limit(2).execute()).length < 2;
  }

  /** Refuses (`last_admin`) what would leave the house without one; two at once wait for each other. */
  async #keepingAnAdmin(change: (db: Kysely<Database>) => Promise<void>): Promise<void> {
    await this.#parts.db.transaction().execute(async (trx) => {
      await sql`lock table console.operator in share row exclusive mode`.execute(trx);
      await change(trx);
      if ((await countAdmins(trx)) === 0) throw new ConsoleRefusal('last_admin', 'operator');
    });
  }
}

/** In a transaction: that of whoever calls, or an own one. */
async function within(db: Kysely<Database>, change: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  if (db.isTransaction) await change(db);
  else await db.transaction().execute(change);
}

/** Ends the sessions of an operator, but for `kept`. */
async function endSessions(db: Kysely<Database>, operator: number, kept = ''): Promise<void> {
  await db.deleteFrom('console.session').where('operator', '=', operator).where('id', '!=', kept).execute();
}

async function countAdmins(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('console.operator')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('active', '=', true)
    .where(sql<boolean>`'admin' = any(roles)`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function newPassword(): string {
  return Array.from({ length: passwordLength }, () => signs[randomInt(signs.length)]).join('');
}
