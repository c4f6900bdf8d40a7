import type { Command } from '../src/index.ts';
import { hostile } from './hostile.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import type { Random } from './random.ts';

const actions = ['login', 'customer.look', 'customer.freeze', 'papers.look', 'balance.adjust', 'house.fund'] as const;
const reasons = ['', 'asked by the customer', '身份已核实\nเอกสารครบ', '"\\\n€😀', 'long '.repeat(101)] as const;
const failures = ['unavailable', 'insufficient_balance'] as const;

/** Makes what operators say that they do. */
export class OperatorMaker {
  readonly #random: Random;
  readonly #world: NaiveWorld;

  constructor(random: Random, world: NaiveWorld) {
    this.#random = random;
    this.#world = world;
  }

  /** Something is announced, by one operator or two. */
  act(customer: number): Command {
    const random = this.#random;
    return this.recordAct(random.pick(actions), 'customer', String(customer));
  }

  /** Of one of the last acts, mostly the last one. */
  failure(): Command {
    const random = this.#random;
    const { acts } = this.#world;
    const recent = [...acts.keys()].slice(-5);
    const act = random.pick([...recent, recent.at(-1) ?? 1, acts.size + 1]);
    const failure: Command = { type: 'RecordOperatorActFailure', act, code: random.pick(failures) };
    return random.chance(20) ? hostile(random, failure) : failure;
  }

  /** Mostly of two different operators. */
  recordAct(action: string, subjectKind: string, subject: string): Command {
    const random = this.#random;
    const operator = random.between(0, 4);
    const second = random.chance(40) ? 0 : random.between(0, 4);
    const reason = random.pick(reasons);
    return {
      type: 'RecordOperatorAct',
      operator,
      second,
      action,
      subjectKind,
      subject,
      reason,
      digest: random.hex(32),
    };
  }
}
