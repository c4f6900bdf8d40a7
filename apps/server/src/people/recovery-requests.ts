import type { RecoveryKind, RecoveryState } from '@auric/api';
import type { RecoveryFault } from '@auric/api/console/recovery';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { Telling } from '../messages/telling.ts';
import type { AccessChange } from './access-change.ts';
import type { CodeChecking } from './code-checking.ts';
import type { CheckedCode, Codes } from './codes.ts';
import { checkOwnCode, contactsOf } from './contacts/own-codes.ts';
import type { Customer } from './directory.ts';
import { isFrozenByOwner } from './freezes.ts';
import type { AccountFreeze } from './freeze/account-freeze.ts';
import type { FreezeLinks } from './freeze/freeze-links.ts';
import type { Passkeys } from './factors/passkeys.ts';
import type { RecoveryCodes } from './factors/recovery-codes.ts';
import { recoveryFaultTexts } from './factors/recovery-faults.ts';
import { customerSubject, type SecondFactor } from './factors/second-factor.ts';
import type { Totp } from './factors/totp.ts';
import type { LoginName, PasswordCheck } from './password-check.ts';
import { securityHoldMs, type Standing } from './standing.ts';
import type { RecoveryRequestTable } from './tables.ts';
import type { Visitor } from './visitor.ts';

/** Takes a transaction back whose request another call has ended first. */
const decidedMeanwhile = new Error('The request was decided meanwhile.');

export interface RecoveryAsk {
  readonly kind: RecoveryKind;
  readonly name: LoginName;
  readonly password: string;
  readonly code?: string | undefined;
  readonly note: string;
}

export type RecoveryRequest = Selectable<RecoveryRequestTable>;

/** Puts requests before the operators and takes them back, in the transaction that writes them. */
export interface RecoveryCases {
  open(
    trx: Kysely<Database>,
    opened: { queue: RecoveryKind; ref: string; customer: number; flags: readonly string[] },
  ): Promise<unknown>;
  withdraw(trx: Kysely<Database>, queue: RecoveryKind, ref: string): Promise<unknown>;
}

export interface RecoveryRequestsParts {
  db: Kysely<Database>;
  access: AccessChange;
  passwordCheck: PasswordCheck;
  checking: CodeChecking;
  codes: Codes;
  secondFactor: SecondFactor;
  totp: Totp;
  passkeys: Passkeys;
  recoveryCodes: RecoveryCodes;
  freeze: AccountFreeze;
  freezeLinks: FreezeLinks;
  standing: Standing;
  telling: Telling;
  cases: RecoveryCases;
  now: () => number;
}

/**
 * The way in for whoever lost the second factor and the recovery codes, or froze the own account. The password and, where
 * there is an address, a code sent to it are needed to ask; an operator makes sure of the person; the owner is told of the
 * request at once, and it ends when the factor turns out not to be lost.
 */
export class RecoveryRequests {
  readonly #parts: RecoveryRequestsParts;

  constructor(parts: RecoveryRequestsParts) {
    this.#parts = parts;
  }

  /** Asks, or tells how far a request of before has come. Refuses what a login refuses. */
  async ask(ask: RecoveryAsk, visitor: Visitor): Promise<Pick<RecoveryRequest, 'state' | 'asked_at' | 'reason'>> {
    const { passwordCheck } = this.#parts;
    const { customer, familiar } = await passwordCheck.check(ask.name, ask.password, visitor);
    await this.#refuseNeedless(customer, ask.kind);
    const waiting = await this.#waitingOf(customer.id, ask.kind);
    if (waiting !== null) return waiting;
    const checked = await this.#checkCode(customer, ask.code, visitor);
    return this.#write(customer.id, { ...ask, familiar, checked }, visitor);
  }

  async #checkCode(customer: Customer, code: string | undefined, visitor: Visitor): Promise<CheckedCode | null> {
    if (contactsOf(customer).length === 0) return null;
    if (code === undefined) throw new Refusal('code_format', 'code');
    return checkOwnCode(this.#parts.checking, { customer, scene: 'recovery', code, visitor });
  }

