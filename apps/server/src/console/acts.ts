import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import { requestKeyOf } from '../edge/request-key.ts';
import { type ExchangePort, Unavailable } from '../engine/port/port.ts';
import { ConsoleRefusal } from './edge/console-refusal.ts';

/** What an act is done to: `{ kind: 'customer', id: '10017' }`. */
export interface ActSubject {
  readonly kind: string;
  readonly id: string;
}

/** What the journal keeps of an act. */
export interface ActRecord {
  /** A short stable word, which the audit is searched by: `customer.freeze`. */
  readonly act: string;
  readonly subject: ActSubject;
  /** In the operator's words; empty for acts that need none, such as claiming a case. */
  readonly reason: string;
  /** What was asked for, without secrets. The journal has its digest, so that it can't be changed afterwards. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The operator who agreed, where two are needed; else absent or 0. */
  readonly second?: number;
}

/** Whoever acts; 0 where nobody has proved who they are. */
export interface Actor {
  readonly id: number;
}

/**
 * The one way in which operators change anything. The act is durable in the journal before it is run; when it fails, so
 * is that. What dies between the two is an act without an outcome, which the audit shows as it is: announced.
 */
export class Acts {
  readonly #db: Kysely<Database>;
  readonly #port: ExchangePort;

  constructor(db: Kysely<Database>, port: ExchangePort) {
    this.#db = db;
    this.#port = port;
  }

  /** `run` gets the id of the act. Throws what `run` throws. */
  async perform<T>(actor: Actor, record: ActRecord, run: (act: number) => Promise<T>): Promise<T> {
    const act = await this.#record(actor, record);
    try {
      return await run(act);
    } catch (error) {
      await this.#fail(act, codeOf(error));
      throw error;
    }
  }

  /**
   * Journals what the command line did on its own. The journal takes each once: asked for again after an answer that was
   * lost, it gives the same act.
   */
  async journalLeftOvers(): Promise<void> {
    const rows = await this.#db.selectFrom('console.unjournaled_act').selectAll().orderBy('id').execute();
    for (const { id, action, subject, details, at } of rows) {
      const record = {
        act: action,
        subject: { kind: 'operator', id: subject },
        reason: '',
        details: { ...details, at },
      };
      await this.#record({ id: 0 }, record, `command line ${id}`);
      await this.#db.deleteFrom('console.unjournaled_act').where('id', '=', id).execute();
    }
  }

  async #record({ id }: Actor, record: ActRecord, requestId?: string): Promise<number> {
    const { act, subject, reason, details, second = 0 } = record;
    const text = JSON.stringify(details);
    const command = {
      type: 'RecordOperatorAct',
      operator: id,
      second,
      action: act,
      subjectKind: subject.kind,
      subject: subject.id,
      reason,
      digest: digestOf(text),
    } as const;
    const reply = await this.#port.execute(
      requestId === undefined ? { command } : { command, requestKey: requestKeyOf(0, requestId, command) },
    );
    if (!reply.ok) throw new Error(`RecordOperatorAct was refused: ${reply.rejection.code}.`);
    const recorded = reply.answer.id ?? 0;
    await this.#db
      .insertInto('console.act_detail')
      .values({ act: recorded, details: text })
      .onConflict((conflict) => conflict.column('act').doNothing())
      .execute();
    return recorded;
  }

  /** That it failed is told in any case, but the failure itself is what the caller hears of. */
  async #fail(act: number, code: string): Promise<void> {
    await this.#port.execute({ command: { type: 'RecordOperatorActFailure', act, code } }).catch(() => undefined);
  }
}

/** The first 128 bits of the SHA-256 of the details, as the journal has them. */
export function digestOf(details: string): string {
  return createHash('sha256').update(details).digest('hex').slice(0, 32);
}

function codeOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof ConsoleRefusal) return error.code;
  return error instanceof Unavailable ? 'unavailable' : 'internal_error';
}
