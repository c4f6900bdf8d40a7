import type { Command } from '../src/index.ts';
import { depositStory } from './deposit-stories.ts';
import { hostile } from './hostile.ts';
import { assets } from './listing.ts';
import type { OperatorMaker } from './operator-maker.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import type { Plan } from './queue-maker.ts';
import type { Random } from './random.ts';

type RecordDeposit = Extract<Command, { type: 'RecordDeposit' }>;

/** What a chain counts in, beside what the house does; finer, the same, and coarser. */
const decimals = [18, 8, 6, 2] as const;

/** Makes what chains bring, what becomes of it, and what customers say to have paid by hand. */
export class DepositsMaker {
  readonly #random: Random;
  readonly #world: NaiveWorld;
  readonly #operators: OperatorMaker;
  /** What was seen of late, so that it may be seen again. */
  #seen: RecordDeposit[] = [];

  constructor(random: Random, world: NaiveWorld, operators: OperatorMaker) {
    this.#random = random;
    this.#world = world;
    this.#operators = operators;
  }

  /** Something is seen or asked for, or what is open goes on. */
  next(customer: number): Plan[] {
    const random = this.#random;
    if (random.chance(20)) return depositStory(random, this.#world, customer);
    const { deposits, depositRequests } = this.#world;
    if (deposits.size > 0 && random.chance(40)) return this.#deposit(random.pick([...deposits.keys()]), customer);
    if (depositRequests.size > 0 && random.chance(40)) return this.#request(random.pick([...depositRequests.keys()]));
    return random.chance(65) ? [() => this.#lie(this.#record(customer))] : [() => this.#lie(this.#ask(customer))];
  }

  /** New coins, or what was seen before, word for word or to another customer. */
  #record(customer: number): Command {
    const random = this.#random;
    if (this.#seen.length > 0 && random.chance(25))
      return { ...random.pick(this.#seen), ...(random.chance(30) ? { customer } : {}) };
    const [asset] = random.pick(assets);
    const seen: RecordDeposit = {
      type: 'RecordDeposit',
      customer: random.chance(85) ? customer : random.pick([0, 3, 999_999]),
      chain: random.pick(['bitcoin', 'ethereum', 'tron']),
      transaction: `0x${random.hex(16)}`,
      output: random.pick(['0', '1', 'value', 'log 3']),
      asset,
      delivered: BigInt(random.between(1, 2_000_000)) * 10n ** BigInt(random.pick([2, 4, 11])) + 7n,
      decimals: random.pick(decimals),
    };
    this.#seen = [...this.#seen.slice(-20), seen];
    return seen;
  }

  /** It becomes final, goes away again, or operators find out whose it is. */
  #deposit(deposit: number, customer: number): Plan[] {
    const random = this.#random;
    const agree: Plan = () => this.#operators.recordAct('assign_deposit', 'deposit', `${deposit}`);
    const assign: Plan = () => this.#lie({ type: 'AssignDeposit', deposit, customer, act: this.#lastAct() });
    const confirm: Plan = () => this.#lie({ type: 'ConfirmDeposit', deposit });
    const undo: Plan = () => this.#lie({ type: 'UndoDeposit', deposit });
    if (this.#world.deposits.get(deposit)!.customer !== 0)
      return random.pick([[confirm], [confirm], [confirm, confirm, undo], [undo]]);
    return random.pick([[confirm], [agree, assign], [confirm, agree, assign], [undo]]);
  }

  #ask(customer: number): Command {
    const random = this.#random;
    const isFiat = random.chance(50);
    const amount = BigInt(random.between(1, 3000)) * 1_000_000n;
    return {
      type: 'RequestDeposit',
      customer,
      asset: isFiat && random.chance(80) ? 3 : random.pick(assets)[0],
      amount,
      voucher: random.chance(50) ? random.hex(32) : '',
      currency: isFiat ? 'THB' : '',
      fiatE6: isFiat ? amount * BigInt(random.between(30, 40)) : 0n,
      rateE8: isFiat ? 3_300_000_000n : 0n,
    };
  }

  /** Operators have looked at the bank; now and then it is less, more, or was paid for another request. */
  #request(request: number): Plan[] {
    const random = this.#random;
    const { customer, amount } = this.#world.depositRequests.get(request)!;
    if (random.chance(20)) return [() => this.#lie({ type: 'CancelDepositRequest', customer, request })];
    const isRejected = random.chance(25);
    const action = isRejected ? 'reject_deposit' : 'confirm_deposit';
    const agree: Plan = () => this.#operators.recordAct(action, 'deposit_request', `${request}`);
    const known = [...this.#world.references];
    const decide: Plan = () => {
      const act = this.#lastAct();
      if (isRejected) return this.#lie({ type: 'RejectDepositRequest', customer, request, act });
      const reference = known.length > 0 && random.chance(10) ? random.pick(known) : random.hex(32);
      const arrived = random.pick([amount, amount, amount, amount / 2n + 1n, amount + 1n]);
      return this.#lie({ type: 'ConfirmDepositRequest', customer, request, amount: arrived, reference, act });
    };
    return [agree, decide];
  }

  #lastAct(): number {
    return Math.max(1, this.#world.acts.size);
  }

  #lie(command: Command): Command {
    return this.#random.chance(12) ? hostile(this.#random, command) : command;
  }
}
