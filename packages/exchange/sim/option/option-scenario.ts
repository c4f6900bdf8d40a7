import type { Command } from '../../src/index.ts';
import { systemAccounts } from '../../src/kernel/vocabulary.ts';
import type { Random } from '../random.ts';
import {
  abroad,
  assets,
  closed,
  customers,
  frozen,
  million,
  opening,
  poolAtFirst,
  startAt,
  unsold,
  usdt,
  usualTerms,
} from './option-listing.ts';
import type { OptionWitness } from './option-witness.ts';

interface Step {
  readonly command: Command;
  readonly at: number;
}

const startsAt = 100_000_000_000;

/**
 * Decides what happens next in the world of seconds options, from the seed alone: ticks each second with gaps, lonely and old ones
 * between them, purchases at odd times, crowds in one second, and terms that change.
 */
export class OptionScenario {
  readonly #random: Random;
  readonly #witness: OptionWitness;
  readonly #plans: (() => Command)[] = [];
  readonly #prices = new Map<number, number>(assets.map((asset) => [asset, startsAt]));
  #at = startAt;
  #tickAt = 0;
  #acts = 0;

  constructor(random: Random, witness: OptionWitness) {
    this.#random = random;
    this.#witness = witness;
    for (const command of opening(random)) this.#plans.push(() => command);
    this.#plans.push(() => this.#buy());
    this.#plans.push(() => this.#availability(true, ''));
  }

