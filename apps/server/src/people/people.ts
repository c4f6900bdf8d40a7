import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import type { CodePost } from '../messages/code-post.ts';
import type { Telling } from '../messages/telling.ts';
import type { Sealing } from '../sealing/sealing.ts';
import type { ServerSecret } from '../server-secret.ts';
import { AccessChange } from './access-change.ts';
import { Afterwards } from './afterwards.ts';
import { Allowances } from './allowance.ts';
import { CodeChecking } from './code-checking.ts';
import { CodeSending } from './code-sending.ts';
import { Codes } from './codes.ts';
import { Closing } from './closing.ts';
import { Confirmation } from './confirmation.ts';
import { AntiPhishing } from './contacts/anti-phishing.ts';
import { Binding } from './contacts/binding.ts';
import { Challenges } from './factors/challenges.ts';
import { FactorSettings } from './factors/factor-settings.ts';
import { Passkeys } from './factors/passkeys.ts';
import { RecoveryCodes } from './factors/recovery-codes.ts';
import { SecondFactor } from './factors/second-factor.ts';
import { Totp } from './factors/totp.ts';
import { Consents } from './consents.ts';
import { AccountFreeze } from './freeze/account-freeze.ts';
import { FreezeLinks } from './freeze/freeze-links.ts';
import { Guesses } from './guesses.ts';
import { KnownDevices } from './known-devices.ts';
import { Lockout } from './lockout.ts';
import { Login } from './login.ts';
import { LoginGuard } from './login-guard.ts';
import { LoginHistory } from './login-history.ts';
import { Notices } from './notices.ts';
import { Opening, type WelcomeFunds } from './opening.ts';
import { PasswordChange } from './password-change.ts';
import { PasswordCheck } from './password-check.ts';
import { Passwords } from './passwords.ts';
import { PayPassword } from './pay-password.ts';
import { Payments } from './payments.ts';
import { ProofOfWork } from './proof-of-work.ts';
import { type RecoveryCases, RecoveryRequests } from './recovery-requests.ts';
import { Registration } from './registration.ts';
import { SessionOpening } from './session-opening.ts';
import { Sessions } from './sessions.ts';
import { SlowLane } from './slow-lane.ts';
import { Standing } from './standing.ts';

const sweepEveryMs = 600_000;
const msPerDay = 86_400_000;

const guessedCodes = { prefix: 'guess', usedUp: 'code_guesses_used_up', attack: 'codes_guessed' } as const;
const guessedFactors = { prefix: 'factor-guess', usedUp: 'factor_guesses_used_up', attack: 'factors_guessed' } as const;

/** The register of people, ready to serve. */
export interface People {
  readonly sessions: Sessions;
  readonly sending: CodeSending;
  readonly checking: CodeChecking;
  readonly registration: Registration;
  readonly consents: Consents;
  readonly closing: Closing;
  readonly login: Login;
  readonly history: LoginHistory;
  readonly passwordChange: PasswordChange;
  /** What the exchange knows of customers' rights. */
  readonly standing: Standing;
  /** Codes of authenticator apps, of customers and of operators. */
  readonly totp: Totp;
  /** Codes that stand in for them, likewise. */
  readonly recoveryCodes: RecoveryCodes;
  readonly passkeys: Passkeys;
  readonly secondFactor: SecondFactor;
  readonly factorSettings: FactorSettings;
  readonly binding: Binding;
  readonly payPassword: PayPassword;
  /** What confirms a payment out. */
  readonly payments: Payments;
  readonly antiPhishing: AntiPhishing;
  readonly accountFreeze: AccountFreeze;
  readonly recovery: RecoveryRequests;
  /** Notes that have been promised, but not yet written. */
  readonly afterwards: Afterwards;
  /** Stops the housekeeping and writes and sends what is still to be written and sent. */
  close(): Promise<void>;
}

/** Something that forgets what is over. */
export interface Sweeper {
  sweep(): Promise<void>;
}

export interface PeopleOptions {
  db: Kysely<Database>;
  port: ExchangePort;
  config: Pick<Config, 'codes' | 'factors' | 'login' | 'site'> & { network: Pick<Config['network'], 'publicOrigins'> };
  secret: ServerSecret;
  /** Keeps what nobody may read from a disk. */
  sealing: Sealing;
  /** What a new customer starts with: test funds of the sandbox, or nothing. */
  welcome: WelcomeFunds | null;
  /** Tells customers what happened to their account. */
  telling: Telling;
  /** Sends verification codes. */
  post: CodePost;
  /** Where operators are asked to let somebody in again. */
  cases: RecoveryCases;
  /** What else is swept with the register. */
  sweepers?: readonly Sweeper[];
  /** Told of a note that failed after its answer. */
  failed: (error: unknown) => void;
  now?: () => number;
}

