import { answerOf, decodeFrames, Exchange, type Frame, type Outcome } from '../src/index.ts';
import { brokenOracle, canonical, unbalanced, unbounded } from './checks.ts';
import type { Coverage } from './coverage.ts';
import { damageTaken } from './damage.ts';
import { difference } from './difference.ts';
import { NaiveExchange, type NaiveOutcome } from './oracle/naive-exchange.ts';
import { brokenOrders } from './order-invariants.ts';
import { type Waiting, situationsOf, waitingIn } from './situation-watch.ts';
import { Random } from './random.ts';
import { ReceiptWatch } from './receipt-watch.ts';
import { Scenario, type Step } from './scenario.ts';

/** Few enough that a busy simulated day runs out of them. */
const requestCapacity = 24;
const checkEvery = 25;
/** How many of 1,000 steps are followed by a snapshot: the points are random, or what lies between would hide. */
const snapshotsPer1000 = 3;
const recentCount = 30;

/** A step at which the exchange and what it is held against came apart. */
export class Divergence extends Error {
  readonly step: number;

  constructor(step: number, message: string) {
    super(message);
    this.step = step;
  }
}

/**
 * One world: the exchange under test, the naive one beside it, a replica that replays every frame, and one that was
 * restored from a snapshot and follows the tail. All must agree.
 */
export class Simulation {
  readonly coverage: Coverage;
  frames = 0;
  step = 0;
  readonly #naive = new NaiveExchange(requestCapacity);
  readonly #scenario: Scenario;
  readonly #random: Random;
  readonly #receipts: ReceiptWatch;
  readonly #answeredBy = new Map<string, number>();
  readonly #recent: string[] = [];
  readonly #decoder = new TextDecoder();
  /** Few timers a call and many: how far a call gets with what is due is no rule. */
  readonly #timersPerCall: number;
  #live: Exchange;
  readonly #replica = new Exchange({ requestCapacity });
  #restored: Exchange | null = null;

  constructor(seed: number, coverage: Coverage) {
    this.coverage = coverage;
    this.#receipts = new ReceiptWatch(coverage);
    this.#random = new Random(seed + 1);
    this.#timersPerCall = [1, 64, 1, 2][seed % 4]!;
    this.#live = new Exchange({ requestCapacity, timersPerCall: this.#timersPerCall });
    this.#scenario = new Scenario(new Random(seed), this.#naive.world);
  }

