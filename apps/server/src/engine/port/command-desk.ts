import { alwaysTaken, type Command, type Exchange, type Outcome } from '@auric/exchange';
import type { FailStop } from '../leadership/fail-stop.ts';
import { batchBytesHardMax, batchBytesSoftMax } from '../journal/group-commit.ts';
import type { GroupCommit } from '../journal/group-commit.ts';
import { Unavailable } from './port.ts';

export interface DeskOptions {
  /** Commands that may wait for durability before new orders are refused. */
  pendingMax: number;
  /** How long the read models may be behind before new orders are refused. */
  lagMaxMs: number;
}

/** Gets what was captured of an outcome, or why there is none. */
export type Done<T> = (error: Error | null, captured: T | null) => void;

/** Where commands come in: decides at once whether there is room, executes, and releases the outcome when it is durable. */
export class CommandDesk {
  readonly #exchange: Exchange;
  readonly #commit: GroupCommit;
  readonly #fail: FailStop;
  readonly #now: () => number;
  readonly #lagMs: () => number;
  readonly #isDiskLow: () => boolean;
  readonly #firstOutcome: (seq: number) => Promise<Outcome>;
  readonly #options: DeskOptions;
  #closed: string | null = null;
  #behind = false;
  commands = 0;
  /** How often a command found no room, and how often one was refused, by name. */
  unavailable = 0;
  readonly refusals = new Map<string, number>();

  constructor(parts: {
    exchange: Exchange;
    commit: GroupCommit;
    fail: FailStop;
    now: () => number;
    lagMs: () => number;
    isDiskLow: () => boolean;
    /** Renders the outcome of a frame that is durable, from the journal. */
    firstOutcome: (seq: number) => Promise<Outcome>;
    options: DeskOptions;
  }) {
    this.#exchange = parts.exchange;
    this.#commit = parts.commit;
    this.#fail = parts.fail;
    this.#now = parts.now;
    this.#lagMs = parts.lagMs;
    this.#isDiskLow = parts.isDiskLow;
    this.#firstOutcome = parts.firstOutcome;
    this.#options = parts.options;
  }

  /**
   * Executes a command; `capture` reads of the outcome what the caller needs, at once, and `done` gets it when everything
   * that it shows is durable. No promise and no copy is made on this way: at full load it is taken two hundred thousand
   * times a second.
   */
  submit<T>(command: Command, requestKey: string | undefined, capture: (outcome: Outcome) => T, done: Done<T>): void {
    // Time first: where it can't be believed, asking for it closes this desk.
    const at = this.#now();
    const refusal = this.#refusal(command);
    if (refusal !== null) {
      this.unavailable++;
      return done(refusal, null);
    }
    const exchange = this.#exchange;
    const before = exchange.seq;
    let outcome: Outcome;
    try {
      outcome = exchange.execute(command, at, requestKey);
    } catch (error) {
      return this.#failed(command, error as Error, done);
    } finally {
      // Timers that were due have frames of their own, also when the command was refused.
      if (exchange.seq !== before) this.#commit.gather();
    }
    this.commands++;
    if (outcome.rejection !== null) this.#count(outcome.rejection.code);
    if (outcome.repeats > 0) this.#repeat(outcome.repeats, capture, done);
    else if (outcome.seq > 0) this.#commit.whenDurable(capture(outcome), done);
    else this.#commit.whenReadable(capture(outcome), done);
  }

  /** From now on nothing is taken. */
  close(reason: string): void {
    this.#closed = reason;
  }

  /** Why a new order would not be taken now, or null. */
  busy(): string | null {
    if (this.#closed !== null) return this.#closed;
    if (this.#behind) return 'the read models are behind';
    if (this.#isDiskLow()) return 'the disk is nearly full';
    if (this.#commit.pendingCommands >= this.#options.pendingMax || this.#commit.openBytes >= batchBytesSoftMax) {
      return 'the queue is full';
    }
    return null;
  }

  /** Looks at the clock only here, not with every command. */
  measureLag(): void {
    this.#behind = this.#lagMs() > this.#options.lagMaxMs;
  }

  #count(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }

  /** A defect. Before the first event nothing has changed; after it the frame must never reach the journal. */
  #failed(command: Command, error: Error, done: Done<never>): void {
    if (this.#exchange.isBroken) this.#fail(`the exchange failed on ${command.type}`, error);
    done(error, null);
  }

  #refusal(command: Command): Unavailable | null {
    const reason = this.busy();
    if (reason === null) return null;
    const room = this.#closed === null && this.#commit.openBytes < batchBytesHardMax;
    return room && alwaysTaken.has(command.type) ? null : new Unavailable(reason);
  }

  /** The same request again: the same answer, from the journal, once it is there (D24). */
  #repeat<T>(seq: number, capture: (outcome: Outcome) => T, done: Done<T>): void {
    this.#commit.whenReadable(null, (error) => {
      if (error !== null) return done(error, null);
      this.#firstOutcome(seq).then(
        (outcome) => done(null, capture(outcome)),
        (cause: Error) => done(cause, null),
      );
    });
  }
}