  #write(
    customer: number,
    {
      kind,
      note,
      familiar,
      checked,
    }: Pick<RecoveryAsk, 'kind' | 'note'> & { familiar: boolean; checked: CheckedCode | null },
    { address, device }: Visitor,
  ): Promise<Pick<RecoveryRequest, 'state' | 'asked_at' | 'reason'>> {
    const { db, codes, cases, freezeLinks, telling, now } = this.#parts;
    return db.transaction().execute(async (trx) => {
      if (checked !== null) await codes.use(trx, checked);
      const asked_at = now();
      const row = { customer, kind, note, address, device, familiar, asked_at, decided_at: null };
      const insert = trx.insertInto('people.recovery_request').values(row).returning('id');
      const { id } = await insert.executeTakeFirstOrThrow();
      await cases.open(trx, { queue: kind, ref: String(id), customer, flags: familiar ? [] : ['new_device'] });
      const freezePath = await freezeLinks.make(customer, trx);
      await telling.tell(trx, { customer, kind: 'recovery_asked', values: {}, freezePath });
      return { state: 'waiting', asked_at, reason: '' } as const;
    });
  }

  /** A request, for who decides it. */
  async read(id: number): Promise<RecoveryRequest & { owner: Customer }> {
    const { db } = this.#parts;
    const query = db.selectFrom('people.recovery_request').selectAll().where('id', '=', id);
    const request = await query.executeTakeFirstOrThrow();
    const owner = db.selectFrom('people.customer').selectAll().where('id', '=', request.customer);
    return { ...request, owner: await owner.executeTakeFirstOrThrow() };
  }

  /** Lets the customer in again; done once however often it is asked for. */
  async approve(id: number, reason: string, visitor: Visitor): Promise<void> {
    const request = await this.read(id);
    if (request.state !== 'waiting') return;
    const end = async (trx: Kysely<Database>): Promise<void> => {
      if ((await this.#end(id, 'approved', reason, trx)) === null) throw decidedMeanwhile;
    };
    const act =
      request.kind === 'frozen_account'
        ? this.#parts.freeze.thaw(request.customer, visitor, end)
        : this.#resetFactors(request.customer, visitor, end);
    await act.catch((error: unknown) => {
      if (error !== decidedMeanwhile) throw error;
    });
  }

  /** The customer is told the sentence of the fault; the reason is the operators' own. */
  async refuse(id: number, { reason, fault }: { reason: string; fault: RecoveryFault }): Promise<void> {
    const { db, telling } = this.#parts;
    const values = { reason: recoveryFaultTexts[fault] };
    await db.transaction().execute(async (trx) => {
      const ended = await this.#end(id, 'refused', reason, trx);
      if (ended !== null) await telling.tell(trx, { customer: ended, kind: 'recovery_refused', values });
    });
  }

  /** A second factor that was used is not lost. */
  async withdraw(customer: number, db: Kysely<Database>): Promise<void> {
    const withdrawn = await db
      .updateTable('people.recovery_request')
      .set({ state: 'withdrawn', decided_at: this.#parts.now() })
      .where('customer', '=', customer)
      .where('kind', '=', 'lost_factor')
      .where('state', '=', 'waiting')
      .returning('id')
      .execute();
    for (const { id } of withdrawn) await this.#parts.cases.withdraw(db, 'lost_factor', String(id));
  }

  async #refuseNeedless({ id }: Customer, kind: RecoveryKind): Promise<void> {
    if (kind === 'frozen_account' && !(await isFrozenByOwner(this.#parts.db, id)))
      throw new Refusal('account_not_frozen');
    if (kind === 'lost_factor' && (await this.#parts.secondFactor.methodsOf(id)).length === 0)
      throw new Refusal('factor_not_set');
  }

  async #waitingOf(customer: number, kind: RecoveryKind) {
    const row = await this.#parts.db
      .selectFrom('people.recovery_request')
      .select(['state', 'asked_at', 'reason'])
      .where('customer', '=', customer)
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return row ?? null;
  }

  async #resetFactors(
    customer: number,
    visitor: Visitor,
    end: (trx: Kysely<Database>) => Promise<void>,
  ): Promise<void> {
    const { access, totp, passkeys, recoveryCodes, standing, now } = this.#parts;
    const subject = customerSubject(customer);
    const act = {
      visitor,
      kept: null,
      event: 'factors_reset',
      tale: { kind: 'factor_lost', values: { until: now() + securityHoldMs.lostFactor } },
      first: () => standing.hold(customer, securityHoldMs.lostFactor),
    } as const;
    await access.make({ id: customer }, act, async (db) => {
      await totp.remove(subject, db);
      await passkeys.remove(customer, null, db);
      await recoveryCodes.remove(subject, db);
      await end(db);
    });
  }

  /** Ends a request that waits; returns whose it was, null where it had ended. */
  async #end(id: number, state: RecoveryState, reason: string, db: Kysely<Database>): Promise<number | null> {
    const ended = await db
      .updateTable('people.recovery_request')
      .set({ state, reason, decided_at: this.#parts.now() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('customer')
      .executeTakeFirst();
    return ended?.customer ?? null;
  }
}
