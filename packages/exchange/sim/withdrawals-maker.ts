import type { Command } from '../src/index.ts';
import type { WithdrawalState } from '../src/kernel/vocabulary.ts';
import { hostile } from './hostile.ts';
import { assets } from './listing.ts';
import type { OperatorMaker } from './operator-maker.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import type { Plan } from './queue-maker.ts';
import type { Random } from './random.ts';
import { withdrawalStory } from './withdrawal-stories.ts';

const networks: Readonly<Record<number, readonly string[]>> = {
  1: ['BTC'],
  2: ['ETH'],
  3: ['ERC20', 'TRC20', 'BANK'],
  14: ['DOGE'],
  15: ['XRP'],
};

/** What usually comes next for a withdrawal in a state. */
const nextOf: Readonly<Record<WithdrawalState, readonly Command['type'][]>> = {
  requested: ['ReviewWithdrawal', 'ReviewWithdrawal', 'ReviewWithdrawal', 'CancelWithdrawal', 'RejectWithdrawal'],
  under_review: ['ApproveWithdrawal', 'ApproveWithdrawal', 'ApproveWithdrawal', 'CancelWithdrawal', 'RejectWithdrawal'],
  approved: ['SignWithdrawal', 'SignWithdrawal', 'SignWithdrawal', 'SettleWithdrawalInside', 'RejectWithdrawal'],
  signed: ['RecordBroadcast', 'RecordBroadcast', 'RecordBroadcast', 'SettleWithdrawal', 'CancelWithdrawal'],
  broadcast_unknown: ['RetryWithdrawal', 'RetryWithdrawal', 'RecordBroadcast', 'SettleWithdrawal', 'RejectWithdrawal'],
  sent: ['SettleWithdrawal', 'SettleWithdrawal', 'SettleWithdrawal', 'CancelWithdrawal', 'RetryWithdrawal'],
};

/** Makes withdrawals, what becomes of them, and what the house says of them. */
export class WithdrawalsMaker {
  readonly #random: Random;
  readonly #world: NaiveWorld;
  readonly #operators: OperatorMaker;

  constructor(random: Random, world: NaiveWorld, operators: OperatorMaker) {
    this.#random = random;
    this.#world = world;
    this.#operators = operators;
  }

