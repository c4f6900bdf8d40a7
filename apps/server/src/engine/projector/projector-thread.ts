import { Worker } from 'node:worker_threads';
import { Unavailable } from '../port/port.ts';
import {
  commitsCell,
  idleCell,
  type ProjectorMessage,
  type ProjectorOrder,
  type ProjectorWorkerData,
  waitersCell,
} from './projector-cells.ts';

const waitMaxMs = 1_000;
const restartAfterMs = 500;
const sampleEveryMs = 100;
const stopMaxMs = 5_000;
const restDefaultMs = 50;

interface Waiter {
  seq: number;
  resolve: () => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * The projector's thread as the engine sees it. A projector that dies is started again and goes on at its position; in
 * the meantime the engine takes no new orders once it is too far behind.
 */
export class ProjectorThread {
  readonly #url: string;
  readonly #log: (line: string) => void;
  readonly #restMs: number;
  readonly #cells = new Int32Array(new SharedArrayBuffer(12));
  /** When sequences became durable, sampled; the first is the oldest that is not projected yet. */
  #durable: { seq: number; at: number }[] = [];
  #last = { seq: 0, at: 0 };
  #worker: Worker | null = null;
  #waiters: Waiter[] = [];
  #closing = false;
  #restart: NodeJS.Timeout | undefined;
  projectedSeq = 0;
  /** How often the thread ended by itself and was started again. */
  restarts = 0;
  /** Resolves when the projector has said for the first time how far it is. */
  readonly started: Promise<void>;
  #sayStarted: () => void = () => undefined;

  /** `restMs`: how long the thread rests after a step that found little, so that the next one finds more. */
  constructor(url: string, log: (line: string) => void, restMs = restDefaultMs) {
    this.#url = url;
    this.#log = log;
    this.#restMs = restMs;
    this.started = new Promise((resolve) => (this.#sayStarted = resolve));
    this.#start();
  }

  /** A commit is durable: the projector may have it. */
  committed(seq: number): void {
    Atomics.add(this.#cells, commitsCell, 1);
    if (Atomics.load(this.#cells, idleCell) === 1) this.#order('go on');
    const at = performance.now();
    this.#last = { seq, at };
    const last = this.#durable.at(-1);
    if (last === undefined || at - last.at >= sampleEveryMs) this.#durable.push({ seq, at });
  }

  /** How long the oldest event that is durable but not yet projected has waited. */
  lagMs(): number {
    const oldest = this.#durable[0] ?? (this.#last.seq > this.projectedSeq ? this.#last : undefined);
    return oldest === undefined ? 0 : performance.now() - oldest.at;
  }

  /** Resolves when the read models contain the sequence; after a second it throws Unavailable. */
  waitFor(seq: number): Promise<void> {
    if (this.projectedSeq >= seq) return Promise.resolve();
    if (this.#closing) return Promise.reject(new Unavailable('it stops'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#wait(this.#waiters.filter((other) => other !== waiter));
        reject(new Unavailable('the read models are behind'));
      }, waitMaxMs);
      const waiter: Waiter = { seq, resolve, reject, timer };
      this.#wait([...this.#waiters, waiter]);
    });
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#restart);
    const worker = this.#worker;
    if (worker !== null) {
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      this.#order('stop');
      const timer = setTimeout(() => void worker.terminate(), stopMaxMs);
      await ended;
      clearTimeout(timer);
    }
    for (const waiter of this.#waiters.splice(0)) {
      clearTimeout(waiter.timer);
      waiter.reject(new Unavailable('it stops'));
    }
  }

  /** The first who waits ends a rest; while anybody does, the projector takes none. */
  #wait(waiters: Waiter[]): void {
    const mayRest = this.#waiters.length === 0;
    this.#waiters = waiters;
    Atomics.store(this.#cells, waitersCell, waiters.length);
    if (mayRest && waiters.length > 0) this.#order('go on');
  }

  #order(order: ProjectorOrder): void {
    this.#worker?.postMessage(order);
  }

  #start(): void {
    const workerData: ProjectorWorkerData = { url: this.#url, cells: this.#cells, restMs: this.#restMs };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
    this.#worker = worker;
    worker.on('message', (message: ProjectorMessage) => {
      if ('projected' in message) this.#projected(message.projected);
      else this.#log(message.warning);
    });
    worker.on('error', (error) => this.#log(`The projector failed and starts again: ${String(error)}.`));
    worker.on('exit', () => {
      this.#worker = null;
      if (this.#closing) return;
      this.restarts++;
      this.#restart = setTimeout(() => this.#start(), restartAfterMs);
    });
  }

  #projected(seq: number): void {
    this.projectedSeq = seq;
    this.#sayStarted();
    const pending = this.#durable.findIndex((sample) => sample.seq > seq);
    this.#durable = pending < 0 ? [] : this.#durable.slice(pending);
    if (this.#waiters.length === 0) return;
    const ready = this.#waiters.filter((waiter) => waiter.seq <= seq);
    if (ready.length === 0) return;
    this.#wait(this.#waiters.filter((waiter) => waiter.seq > seq));
    for (const waiter of ready) {
      clearTimeout(waiter.timer);
      waiter.resolve();
    }
  }
}
