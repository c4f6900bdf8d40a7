import type { Command, Exchange, Outcome } from '@auric/exchange';
import type { FailStop } from './fail-stop.ts';
import { batchBytesHardMax, batchBytesSoftMax } from './group-commit.ts';
import type { GroupCommit, Release } from './group-commit.ts';
import { Unavailable } from './port.ts';

export interface DeskOptions {
  /** Commands that may wait for durability before new orders are refused. */
  pendingMax: number;
  /** How long the read models may be behind before new orders are refused. */
  lagMaxMs: number;
}

/** What makes the exchange safer, or is the house's own clockwork, is taken also when it is too busy for new orders. */
const alwaysTaken: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'CancelOrder',
  'CancelAllOrders',
  'AdvanceTime',
  'PublishIndex',
  'SetMarketState',
  'SetCustomerStanding',
]);

/** Where commands come in: decides at once whether there is room, executes, and releases the outcome when it is durable. */
export class CommandDesk {
  readonly #exchange: Exchange;
  readonly #commit: GroupCommit;
  readonly #fail: FailStop;
  readonly #now: () => number;
  readonly #lagMs: () => number;
  readonly #firstOutcome: (seq: number) => Promise<Outcome>;
  readonly #options: DeskOptions;
  #closed: string | null = null;
  #behind = false;
  commands = 0;

  constructor(parts: {
    exchange: Exchange;
    commit: GroupCommit;
    fail: FailStop;
    now: () => number;
    lagMs: () => number;
    /** Renders the outcome of a frame that is durable, from the journal. */
    firstOutcome: (seq: number) => Promise<Outcome>;
    options: DeskOptions;
  }) {
    this.#exchange = parts.exchange;
    this.#commit = parts.commit;
    this.#fail = parts.fail;
    this.#now = parts.now;
    this.#lagMs = parts.lagMs;
    this.#firstOutcome = parts.firstOutcome;
    this.#options = parts.options;
  }

  /**
   * Executes a command; `done` gets the outcome when everything that it shows is durable. No promise and no copy is made
   * on this way: at full load it is taken two hundred thousand times a second.
   */
  submit(command: Command, requestKey: string | undefined, done: Release<Outcome>): void {
    const refusal = this.#refusal(command);
    if (refusal !== null) return done(refusal, nothing);
    const exchange = this.#exchange;
    const before = exchange.seq;
    let outcome: Outcome;
    try {
      outcome = exchange.execute(command, this.#now(), requestKey);
    } catch (error) {
      return this.#failed(command, error as Error, done);
    } finally {
      // Timers that were due have frames of their own, also when the command was refused.
      if (exchange.seq !== before) this.#commit.gather();
    }
    this.commands++;
    if (outcome.repeats > 0) this.#repeat(outcome.repeats, done);
    else if (outcome.seq > 0) this.#commit.whenDurable(outcome, done);
    else this.#commit.whenReadable(outcome, done);
  }

  /** From now on nothing is taken. */
  close(reason: string): void {
    this.#closed = reason;
  }

  /** Why a new order would not be taken now, or null. */
  busy(): string | null {
    if (this.#closed !== null) return this.#closed;
    if (this.#behind) return 'the read models are behind';
    if (this.#commit.pendingCommands >= this.#options.pendingMax || this.#commit.openBytes >= batchBytesSoftMax) {
      return 'the queue is full';
    }
    return null;
  }

  /** Looks at the clock only here, not with every command. */
  measureLag(): void {
    this.#behind = this.#lagMs() > this.#options.lagMaxMs;
  }

  /** A defect. Before the first event nothing has changed; after it the frame must never reach the journal. */
  #failed(command: Command, error: Error, done: Release<Outcome>): void {
    if (this.#exchange.isBroken) this.#fail(`the exchange failed on ${command.type}`, error);
    done(error, nothing);
  }

  #refusal(command: Command): Unavailable | null {
    const reason = this.busy();
    if (reason === null) return null;
    const room = this.#closed === null && this.#commit.openBytes < batchBytesHardMax;
    return room && alwaysTaken.has(command.type) ? null : new Unavailable(reason);
  }

  /** The same request again: the same answer, once it is durable (D24). */
  #repeat(seq: number, done: Release<Outcome>): void {
    if (seq > this.#commit.durableSeq) {
      const first = this.#commit.findPending((value): value is Outcome => isOutcomeOf(value, seq));
      if (first !== undefined) return this.#commit.whenDurable(first, done);
    }
    this.#commit.whenDurable(nothing, (error) => {
      if (error !== null) return done(error, nothing);
      this.#firstOutcome(seq).then(
        (outcome) => done(null, outcome),
        (cause: Error) => done(cause, nothing),
      );
    });
  }
}

const nothing: Outcome = { seq: 0, repeats: 0, rejection: null, orders: [], id: 0 };

function isOutcomeOf(value: unknown, seq: number): boolean {
  return typeof value === 'object' && value !== null && 'repeats' in value && 'seq' in value && value.seq === seq;
}
