import { decodeFrames, Exchange, type Frame } from '../../src/index.ts';
import { unbalanced, unbounded } from '../checks.ts';
import type { Coverage } from '../coverage.ts';
import { Random } from '../random.ts';
import { ReceiptWatch } from '../receipt-watch.ts';
import { ContractScenario } from './contract-scenario.ts';
import { Witness } from './witness.ts';
import { usdt } from './witness-world.ts';

const checkEvery = 20;
const snapshotsPer1000 = 4;
const recentCount = 12;

/** A step of the world of contracts at which something differed. */
export class ContractDivergence extends Error {
  readonly step: number;

  constructor(step: number, message: string) {
    super(message);
    this.step = step;
  }
}

/**
 * A world in which contracts trade: the exchange, the witness that reckons everything again by the rules, a replica that
 * replays every frame, and the receipts of all that is settled; now and then the world goes on from a snapshot.
 */
export class ContractSimulation {
  step = 0;
  frames = 0;
  readonly #coverage: Coverage;
  readonly #receipts: ReceiptWatch;
  readonly #witness = new Witness();
  readonly #scenario: ContractScenario;
  readonly #random: Random;
  readonly #recent: string[] = [];
  readonly #decoder = new TextDecoder();
  readonly #replica = new Exchange();
  #live = new Exchange();

  constructor(seed: number, coverage: Coverage) {
    this.#coverage = coverage;
    this.#receipts = new ReceiptWatch(coverage);
    this.#random = new Random(seed + 3);
    this.#scenario = new ContractScenario(new Random(seed + 2), this.#witness.world);
  }

  /** Takes one step and checks it. Throws a `ContractDivergence`. */
  next(): void {
    this.step++;
    const { command, at } = this.#scenario.next();
    this.#recent.push(`at ${at} ${text(command)}`);
    if (this.#recent.length > recentCount) this.#recent.shift();
    try {
      const { rejection } = this.#live.execute(command, at);
      this.#coverage.sawCommand(command.type, rejection?.code ?? null);
      for (const frame of decodeFrames(this.#decoder.decode(this.#live.takeFrames()))) this.#follow(frame);
      const isTick = command.type === 'PublishIndex' && rejection === null;
      const broken = (isTick ? this.#witness.broken() : null) ?? (this.step % checkEvery === 0 ? this.#broken() : null);
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

  /** Balances and positions are what the witness has, the invariants hold, and the replay has the same state. */
  #broken(): string | null {
    const { ledger, positions, openedAt } = this.#witness.world;
    for (const [key, { available, held }] of ledger.balances) {
      const [customer, kind, asset] = key.split('/');
      const views = this.#live.query({ type: 'balances', customer: Number(customer) });
      const view = views.find((one) => one.kind === kind && one.asset === Number(asset));
      const [seen, seenHeld] = [view?.available ?? 0n, view?.held ?? 0n];
      if (seen !== available || seenHeld !== held)
        return `${key} is ${seen} and ${seenHeld} held, by the rules ${available} and ${held}`;
    }
    let open = 0;
    for (const customer of [...openedAt.keys(), 5])
      for (const view of this.#live.query({ type: 'positions', customer })) {
        open++;
        const own = positions.get(view.position);
        const seen = [view.lots, view.entryValue, view.margin, view.fees, view.funding].join();
        const byRules = own && [own.lots, own.entry, own.margin, own.fees, own.funding].join();
        if (seen !== byRules) return `Position ${view.position} is ${seen}, by the rules ${byRules}`;
      }
    if (open !== positions.size) return `${open} positions are open, by the rules ${positions.size}`;
    if (this.#replica.hash() !== this.#live.hash()) return 'The replay of the journal has another hash.';
    return this.#live.checkInvariants() ?? unsummed(ledger.sums().get(usdt));
  }

  #failure(error: unknown): ContractDivergence {
    const causes: string[] = [];
    for (let cause = error; cause instanceof Error; cause = cause.cause) causes.unshift(cause.message);
    return new ContractDivergence(this.step, `${causes.join('\n')}\nThe last steps:\n  ${this.#recent.join('\n  ')}`);
  }
}

/** "Sums to zero": what all accounts have together with the world outside. */
function unsummed(sum = 0n): string | null {
  return sum === 0n ? null : `All of USDT sums to ${sum}`;
}

function text(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));
}
