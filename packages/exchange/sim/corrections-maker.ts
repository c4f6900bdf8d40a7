import type { Command } from '../src/index.ts';
import { accountKinds } from '../src/kernel/vocabulary.ts';
import { hostile } from './hostile.ts';
import { assets, firstCustomer } from './listing.ts';
import type { OperatorMaker } from './operator-maker.ts';
import type { OrderMaker } from './order-maker.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import type { Plan } from './queue-maker.ts';
import type { Random } from './random.ts';

/** Small enough that corrections meet it. */
const correctionsLimitE6 = 150_000_000n;
const dustLimitE6 = 1_000_000n;

/** Makes what the house does to balances with two operators, and customers who leave. */
export class CorrectionsMaker {
  readonly #random: Random;
  readonly #world: NaiveWorld;
  readonly #operators: OperatorMaker;
  readonly #orders: OrderMaker;
  #leavers = 5000;

  constructor(random: Random, world: NaiveWorld, operators: OperatorMaker, orders: OrderMaker) {
    this.#orders = orders;
    this.#random = random;
    this.#world = world;
    this.#operators = operators;
  }

  /** Operators agree, or don't, and the balance is corrected; now and then twice by one act, or by another's. */
  correction(customer: number): Plan[] {
    const random = this.#random;
    const asked = random.chance(90) ? customer : customer + 1;
    const agree: Plan = () => this.#operators.recordAct('adjust_balance', 'customer', `${asked}`);
    const moves = Array.from({ length: random.pick([1, 1, 2]) }, (): Plan => () => this.#lie(this.#adjust(customer)));
    return [agree, ...(random.chance(5) ? [() => this.#operators.failure()] : []), ...moves];
  }

  #adjust(customer: number): Command {
    const random = this.#random;
    const [asset] = random.pick(assets);
    const size = BigInt(random.between(1, 50_000)) * (asset === 3 ? 10_000n : asset === 14 ? 1_000_000n : 10n);
    return {
      type: 'AdjustBalance',
      customer,
      kind: random.chance(80) ? 'spot' : random.pick(accountKinds),
      asset,
      amount: random.chance(3) ? 0n : random.chance(50) ? size : -size,
      account: random.pick([2, 3, 3, 3, 5, 6]),
      act: this.#lastAct(),
      limitE6: correctionsLimitE6,
    };
  }

  /** Capital: what a reserve begins with, and what two operators add. */
  capital(): Plan[] {
    const random = this.#random;
    const account = random.pick([3, 3, 5, 6, 7, 2]);
    const agreed = random.chance(70);
    const agree: Plan = () => this.#operators.recordAct('fund_house', 'house_account', `${account}`);
    const fund: Plan = () => {
      const known = [...this.#world.references];
      const reference = known.length > 0 && random.chance(10) ? random.pick(known) : random.hex(32);
      const [asset] = random.pick(assets);
      const amount = BigInt(random.between(1, 2_000_000)) * 1000n;
      return this.#lie({ type: 'FundHouse', account, asset, amount, reference, act: agreed ? this.#lastAct() : 0 });
    };
    return [...(agreed ? [agree] : []), fund, ...(random.chance(20) ? [fund] : [])];
  }

  /** Somebody comes with a little, tries to leave with it, without it, and once gone to go on as if they weren't. */
  leaver(): Plan[] {
    const random = this.#random;
    const customer = this.#leavers++;
    const country = random.pick(['', 'TH', 'US', 'KP']);
    const [asset] = random.pick(assets);
    const size = random.pick([1n, 300n, 1_000_000n, 5_000_000n]);
    const deposit = (): Command => {
      const reference = random.hex(32);
      return { type: 'Deposit', customer, kind: 'spot', asset, amount: size, reference };
    };
    const close =
      (limitE6: bigint): Plan =>
      () =>
        this.#lie({ type: 'CloseCustomer', customer, dustLimitE6: limitE6 });
    const back: Command = { type: 'Transfer', customer, from: 'spot', to: 'funding', asset, amount: 1n };
    const market = random.pick(this.#world.spotMarkets());
    const order: Plan = () => this.#orders.order(customer, market);
    return [
      ...(random.chance(30) ? [this.#registration(random.chance(50))] : []),
      () => ({ type: 'OpenCustomer', customer, country }),
      this.#registration(true),
      deposit,
      ...(random.chance(30) ? [this.#freeze(customer)] : []),
      close(0n),
      close(random.chance(80) ? dustLimitE6 : 10n * dustLimitE6),
      close(dustLimitE6),
      deposit,
      order,
      order,
      () => back,
      () => ({ type: 'ClaimTestFunds', customer, asset, amount: 1n, limitE6: dustLimitE6 }),
      () => ({ type: 'RequestWithdrawal', customer, asset, address: 1, amount: 2n }),
      () => ({ type: 'RequestConvertQuote', customer, from: 3, to: 1, amount: 1_000_000n }),
      () => ({ type: 'TransferToCustomer', customer, recipient: firstCustomer, asset, amount: 1n }),
      () => this.#operators.recordAct('adjust_balance', 'customer', `${customer}`),
      () => this.#adjust(customer),
    ];
  }

  /** Nobody may come, nobody from there, or everybody. */
  #registration(isOn: boolean): Plan {
    const countries = this.#random.pick(['', 'KP', 'KP,US']);
    return () => ({ type: 'SetAvailability', offer: 'registration', isOn, rule: 'except', countries, effectiveAt: 0 });
  }

  #freeze(customer: number): Plan {
    const freeze = this.#random.pick(['closing', 'compliance'] as const);
    return () => ({
      type: 'SetCustomerStanding',
      customer,
      version: 1,
      identityLevel: 1,
      tradingFreeze: freeze,
      withdrawalFreeze: 'none',
      holdUntil: 0,
      country: '',
    });
  }

  #lastAct(): number {
    return Math.max(1, this.#world.acts.size);
  }

  #lie(command: Command): Command {
    return this.#random.chance(20) ? hostile(this.#random, command) : command;
  }
}