  /** A withdrawal is asked for, or one that is open goes on; a frozen customer's goes on as any other's. */
  next(customer: number, at: number): Plan[] {
    if (this.#random.chance(8)) return withdrawalStory(this.#random, this.#world, customer);
    if (this.#random.chance(5)) return this.#house(at);
    const open = [...this.#world.withdrawals];
    if (open.length === 0 || this.#random.chance(35)) return this.#request(customer);
    const frozen = open.filter(([, held]) => this.#world.customers.get(held.customer)!.withdrawalFreeze !== 'none');
    const [id] = this.#random.pick(frozen.length > 0 && this.#random.chance(50) ? frozen : open);
    return Array.from({ length: this.#random.pick([1, 3, 6]) }, () => this.#step(id)).flat();
  }

  /** Funds come to funding, an address into the book, and the withdrawal is asked for: sometimes a thing too early. */
  #request(customer: number): Plan[] {
    const random = this.#random;
    const [asset] = random.pick(assets);
    const network = random.chance(93) ? random.pick(networks[asset]!) : 'ERC20';
    const size = BigInt(random.between(1, 200));
    const amount = size * (asset === 3 ? 1_000_000n : asset === 14 ? 1_000_000_000n : asset === 1 ? 4000n : 100_000n);
    const known = [...this.#world.addresses].filter(([, one]) => one.customer === customer && one.network === network);
    const add: Command = {
      type: 'AddWithdrawalAddress',
      customer,
      network,
      destination: `to-${random.pick(['one', 'two', random.hex(8)])}`,
      memo: random.chance(20) ? 'memo 7' : '',
    };
    const request: Plan = () => {
      const own = [...this.#world.addresses].filter(([, one]) => one.customer === customer && one.network === network);
      const [address] = own.length > 0 ? random.pick(own) : [1];
      return this.#lie({ type: 'RequestWithdrawal', customer, asset, address, amount });
    };
    return [
      ...(random.chance(90) ? [this.#fund(customer, asset, amount)] : []),
      ...(known.length === 0 || random.chance(20) ? [() => this.#lie(add)] : []),
      ...(random.chance(12) ? [this.#whitelist(customer)] : []),
      request,
      ...(random.chance(8) && known.length > 0 ? [this.#remove(customer, random.pick(known)[0])] : []),
    ];
  }

  #fund(customer: number, asset: number, amount: bigint): Plan {
    return () => ({ type: 'Transfer', customer, from: 'spot', to: 'funding', asset, amount });
  }

  #whitelist(customer: number): Plan {
    return () => this.#lie({ type: 'SetWhitelist', customer, isOn: this.#random.chance(50) });
  }

  #remove(customer: number, address: number): Plan {
    return () => this.#lie({ type: 'RemoveWithdrawalAddress', customer, address });
  }

  /** What comes next for a withdrawal, decided when it is taken; operators agree first where they are needed. */
  #step(withdrawal: number): Plan[] {
    const random = this.#random;
    const held = this.#world.withdrawals.get(withdrawal);
    const state = held?.state ?? 'requested';
    const type = random.pick(nextOf[state]);
    const action = { ApproveWithdrawal: 'approve', RejectWithdrawal: 'reject', RetryWithdrawal: 'retry' }[
      type as string
    ];
    const agree: Plan[] =
      action === undefined || random.chance(10)
        ? []
        : [() => this.#operators.recordAct(`${action}_withdrawal`, 'withdrawal', `${withdrawal}`)];
    return [...agree, () => this.#lie(this.#move(type, held?.customer ?? 1000, withdrawal))];
  }

  #move(type: Command['type'], owner: number, withdrawal: number): Command {
    const random = this.#random;
    const customer = random.chance(95) ? owner : owner + 1;
    const act = Math.max(1, this.#world.acts.size);
    const transaction = `0x${random.hex(16)}`;
    switch (type) {
      case 'ReviewWithdrawal':
        return { type, customer, withdrawal, isFlagged: random.chance(30) };
      case 'CancelWithdrawal':
        return { type, customer, withdrawal };
      case 'ApproveWithdrawal':
      case 'RejectWithdrawal':
        return { type, customer, withdrawal, act };
      case 'SignWithdrawal':
      case 'SettleWithdrawal':
        return { type, customer, withdrawal, transaction };
      case 'RecordBroadcast':
        return { type, customer, withdrawal, outcome: random.chance(50) ? 'sent' : 'unknown' };
      case 'RetryWithdrawal':
        return { type, customer, withdrawal, evidence: random.hex(32), act };
      default: {
        const recipient = random.chance(5) ? owner : 1000 + random.below(16);
        return { type: 'SettleWithdrawalInside', customer, withdrawal, recipient };
      }
    }
  }

  /** A day on which so little of an asset may leave that the third who wants to is told so, though none has used their share. */
  smallOutflow(at: number): Plan[] {
    const random = this.#random;
    const able = [...this.#world.customers].filter(
      ([id, { identityLevel, withdrawalFreeze, holdUntil, closed }]) =>
        id >= 1000 && identityLevel > 0 && withdrawalFreeze === 'none' && holdUntil <= at && !closed,
    );
    const limits = { exit1E8: 20_000_000_000n, exit2E8: 50_000_000_000n, fiat1E6: 1n, fiat2E6: 1n, effectiveAt: 0 };
    const limit = BigInt(random.between(16, 24)) * 1_000_000n;
    const request = { asset: 3, amount: 10_000_000n } as const;
    const leave = (customer: number): Plan[] => [
      this.#fund(customer, 3, request.amount),
      () => ({ type: 'AddWithdrawalAddress', customer, network: 'TRC20', destination: 'to-one', memo: '' }),
      () => {
        const own = [...this.#world.addresses].find(([, one]) => one.customer === customer && one.network === 'TRC20');
        return { type: 'RequestWithdrawal', customer, ...request, address: own?.[0] ?? 1 };
      },
    ];
    return [
      () => ({ type: 'SetIdentityLimits', ...limits, sharePpm: 700_000 }),
      () => ({ type: 'SetOutflowLimit', asset: 3, limit, effectiveAt: 0 }),
      ...able.slice(0, 5).flatMap(([customer]) => leave(customer)),
      () => ({ type: 'SetOutflowLimit', asset: 3, limit: 10n ** 15n, effectiveAt: 0 }),
    ];
  }

  /** Terms, sizes that operators look at, and comparisons; what was stopped goes again soon. */
  #house(at: number): Plan[] {
    const random = this.#random;
    const [asset] = random.pick(assets);
    const effectiveAt = random.pick([0, at + random.between(1, 2000), at + 3_600_000]);
    const one = BigInt(random.pick([5, 100, 10_000])) * 1_000_000n;
    const compare = (difference: bigint): Command => ({
      type: 'SetReconciliation',
      asset,
      difference,
      evidence: random.hex(32),
    });
    const network = random.pick(networks[asset]!);
    const terms = { asset, network, minimum: 1_000_000n * BigInt(random.between(1, 10)), fee: 100_000n, effectiveAt };
    const known = this.#world.withdrawals.keys().next().value ?? 1;
    return random.pick<Plan[]>([
      [() => this.#lie({ type: 'SetWithdrawalTerms', ...terms })],
      [() => this.#lie({ type: 'SetWithdrawalReview', oneFromE6: one, twoFromE6: one * 10n, effectiveAt })],
      [
        () => this.#lie(compare(-7n)),
        ...this.#request(1000 + random.below(14)),
        ...this.#step(known),
        () => compare(0n),
      ],
    ]);
  }

  #lie(command: Command): Command {
    return this.#random.chance(12) ? hostile(this.#random, command) : command;
  }
}
