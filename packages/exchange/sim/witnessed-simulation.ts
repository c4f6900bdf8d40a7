import { type Command, decodeFrames, Exchange, type Frame } from '../src/index.ts';
import { unbalanced, unbounded } from './checks.ts';
import type { Coverage } from './coverage.ts';
import { Random } from './random.ts';
import { ReceiptWatch } from './receipt-watch.ts';

const checkEvery = 20;
const snapshotsPer1000 = 4;
const recentCount = 12;

/** Decides what happens next in a world, from its seed alone. */
export interface WitnessedScenario {
  next(): { readonly command: Command; readonly at: number };
}

/** Reads what the exchange writes and reckons it again by the rules. What throws differs. */
export interface WorldWitness {
  saw(frame: Frame): void;
  /** What everybody has by the rules, by "customer/kind/asset". */
  readonly balances: ReadonlyMap<string, { readonly available: bigint; readonly held: bigint }>;
  /** Told of every command with the code of its refusal, after its frames. */
  answered?(command: Command, at: number, code: string | null): void;
  /** What is wrong after a tick of the index, or null. */
  afterTick?(): string | null;
  /** What is wrong with what the exchange says of itself now, or null. */
  broken?(exchange: Exchange): string | null;
}

/**
 * A world of one product: the exchange, a witness that reckons everything again by the rules, a replica that replays every frame,
 * and the receipts of all that is settled; now and then the world goes on from a snapshot.
 */
export class WitnessedSimulation {
  step = 0;
  frames = 0;
  readonly #coverage: Coverage;
  readonly #receipts: ReceiptWatch;
  readonly #witness: WorldWitness;
  readonly #scenario: WitnessedScenario;
  readonly #random: Random;
  readonly #recent: string[] = [];
  readonly #decoder = new TextDecoder();
  readonly #replica = new Exchange();
  #live = new Exchange();

  /** `seed` decides when the world goes on from a snapshot. */
  constructor(seed: number, coverage: Coverage, witness: WorldWitness, scenario: WitnessedScenario) {
    this.#coverage = coverage;
    this.#receipts = new ReceiptWatch(coverage);
    this.#witness = witness;
    this.#random = new Random(seed);
    this.#scenario = scenario;
  }

  /** Takes one step and checks it. Throws where something differs. */
  next(): void {
    this.step++;
    const { command, at } = this.#scenario.next();
    this.#recent.push(`at ${at} ${text(command)}`);
    if (this.#recent.length > recentCount) this.#recent.shift();
    try {
      const { rejection } = this.#live.execute(command, at);
      const code = rejection?.code ?? null;
      this.#coverage.sawCommand(command.type, code);
      for (const frame of decodeFrames(this.#decoder.decode(this.#live.takeFrames()))) this.#follow(frame);
      this.#witness.answered?.(command, at, code);
      const isTick = command.type === 'PublishIndex' && code === null;
      const wrong = (isTick ? this.#witness.afterTick?.() : null) ?? null;
      const broken = wrong ?? (this.step % checkEvery === 0 ? this.#broken() : null);
      if (broken !== null) throw new Error(broken);
      if (this.#random.below(1000) < snapshotsPer1000) this.#live = Exchange.load(this.#live.save());
    } catch (error) {
      throw this.#failure(error);
    }
  }

  #follow(frame: Frame): void {
    this.frames++;
    const wrong = [unbounded(frame), ...frame.events.map(unbalanced), this.#receipts.broken(frame)].find(
      (broken) => broken !== null,
    );
    if (wrong !== undefined && wrong !== null) throw new Error(wrong);
    this.#witness.saw(frame);
    this.#replica.apply(frame);
    for (const event of frame.events) this.#coverage.sawEvent(event);
  }

  /** Balances are what the witness has, the invariants hold, and the replay has the same state. */
  #broken(): string | null {
    for (const [key, { available, held }] of this.#witness.balances) {
      const [customer, kind, asset] = key.split('/');
      const views = this.#live.query({ type: 'balances', customer: Number(customer) });
      const view = views.find((one) => one.kind === kind && one.asset === Number(asset));
      const [seen, seenHeld] = [view?.available ?? 0n, view?.held ?? 0n];
      if (seen !== available || seenHeld !== held)
        return `${key} is ${seen} and ${seenHeld} held, by the rules ${available} and ${held}`;
    }
    const broken = this.#witness.broken?.(this.#live) ?? null;
    if (broken !== null) return broken;
    if (this.#replica.hash() !== this.#live.hash()) return 'The replay of the journal has another hash.';
    return this.#live.checkInvariants();
  }

  #failure(error: unknown): Error {
    const causes: string[] = [];
    for (let cause = error; cause instanceof Error; cause = cause.cause) causes.unshift(cause.message);
    return new Error(`${causes.join('\n')}\nThe last steps:\n  ${this.#recent.join('\n  ')}`);
  }
}

function text(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));
}
