import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';
import { followTermsOf, wishOf } from './copy-wishes.ts';
import type { CopyWitness } from './copy-witness.ts';
import type { WitnessedScenario } from '../witnessed-simulation.ts';
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

/** Decides what happens next in the world of copy trading, from the seed alone: who wants to lead, for what, and who stops. */
export class CopyScenario implements WitnessedScenario {
  readonly #random: Random;
  readonly #witness: Pick<CopyWitness, 'leading' | 'follows'>;
  readonly #plans: Command[];
  #at = startAt;

  constructor(random: Random, witness: Pick<CopyWitness, 'leading' | 'follows'>) {
    this.#random = random;
    this.#witness = witness;
    // The first comes before anybody has said where leading is offered.
    this.#plans = [...opening(random), this.#become(customers[0]!), this.#availability(true, '')];
  }

  next(): { command: Command; at: number } {
    const random = this.#random;
    const plan = this.#plans.shift();
    this.#at += plan === undefined && random.chance(10) ? random.between(1, 60_000) : 1;
    return { command: plan ?? this.#anything(), at: this.#at };
  }

  #anything(): Command {
    const random = this.#random;
    const anybody = random.chance(90)
      ? random.pick(customers)
      : random.pick([closed, abroad, frozen, unknown, nobody, treasury, -1]);
    return random.weighted<() => Command>([
      [20, () => this.#become(anybody)],
      [12, () => ({ type: 'ChangeLeadShare', customer: anybody, sharePpm: random.pick(shares) })],
      [6, () => ({ type: 'CloseLead', customer: anybody })],
      [20, () => this.#transfer()],
      [90, () => this.#follow(anybody)],
      [25, () => this.#edit()],
      [20, () => ({ type: 'CancelFollow', ...this.#someFollow() })],
      [3, () => followTermsOf(random, this.#at)],
      [4, () => this.#terms()],
      [3, () => this.#availability(random.chance(70), random.chance(50) ? 'XX' : '')],
      [2, () => ({ type: 'AdvanceTime' })],
    ])();
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
