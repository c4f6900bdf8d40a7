import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';
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
  readonly #plans: Command[];
  #at = startAt;

  constructor(random: Random) {
    this.#random = random;
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
      [40, () => this.#become(anybody)],
      [25, () => ({ type: 'ChangeLeadShare', customer: anybody, sharePpm: random.pick(shares) })],
      [25, () => ({ type: 'CloseLead', customer: anybody })],
      [20, () => this.#transfer()],
      [4, () => this.#terms()],
      [3, () => this.#availability(random.chance(70), random.chance(50) ? 'XX' : '')],
      [2, () => ({ type: 'AdvanceTime' })],
    ])();
  }

  #become(customer: number): Command {
    return { type: 'BecomeLead', customer, sharePpm: this.#random.pick(shares) };
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
    return { type: 'SetAvailability', offer: 'copy_trading', isOn, rule: 'except', countries, effectiveAt: 0 };
  }
}
