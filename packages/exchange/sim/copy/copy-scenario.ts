import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';
import { followTermsOf, wishOf } from './copy-wishes.ts';
import { CopyMarket, type Planned } from './copy-market.ts';
import type { CopyWitness } from './copy-witness.ts';
import { contracts, providers } from '../contracts/contract-listing.ts';
import type { WitnessedScenario } from '../witnessed-simulation.ts';
import { naiveNextMonday } from './naive-copies.ts';
import {
  abroad,
  closed,
  customers,
  frozen,
  million,
  nobody,
  opening,
  startAt,
  treasury,
  unknown,
  usdt,
} from './copy-listing.ts';

const shares = [0, 1, 50_000, 100_000, 199_999, 200_000, 200_001, 1_000_000, 1_000_001, -1, 0.5];

type Known = Pick<CopyWitness, 'leading' | 'follows' | 'seen' | 'world'>;

/** Decides what happens next in the world of copy trading, from the seed alone: who leads and follows, and what they trade. */
export class CopyScenario implements WitnessedScenario {
  readonly #random: Random;
  readonly #witness: Known;
  readonly #market: CopyMarket;
  readonly #plans: Planned[] = [];
  #at = startAt;

  constructor(random: Random, witness: Known) {
    this.#random = random;
    this.#witness = witness;
    this.#market = new CopyMarket(random, witness.world);
    // The first comes before anybody has said where leading is offered.
    for (const command of [...opening(random), this.#become(customers[0]!), this.#availability(true, '')])
      this.#plan(1, () => command);
    this.#plan(0, () => this.#market.tick(0));
    for (const listing of contracts) for (const provider of providers) this.#quote(listing, provider);
  }

  next(): { command: Command; at: number } {
    const plan = this.#plans.shift();
    this.#at += plan === undefined ? this.#random.between(0, 200) : plan.after;
    const command = plan === undefined ? this.#anything() : plan.make();
    return { command, at: this.#at };
  }

  #plan(after: number, make: () => Command): void {
    this.#plans.push({ after, make });
  }

  #quote(listing: (typeof contracts)[number], provider?: number): void {
    this.#plan(0, () => this.#market.quotes(listing, provider));
  }

  #anything(): Command {
    const random = this.#random;
    return random.weighted<() => Command>([
      [24, () => this.#quietSecond()],
      [30, () => this.#market.opening(this.#leader())],
      [14, () => this.#market.ofHolder(this.#leader())],
      [6, () => this.#market.opening(this.#market.trader())],
      [6, () => this.#market.ofHolder(this.#market.trader())],
      [8, () => this.#market.quotes(random.pick(contracts))],
      [30, () => this.#relation()],
      [2, () => ({ type: 'AdvanceTime' })],
      [2, () => this.#story()],
    ])();
  }

  /** What leads and followers say to each other, not to the market. */
  #relation(): Command {
    const random = this.#random;
    const anybody = random.chance(92)
      ? random.pick(customers)
      : random.pick([closed, abroad, frozen, unknown, nobody, treasury, -1]);
    return random.weighted<() => Command>([
      [10, () => this.#become(anybody)],
      [8, () => ({ type: 'ChangeLeadShare', customer: anybody, sharePpm: random.pick(shares) })],
      [2, () => ({ type: 'CloseLead', customer: anybody })],
      [14, () => this.#transfer()],
      [80, () => this.#follow(anybody)],
      [16, () => this.#edit()],
      [8, () => ({ type: 'CancelFollow', ...this.#someFollow(), keepPositions: random.chance(40) })],
      [5, () => this.#selfHold()],
      [2, () => followTermsOf(random, this.#at)],
      [3, () => this.#terms()],
      [3, () => this.#availability(random.chance(80), random.chance(50) ? 'XX' : '')],
    ])();
  }

  /** Mostly somebody who leads. */
  #leader(): number {
    const { leading } = this.#witness;
    if (leading.length === 0 || this.#random.chance(10)) return this.#market.trader();
    return this.#random.pick(leading)[0];
  }

  /** A tick a second later, and mostly fresh quotes after it. */
  #quietSecond(): Command {
    this.#at += 1000;
    for (const listing of contracts) if (this.#random.chance(60)) this.#quote(listing);
    return this.#market.tick(this.#random.pick([5, 15, 30]));
  }

  /** A crash, or a week that goes by. */
  #story(): Command {
    const random = this.#random;
    if (random.chance(70)) {
      this.#plans.push(...this.#market.run());
      return { type: 'AdvanceTime' };
    }
    this.#at = Math.max(this.#at, naiveNextMonday(this.#at) - random.between(0, 3000));
    for (let second = 0; second < 4; second++) {
      this.#plan(1000, () => this.#market.tick(10));
      for (const listing of contracts) this.#quote(listing);
    }
    return this.#market.tick(10);
  }

  #become(customer: number): Command {
    return { type: 'BecomeLead', customer, sharePpm: this.#random.pick(shares) };
  }

  /** Mostly somebody who leads, for the share that they ask for. */
  #follow(customer: number): Command {
    const random = this.#random;
    const [lead, sharePpm] =
      random.chance(85) && this.#witness.leading.length > 0
        ? random.pick(this.#witness.leading)
        : ([random.pick([...customers, nobody, customer]), random.pick(shares)] as const);
    return { type: 'Follow', customer, lead, sharePpm, ...wishOf(random) };
  }

  /** Another wish, or once more what there is. */
  #edit(): Command {
    const { all } = this.#witness.follows;
    if (all.length === 0 || this.#random.chance(90))
      return { type: 'EditFollow', ...this.#someFollow(), ...wishOf(this.#random) };
    const { follow, follower, wish } = this.#random.pick(all);
    return { type: 'EditFollow', customer: follower, follow, ...wish };
  }

  /** A follow that there is, mostly its own follower's. */
  #someFollow(): { customer: number; follow: number } {
    const random = this.#random;
    const { all } = this.#witness.follows;
    if (all.length === 0 || random.chance(8))
      return { customer: random.pick(customers), follow: random.pick([0, 1, 99_999]) };
    const { follow, follower } = random.pick(all);
    return { customer: random.chance(92) ? follower : random.pick(customers), follow };
  }

  /** Somebody goes on with a copy alone, mostly their own. */
  #selfHold(): Command {
    const random = this.#random;
    const copy = random.pick([...this.#witness.seen.copies.values()]);
    if (copy === undefined || random.chance(10))
      return { type: 'SelfHold', customer: random.pick(customers), position: random.pick([0, 1, 99_999]) };
    const { follower } = this.#witness.seen.follow(copy.follow);
    return {
      type: 'SelfHold',
      customer: random.chance(90) ? follower : random.pick(customers),
      position: copy.position,
    };
  }

  /** Funds leave the contract account or come back, so that bounds are met to the unit. */
  #transfer(): Command {
    const random = this.#random;
    const between = random.chance(50)
      ? ({ from: 'perpetual', to: 'spot' } as const)
      : ({ from: 'spot', to: 'perpetual' } as const);
    const amount = random.pick([1n, million, 20n * million]);
    return { type: 'Transfer', customer: random.pick(customers), ...between, asset: usdt, amount };
  }

  #terms(): Command {
    const random = this.#random;
    return {
      type: 'SetLeadTerms',
      balanceLeast: random.pick([0n, 100n * million, 100n * million, 200n * million, -1n]),
      shareMostPpm: random.pick([200_000, 200_000, 100_000, 1_000_001]),
      effectiveAt: random.chance(50) ? 0 : this.#at + random.between(-1000, 60_000),
    };
  }

  #availability(isOn: boolean, countries: string): Command {
    return {
      type: 'SetAvailability',
      offer: this.#random.pick(['copy_trading', 'copy_trading', 'perpetual']),
      isOn,
      rule: 'except',
      countries,
      effectiveAt: 0,
    };
  }
}