  /** Takes one step and checks it. Throws a `Divergence`. */
  next(): void {
    this.step++;
    const step = this.#scenario.next();
    const { command, at, requestKey } = step;
    this.#recent.push(`at ${at} ${requestKey} ${text(command)}`);
    if (this.#recent.length > recentCount) this.#recent.shift();
    const before = waitingIn(this.#naive.world);
    let naive: NaiveOutcome;
    let outcome: Outcome;
    let frames: Frame[];
    try {
      outcome = this.#live.execute(command, at, requestKey);
      frames = this.#takeFrames();
      naive = this.#naive.execute(step, frames);
    } catch (error) {
      throw this.#failure(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    this.#compare(step, outcome, naive, frames);
    this.#cover(step, outcome, frames, before);
    if (this.step % checkEvery === 0) this.#check();
    if (this.#random.below(1000) < snapshotsPer1000) this.#restore();
  }

  #takeFrames(): Frame[] {
    const bytes = this.#live.takeFrames();
    this.coverage.frameBytesMax = Math.max(this.coverage.frameBytesMax, bytes.length);
    const journal = this.#decoder.decode(bytes);
    try {
      return decodeFrames(journal);
    } catch (error) {
      throw new Error(`${String(error)}\n${journal}`, { cause: error });
    }
  }

  #compare(step: Step, outcome: Outcome, naive: NaiveOutcome, frames: readonly Frame[]): void {
    const events = frames.flatMap((frame) => frame.events);
    const real = events.map(canonical);
    const expected = naive.events.map(canonical);
    const code = outcome.rejection?.code ?? null;
    if (code !== naive.rejection) throw this.#failure(`Refused as ${code}, by the naive one as ${naive.rejection}.`);
    const at = real.findIndex((event, index) => event !== expected[index]);
    if (at >= 0 || real.length !== expected.length) {
      const place = at >= 0 ? at : real.length;
      throw this.#failure(`Event ${place} differs.\n  exchange: ${real[place]}\n  naive:    ${expected[place]}`);
    }
    this.#compareRequest(step, outcome, naive);
    const wrong = frames
      .map(unbounded)
      .concat(events.map(unbalanced))
      .concat(frames.map((frame) => this.#receipts.broken(frame)))
      .find((broken) => broken !== null);
    if (wrong !== undefined) throw this.#failure(wrong);
    this.#follow(frames, outcome);
  }

  #cover({ command, borrowed }: Step, outcome: Outcome, frames: readonly Frame[], before: Waiting): void {
    const { coverage } = this;
    if (outcome.repeats > 0) coverage.sawSituation('a repeated request');
    if (borrowed && outcome.seq > 0 && outcome.repeats === 0) coverage.sawSituation("another customer's request id");
    if (outcome.repeats === 0) coverage.sawCommand(command.type, outcome.rejection?.code ?? null);
    for (const event of frames.flatMap((frame) => frame.events)) {
      coverage.sawEvent(event);
      const ends = event.type === 'WithdrawalSettled' || event.type === 'WithdrawalReleased';
      const frozen = ends && this.#naive.world.customers.get(event.customer)!.withdrawalFreeze !== 'none';
      if (frozen) coverage.sawSituation('a withdrawal ended under a freeze');
    }
    for (const situation of situationsOf(frames, before, this.#naive.world)) coverage.sawSituation(situation);
    for (const market of this.#naive.world.markets.values())
      coverage.triggersInQueueMax = Math.max(coverage.triggersInQueueMax, market.queue.length);
  }

  /** The same request gets the frame of its first answer (D24). */
  #compareRequest({ requestId: id }: Step, outcome: Outcome, naive: NaiveOutcome): void {
    const first = naive.repeats ? (this.#answeredBy.get(id) ?? -1) : 0;
    if (outcome.repeats !== first)
      throw this.#failure(`The request repeats frame ${first}, the exchange says ${outcome.repeats}.`);
    if (!naive.repeats && id !== '' && outcome.seq > 0) this.#answeredBy.set(id, outcome.seq);
  }

  #follow(frames: readonly Frame[], outcome: Outcome): void {
    for (const frame of frames) {
      this.frames++;
      if (frame.seq === outcome.seq) this.#compareAnswer(frame, outcome);
      this.#replica.apply(frame);
      this.#restored?.apply(frame);
    }
  }

  /** Whoever repeats a request gets its answer from the frame: it must be the one that was given (D24). */
  #compareAnswer(frame: Frame, outcome: Outcome): void {
    const again = answerOf(frame, (order) => this.#replica.query({ type: 'order', customer: frame.customer, order }));
    const given = text({ rejection: outcome.rejection, orders: outcome.orders, id: outcome.id });
    if (text(again) !== given)
      throw this.#failure(`The answer was\n  ${given}\nfrom its frame it is\n  ${text(again)}`);
  }

  #check(): void {
    const broken =
      this.#live.checkInvariants() ??
      brokenOracle(this.#naive.world) ??
      difference(this.#live, this.#naive.world) ??
      this.#brokenOrders();
    if (broken !== null) throw this.#failure(broken);
    const hash = this.#live.hash();
    if (this.#replica.hash() !== hash) throw this.#failure('The replay of the journal has another hash.');
    if (this.#restored !== null && this.#restored.hash() !== hash) {
      throw this.#failure('Snapshot and tail have another hash.');
    }
  }

  #brokenOrders(): string | null {
    for (const customer of this.#naive.world.customers.keys()) {
      const broken = brokenOrders(this.#live, customer, this.#naive.world);
      if (broken !== null) return broken;
    }
    return null;
  }

  /** Snapshot and back. In half of the cases the world goes on with the restored one, so that nothing may hide outside. */
  #restore(): void {
    const bytes = this.#live.save();
    const restored = Exchange.load(bytes, { requestCapacity, timersPerCall: this.#timersPerCall });
    if (restored.hash() !== this.#live.hash())
      throw this.#failure('A snapshot has another hash than what it was taken of.');
    const damage = damageTaken(bytes, this.#random);
    if (damage !== null) throw this.#failure(damage);
    if (this.#random.chance(50)) {
      this.#restored = this.#live;
      this.#live = restored;
    } else {
      this.#restored = restored;
    }
  }

  #failure(message: string): Divergence {
    return new Divergence(this.step, `${message}\nThe last steps:\n  ${this.#recent.join('\n  ')}`);
  }
}

function text(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));
}
