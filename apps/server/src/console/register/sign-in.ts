import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { networkOf } from '../../edge/network.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { NewTotp, Totp } from '../../people/factors/totp.ts';
import type { Lockout, Subject } from '../../people/lockout.ts';
import type { Passwords } from '../../people/passwords.ts';
import type { Acts } from '../acts.ts';
import { ConsoleRefusal } from '../edge/console-refusal.ts';
import type { ConsoleSession, ConsoleSessions } from './console-sessions.ts';
import type { OperatorRegister } from './operator-register.ts';

/** Where somebody signs in from. */
export interface Place {
  readonly address: string;
  readonly device: string;
}

export interface SignInParts {
  db: Kysely<Database>;
  register: OperatorRegister;
  sessions: ConsoleSessions;
  passwords: Passwords;
  totp: Totp;
  lockout: Lockout;
  acts: Acts;
  now: () => number;
}

/**
 * Signs operators in, in two steps. Whoever guesses a password waits by where they are and by the name from there, so
 * that a stranger can't lock an operator out; whoever guesses codes knows the password already, and waits by the name
 * alone. Log-ins, and failed ones at a name that is somebody's, are acts in the journal.
 */
export class SignIn {
  readonly #parts: SignInParts;

  constructor(parts: SignInParts) {
    this.#parts = parts;
  }

  /** Returns the token of a session that has only begun. A wrong name and a wrong password are one answer. */
  async login(name: string, password: string, place: Place): Promise<string> {
    const { register, sessions, passwords, lockout } = this.#parts;
    const network = networkOf(place.address);
    const address: Subject = `address/console ${network}`;
    const guess: Subject = `operator/${name} ${network}`;
    await lockout.attempt(address);
    await lockout.attempt(guess);
    const operator = await register.find(name);
    const right = await passwords.verify(password, operator?.password_hash ?? null);
    if (operator !== null && (!right || !operator.active)) await this.#note(0, 'session.refused', operator.id, place);
    if (operator === null || !right || !operator.active) throw new ConsoleRefusal('operator_login_failed');
    await lockout.takeBack(address);
    await lockout.forgive(guess);
    return sessions.begin(operator.id, place);
  }

  /** Opens a session by a code; returns its new token. */
  async factor(session: ConsoleSession, code: string, place: Place): Promise<string> {
    if (session.state !== 'factor') throw new ConsoleRefusal('session_not_ready');
    await this.checkCode(session.operator, code, place);
    return this.#open(session, place);
  }

  async setup(session: ConsoleSession): Promise<NewTotp> {
    const made = await this.#parts.totp.begin(`operator/${session.operator}`, session.name);
    if (session.state !== 'setup' || made === null) throw new ConsoleRefusal('factor_set_already');
    return made;
  }

  /** Sets the second factor up and opens the session; returns its new token and the recovery codes. */
  async confirm(session: ConsoleSession, code: string, place: Place): Promise<{ token: string; codes: string[] }> {
    const { db, totp, register, lockout } = this.#parts;
    if (session.state !== 'setup') throw new ConsoleRefusal('factor_set_already');
    const { operator } = session;
    const guess: Subject = `operator/code ${operator}`;
    await lockout.attempt(guess);
    const codes = await db.transaction().execute(async (trx) => {
      if (!(await totp.confirm(`operator/${operator}`, code, trx)))
        throw new ConsoleRefusal('operator_code_wrong', 'code');
      return register.recoveryCodes.renew(operator, trx);
    });
    await lockout.forgive(guess);
    await this.#note(operator, 'session.factor_set', operator, place);
    return { token: await this.#open(session, place), codes };
  }

  /** The password and a code again, of whoever is signed in: to unlock, and before what could shut the owner out. */
  async proveAgain(session: ConsoleSession, password: string, code: string, place: Place): Promise<void> {
    const { lockout, passwords } = this.#parts;
    const guess: Subject = `operator/again ${session.operator}`;
    await lockout.attempt(guess);
    const right = await passwords.verify(password, session.passwordHash);
    if (!right) {
      await this.#note(0, 'session.refused', session.operator, place);
      throw new Refusal('password_wrong', 'password');
    }
    await this.checkCode(session.operator, code, place);
    await lockout.forgive(guess);
  }

  /** Refuses (`operator_code_wrong`) a code that is not right or was used; counts every attempt. */
  async checkCode(operator: number, code: string, place: Place): Promise<void> {
    const { totp, register, lockout } = this.#parts;
    const guess: Subject = `operator/code ${operator}`;
    await lockout.attempt(guess);
    const isRecovery = code.includes('-');
    const right = isRecovery
      ? await register.recoveryCodes.use(operator, code)
      : await totp.check(`operator/${operator}`, code);
    if (!right) {
      await this.#note(0, 'session.refused', operator, place);
      throw new ConsoleRefusal('operator_code_wrong', 'code');
    }
    await lockout.forgive(guess);
    if (isRecovery) await this.#note(operator, 'session.recovery_code', operator, place);
  }

  /** Journals something about a session. `by` is 0 where nobody has proved who they are. */
  async note(session: ConsoleSession, act: string, place: Place): Promise<void> {
    await this.#note(session.operator, act, session.operator, place);
  }

  /** The log-in is durable before the session is open. */
  async #open(session: ConsoleSession, place: Place): Promise<string> {
    const { db, sessions, now } = this.#parts;
    await this.#note(session.operator, 'session.login', session.operator, place);
    const last_login_at = now();
    await db.updateTable('console.operator').set({ last_login_at }).where('id', '=', session.operator).execute();
    return sessions.open(session.id);
  }

  async #note(by: number, act: string, about: number, { address, device }: Place): Promise<void> {
    const subject = { kind: 'operator', id: String(about) };
    await this.#parts.acts.perform({ id: by }, { act, subject, reason: '', details: { address, device } }, () =>
      Promise.resolve(),
    );
  }
}