/** Wires the services of the register of people. */
export function buildPeople(options: PeopleOptions): People {
  const { db, port, config, secret, sealing, welcome, telling, post, cases, failed, now = Date.now } = options;
  const afterwards = new Afterwards(failed);
  const allowances = new Allowances(db, now);
  const lane = new SlowLane(
    allowances,
    new ProofOfWork(secret.keyFor('proof of work'), config.login.proofOfWorkBits, now),
  );
  const sessions = new Sessions(db, config.login, now);
  const codes = new Codes(db, config.codes, secret.keyFor('codes'), now);
  const devices = new KnownDevices(db, now);
  const lockout = new Lockout(db, config.login, now);
  const passwords = new Passwords();
  const standing = new Standing(db, port, now);
  const opening = new Opening(db, port, welcome, telling);
  const consents = new Consents(db, now);
  const history = new LoginHistory(db, afterwards, config.login.historyKeptDays * msPerDay, now);
  const totp = new Totp({ db, sealing, issuer: config.site.name, now });
  const notices = new Notices(db, telling, allowances, afterwards);
  const guard = new LoginGuard({ devices, lockout, allowances, lane, notices, rules: config.login });
  const sending = new CodeSending({ db, codes, devices, allowances, lane, opening, post, rules: config.codes });
  const counted = { devices, allowances, notices };
  const checking = new CodeChecking({
    db,
    codes,
    guesses: new Guesses({ ...counted, rules: config.codes }, guessedCodes),
  });
  const freezeLinks = new FreezeLinks(db, now);
  const access = new AccessChange({ db, sessions, devices, history, telling, freezeLinks });
  const freeze = new AccountFreeze({ access, links: freezeLinks, standing });
  const challenges = new Challenges(db, now);
  const recoveryCodes = new RecoveryCodes(db, secret.keyFor('recovery codes'), now);
  const passkeys = new Passkeys({
    db,
    challenges,
    handleKey: secret.keyFor('passkey handles'),
    siteName: config.site.name,
    publicOrigins: config.network.publicOrigins,
    now,
  });
  const factorGuesses = new Guesses({ ...counted, rules: config.factors }, guessedFactors);
  const secondFactor = new SecondFactor({ db, totp, passkeys, recoveryCodes, guesses: factorGuesses, telling });
  const confirmation = new Confirmation({ db, lockout, passwords, secondFactor });
  const passwordCheck = new PasswordCheck({ db, guard, passwords, history });
  const changing = { db, access, standing, confirmation, checking, codes, passwords, secondFactor };
  const factors = { totp, passkeys, recoveryCodes };
  const recovery = new RecoveryRequests({
    ...changing,
    ...factors,
    passwordCheck,
    freeze,
    freezeLinks,
    telling,
    cases,
    now,
  });
  const sessionOpening = new SessionOpening({ db, sessions, devices, history, telling, opening, standing });
  const payPassword = new PayPassword({ ...changing, allowances, key: secret.keyFor('fund passwords') });
  const payments = new Payments({ db, payPassword, confirmation, now });
  const own = [sessions, codes, lockout, allowances, devices, history, totp, standing, challenges, freezeLinks];
  const sweepers = [...own, payments, ...(options.sweepers ?? [])];
  // What a sweep misses, the next one finds: a failed one is no reason to stop serving.
  const sweeping = setInterval(() => void Promise.allSettled(sweepers.map((one) => one.sweep())), sweepEveryMs);
  sweeping.unref();
  return {
    sessions,
    sending,
    checking,
    registration: new Registration({ db, codes, checking, passwords, devices, consents, opening, now }),
    consents,
    standing,
    login: new Login({ db, devices, history, passkeys, passwordCheck, recovery, secondFactor, sessionOpening }),
    history,
    passwordChange: new PasswordChange(changing),
    ...factors,
    secondFactor,
    factorSettings: new FactorSettings({ ...changing, ...factors }),
    binding: new Binding(changing),
    payPassword,
    payments,
    antiPhishing: new AntiPhishing(db, confirmation),
    accountFreeze: freeze,
    closing: new Closing({ port, access, confirmation, now }),
    recovery,
    afterwards,
    async close() {
      clearInterval(sweeping);
      await afterwards.settled();
      await post.settled();
    },
  };
}