  next(): Step {
    const plan = this.#plans.shift();
    if (plan !== undefined) return { command: plan(), at: ++this.#at };
    const random = this.#random;
    if (this.#tickAt > this.#at && random.chance(50)) {
      // Often in the very ms of a tick, so that every bound is met to the ms.
      if (random.chance(60)) this.#at = random.between(this.#at, this.#tickAt - 1);
      return { command: this.#between(), at: this.#at };
    }
    this.#at = Math.max(this.#at + 1, this.#tickAt);
    // A second mostly; now and then the feed hangs a little, or stops.
    this.#tickAt =
      this.#at +
      random.weighted([
        [94, 1000],
        [4, 1000 * random.between(2, 10)],
        [1, random.between(1, 3000)],
        [1, random.between(2000, 6000)],
        [1, random.between(6000, 15_000)],
      ]);
    return { command: this.#tick(), at: this.#at };
  }

  #between(): Command {
    const random = this.#random;
    return random.weighted<() => Command>([
      [350, () => this.#buy()],
      [30, () => this.#strange()],
      [20, () => this.#refill()],
      [6, () => this.#terms()],
      [3, () => this.#budget()],
      [6, () => this.#capital()],
      [1, () => this.#crowd()],
      [1, () => this.#drain()],
      [3, () => this.#availability(random.chance(60), random.chance(50) ? 'XX' : '')],
      [40, () => ({ type: 'AdvanceTime' })],
    ])();
  }

  #tick(): Command {
    const random = this.#random;
    const rows = [...assets].flatMap((asset) => {
      const price = this.#prices.get(asset)! + random.pick([-2, -1, 0, 0, 0, 1, 2]) * random.pick([1, 1_000_000]);
      this.#prices.set(asset, price);
      const ageMs = random.chance(5) ? random.pick([2999, 3000, 20_000]) : random.between(0, 900);
      return [asset, price, ageMs, random.chance(5) ? random.between(0, 2) : random.between(3, 5)];
    });
    return { type: 'PublishIndex', source: 'sim', prices: random.chance(3) ? rows.slice(0, 4) : rows };
  }

  #buy(fields: Partial<Extract<Command, { type: 'BuyOption' }>> = {}): Command {
    const random = this.#random;
    const asset = random.pick(assets);
    const last = this.#prices.get(asset)!;
    return {
      type: 'BuyOption',
      customer: random.pick(customers),
      asset,
      direction: random.pick(['up', 'down'] as const),
      seconds: random.pick([30, 30, 60, 120, 300]),
      stake: BigInt(random.between(5_000_000, random.pick([20_000_000, 60_000_000, 600_000_000]))),
      quotedE8: random.chance(30) ? Math.round(last * random.pick([1, 1.0005, 1.01, 0.99])) : 0,
      quotedPpm: random.chance(10) ? random.pick([750_000, 800_000]) : 0,
      ...fields,
    };
  }

  /** What is refused, each for its own reason. */
  #strange(): Command {
    const random = this.#random;
    return this.#buy(
      random.pick([
        { direction: 'sideways' as never },
        { stake: 0n },
        { stake: 2n ** 60n },
        { quotedE8: -1 },
        { asset: unsold },
        { seconds: 45 },
        { stake: 4_999_999n },
        { stake: 5_000_000_001n },
        { customer: 4_999 },
        { customer: closed },
        { customer: frozen },
        { customer: abroad, stake: 5_000_000n },
      ]),
    );
  }

  /** Somebody who has little gets more. */
  #refill(): Command {
    const random = this.#random;
    const customer = random.pick(customers);
    const has = this.#witness.ledger.available(customer, 'option', usdt);
    if (has > 300n * million) return this.#buy({ customer, stake: has > 5_000n * million ? 5_000n * million : has });
    const amount = BigInt(random.between(50, 900)) * million;
    return { type: 'Deposit', customer, kind: 'option', asset: usdt, amount, reference: random.hex(32) };
  }

  #terms(): Command {
    const random = this.#random;
    const effectiveAt = random.chance(50) ? 0 : this.#at + random.between(-1000, 60_000);
    if (random.chance(30))
      return {
        type: 'SetOptionStakeLimit',
        customerMost: BigInt(random.pick([0, 200, 600, 900])) * million,
        effectiveAt,
      };
    const change = random.pick([
      {},
      {},
      { isOpen: false },
      { durations: [30, 700_000, 60, 800_000] },
      { exposurePpm: 20_000 },
      { exposurePpm: 1_000_000 },
      { stakeMost: 50n * million },
      { exposurePpm: 0 },
    ]);
    const asset = random.chance(8) ? 77 : random.pick(assets);
    if ('isOpen' in change) this.#soon({ type: 'SetOptionMarket', asset, ...usualTerms, effectiveAt: 0 });
    return { type: 'SetOptionMarket', asset, ...usualTerms, ...change, effectiveAt };
  }

  #soon(command: Command): void {
    this.#plans.push(
      () => this.#buy(),
      () => command,
    );
  }

  /** Two of them mind what they lose: the others would hardly buy any more. */
  #budget(): Command {
    const random = this.#random;
    const customer = random.pick(customers.slice(0, 2));
    if (random.chance(20)) return { type: 'CoolOff', customer: customers[2]!, days: 1 };
    return { type: 'SetLossBudget', customer, amount: BigInt(random.pick([1, 20, 60])) * million, period: 'day' };
  }

  /** So many in one second that no frame ends them all. */
  #crowd(): Command {
    const random = this.#random;
    const asset = random.pick(assets);
    for (const customer of customers)
      this.#plans.push(() => ({
        type: 'Deposit',
        customer,
        kind: 'option',
        asset: usdt,
        amount: 200n * million,
        reference: random.hex(32),
      }));
    for (let i = 0; i < 150; i++)
      this.#plans.push(() =>
        this.#buy({
          customer: customers[3 + (i % 9)]!,
          asset,
          seconds: 30,
          stake: 5n * million,
          quotedE8: 0,
          quotedPpm: 0,
        }),
      );
    return { type: 'SetOptionMarket', asset, ...usualTerms, exposurePpm: 1_000_000, effectiveAt: 0 };
  }

  /** Takes all that the pool can promise, to the last unit and one purchase beyond. */
  #drain(): Command {
    const random = this.#random;
    const everything = { ...usualTerms, exposurePpm: 1_000_000, effectiveAt: 0 };
    for (const asset of assets) this.#plans.push(() => ({ type: 'SetOptionMarket', asset, ...everything }));
    for (const customer of customers.slice(3))
      this.#plans.push(() => ({
        type: 'Deposit',
        customer,
        kind: 'option',
        asset: usdt,
        amount: 8_000n * million,
        reference: random.hex(32),
      }));
    for (let i = 0; i < 18; i++) this.#plans.push(() => this.#all(i));
    this.#plans.push(() => ({ type: 'SetOptionStakeLimit', customerMost: 600n * million, effectiveAt: 0 }));
    return { type: 'SetOptionStakeLimit', customerMost: 20_000n * million, effectiveAt: 0 };
  }

  /** A purchase of what the pool has left, as far as one may stake. */
  #all(turn: number): Command {
    const payoutPpm = BigInt(usualTerms.durations[1 + 2 * (turn % 4)]!);
    const left = this.#witness.ledger.available(systemAccounts.optionPool, 'funding', usdt);
    const stake = (left * million + payoutPpm - 1n) / payoutPpm;
    const least = stake < 5n * million ? 5n * million : stake;
    return this.#buy({
      customer: customers[3 + (turn % 9)]!,
      asset: assets[turn % 2]!,
      seconds: usualTerms.durations[2 * (turn % 4)]!,
      stake: least > 4_000n * million ? 4_000n * million : least,
      quotedE8: 0,
      quotedPpm: 0,
    });
  }

  /** Operators take capital out of the pool: a part of what is free, all of it, or a unit more; when it is small they bring some. */
  #capital(): Command {
    const random = this.#random;
    const { available, held } = this.#witness.ledger.balance(systemAccounts.optionPool, 'funding', usdt);
    const missing = poolAtFirst - available - held;
    if (missing > poolAtFirst / 2n) {
      this.#plans.push(() => this.#funding(missing));
      return this.#agree('fund_house', 2);
    }
    for (let times = random.pick([1, 1, 2]); times > 0; times--) this.#plans.push(() => this.#withdrawal());
    return this.#agree(random.chance(90) ? 'withdraw_option_pool' : 'fund_house', random.chance(90) ? 2 : 0);
  }

  #funding(amount: bigint): Command {
    const { optionPool: account } = systemAccounts;
    return { type: 'FundHouse', account, asset: usdt, amount, reference: this.#random.hex(32), act: this.#acts };
  }

  #withdrawal(): Command {
    const random = this.#random;
    const free = this.#witness.ledger.available(systemAccounts.optionPool, 'funding', usdt);
    const part = (free * BigInt(random.between(1, 100))) / 100n;
    const amount = random.pick([part, part, part, part, free, free + 1n, 0n, 2n ** 62n]);
    const reference = random.weighted([
      [8, random.hex(32)],
      [1, 'a'.repeat(32)],
      [1, 'wire 7'],
    ]);
    return { type: 'WithdrawOptionPool', amount, reference, act: this.#acts };
  }

  #agree(action: string, second: number): Command {
    this.#acts++;
    return {
      type: 'RecordOperatorAct',
      operator: 1,
      second,
      action,
      subjectKind: 'house_account',
      subject: String(systemAccounts.optionPool),
      reason: 'The capital of the pool.',
      digest: this.#random.hex(32),
    };
  }

  #availability(isOn: boolean, countries: string): Command {
    if (!isOn)
      this.#plans.push(
        () => this.#buy(),
        () => this.#availability(true, countries),
      );
    return { type: 'SetAvailability', offer: 'option', isOn, rule: 'except', countries, effectiveAt: 0 };
  }
}
