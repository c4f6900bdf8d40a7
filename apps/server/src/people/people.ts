import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import { SandboxOutbox } from '../mail/sandbox-outbox.ts';
import type { Outbox } from '../mail/outbox.ts';
import { CodeSending } from './code-sending.ts';
import { Codes } from './codes.ts';
import { Lockout } from './lockout.ts';
import { Login } from './login.ts';
import { Opening, type WelcomeFunds } from './opening.ts';
import { PasswordChange } from './password-change.ts';
import { Passwords } from './passwords.ts';
import { Registration } from './registration.ts';
import { Sessions } from './sessions.ts';
import { Standing } from './standing.ts';

const sweepEveryMs = 600_000;
const dayMs = 86_400_000;

/** The register of people, ready to serve. */
export interface People {
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly sending: CodeSending;
  readonly registration: Registration;
  readonly login: Login;
  readonly passwordChange: PasswordChange;
  readonly standing: Standing;
  /** The sandbox's messages; null in live mode. */
  readonly sandboxOutbox: SandboxOutbox | null;
  /** Stops the housekeeping. */
  close(): void;
}

export interface PeopleOptions {
  db: Kysely<Database>;
  port: ExchangePort;
  config: Pick<Config, 'codes' | 'login'>;
  /** What a new customer starts with: test funds of the sandbox, or nothing. */
  welcome: WelcomeFunds | null;
  /** Null in a sandbox, which keeps its messages instead of sending them. */
  outbox: Outbox | null;
  now?: () => number;
}

/** Wires the services of the register of people. */
export function buildPeople({ db, port, config, welcome, outbox, now = Date.now }: PeopleOptions): People {
  const sandboxOutbox = outbox === null ? new SandboxOutbox(db, now) : null;
  const sessions = new Sessions(db, config.login.sessionLifeMs, now);
  const codes = new Codes(db, config.codes, now);
  const lockout = new Lockout(db, config.login, now);
  const passwords = new Passwords();
  const standing = new Standing(db, port, now);
  const opening = new Opening(db, port, welcome);
  const sending = new CodeSending(db, codes, outbox ?? (sandboxOutbox as Outbox), config.codes);
  const faucet = { sweep: () => sweepFaucet(db, now()) };
  const sweepers = [sessions, codes, lockout, faucet, ...(sandboxOutbox === null ? [] : [sandboxOutbox])];
  // What a sweep misses, the next one finds: a failed one is no reason to stop serving.
  const sweeping = setInterval(() => void Promise.allSettled(sweepers.map((one) => one.sweep())), sweepEveryMs);
  sweeping.unref();
  return {
    sessions,
    codes,
    sending,
    registration: new Registration(db, codes, passwords, opening, now),
    login: new Login({ db, lockout, passwords, sessions, opening, standing, now }),
    passwordChange: new PasswordChange({ db, codes, sending, lockout, passwords, sessions, standing }),
    standing,
    sandboxOutbox,
    close: () => clearInterval(sweeping),
  };
}

/** A claim is remembered as long as its request id lives. */
async function sweepFaucet(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('people.faucet')
    .where('at', '<=', now - dayMs)
    .execute();
}
