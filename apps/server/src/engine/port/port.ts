import type {
  BalanceView,
  Command,
  ContractView,
  MarketView,
  OrderView,
  PositionView,
  Query,
  QueryTypes,
  Rejection,
  TradeView,
} from '@auric/exchange';

/** What carries the calls of a port. An answer of it may take for ever: only an `ExchangePort` asks it. */
export interface ExchangeCalls {
  execute(request: Request): Promise<Reply>;
  query<Q extends Query>(query: Q): Promise<QueryAnswer<Q>>;
  subscribe(channel: Channel, listener: (update: Update) => void): Promise<Subscription>;
}

export interface CallOptions {
  /** How long the caller waits; the port's own patience, if absent, and never longer than `deadlineMaxMs`. */
  deadlineMs?: number;
}

const deadlineMs = 5_000;
export const deadlineMaxMs = 30_000;

/**
 * The one way to the exchange. Everything that passes is plain data that structuredClone can carry, every call is
 * asynchronous and has a deadline, so that edge and exchange can live in one process or in two without a change.
 * Nothing comes back that a crash could undo: answers, reads and updates are released when they are durable.
 *
 * It is a class with a private field, so that no other thing passes for one: whoever holds a port has deadlines.
 */
export class ExchangePort {
  readonly #calls: ExchangeCalls;
  readonly #patienceMs: number;

  constructor(calls: ExchangeCalls, patienceMs: number = deadlineMs) {
    this.#calls = calls;
    this.#patienceMs = patienceMs;
  }

  /** What was taken may still happen after the deadline: whoever gives up asks again with the same request key. */
  execute(request: Request, options?: CallOptions): Promise<Reply> {
    return this.#within(options, this.#calls.execute(request));
  }

  query<Q extends Query>(query: Q, options?: CallOptions): Promise<QueryAnswer<Q>> {
    return this.#within(options, this.#calls.query(query));
  }

  subscribe(channel: Channel, listener: (update: Update) => void, options?: CallOptions): Promise<Subscription> {
    return this.#within(options, this.#calls.subscribe(channel, listener), (late) => late.close());
  }

  /** The answer, or `Unavailable` at the deadline. `late` gets an answer that nobody waits for any more. */
  #within<T>(options: CallOptions | undefined, answer: Promise<T>, late?: (value: T) => void): Promise<T> {
    const waitMs = Math.min(options?.deadlineMs ?? this.#patienceMs, deadlineMaxMs);
    return new Promise((resolve, reject) => {
      let waiting = true;
      const timer = setTimeout(() => {
        waiting = false;
        reject(new Unavailable('the deadline passed'));
      }, waitMs);
      const settled = (value: T): void => {
        clearTimeout(timer);
        if (waiting) resolve(value);
        else late?.(value);
      };
      answer.then(settled, (error: Error) => {
        clearTimeout(timer);
        reject(error);
      });
    });
  }
}

export interface Request {
  command: Command;
  /** 128-bit digest of customer and request id, then 64 bits of the body: 48 hex digits. */
  requestKey?: string;
}

/** What a command answers: the orders it touched, or the id of what it made. */
export interface Answer {
  orders?: OrderView[];
  id?: number;
}

/** `seq` is the frame's place in the journal; a refusal without a request id leaves no frame and has seq 0. */
export type Reply = { ok: true; seq: number; answer: Answer } | { ok: false; seq: number; rejection: Rejection };

export type { Query };

/** What the product that was asked answers, as of the frame `seq` at `at`. */
export interface QueryAnswer<Q extends Query> {
  seq: number;
  at: number;
  value: QueryTypes[Q['type']]['value'];
}

/** `depth` and `customer` are for one subject; `trades`, `markets`, `contracts` are for all at once. */
export type Channel =
  | { type: 'depth'; market: number }
  | { type: 'trades' }
  | { type: 'markets' }
  | { type: 'contracts' }
  | { type: 'customer'; customer: number };

/**
 * `depth`: the new quantity of each changed level, pairs `[price, quantity, …]`, 0 for a level that is gone.
 * `trades`: what was traded. `markets`: those whose state, index or last price changed. `contracts`: those whose
 * mark, terms or open lots changed. `customer`: the changed orders (a closed one for the last time), positions and balances, and
 * the ids of positions that are over.
 */
export type Update =
  | { type: 'depth'; seq: number; at: number; market: number; bids: number[]; asks: number[] }
  | { type: 'trades'; seq: number; at: number; trades: TradeView[] }
  | { type: 'markets'; seq: number; at: number; markets: MarketView[] }
  | { type: 'contracts'; seq: number; at: number; contracts: ContractView[] }
  | {
      type: 'customer';
      seq: number;
      at: number;
      customer: number;
      orders: OrderView[];
      positions: PositionView[];
      closedPositions: number[];
      balances: BalanceView[];
    };

/** The state of a channel as of `seq`; every later update has a greater one. `close` is idempotent. */
export interface Subscription {
  seq: number;
  at: number;
  state: Update;
  close(): void;
}

/** The exchange can't take or answer this now: the queue is full, the deadline passed, the process drains. */
export class Unavailable extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`The exchange is unavailable: ${reason}.`);
    this.name = 'Unavailable';
    this.reason = reason;
  }
}
