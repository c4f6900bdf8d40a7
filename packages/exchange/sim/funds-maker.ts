import type { Command } from '../src/index.ts';
import { accountKinds, freezeReasons } from '../src/kernel/vocabulary.ts';
import { assets, countries } from './listing.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import type { Random } from './random.ts';

/** Small enough that claims meet it. */
const claimLimitE6 = 2_500_000_000n;

/** Makes what moves funds between accounts and the world, and what changes a customer's rights. */
export class FundsMaker {
  readonly #random: Random;
  readonly #world: NaiveWorld;

  constructor(random: Random, world: NaiveWorld) {
    this.#random = random;
    this.#world = world;
  }

  #amount(asset: number): bigint {
    const size = BigInt(this.#random.between(1, 2_000_000));
    return asset === 3 ? size * 1000n : size * (asset === 14 ? 100_000n : 10n);
  }

  /** A transfer between kinds or a deposit, now and then one that was credited before. */
  transferOrDeposit(customer: number): Command {
    const random = this.#random;
    const [asset] = random.pick(assets);
    if (random.chance(50)) {
      const from = random.chance(70) ? 'spot' : random.pick(accountKinds);
      const to = random.chance(50) ? 'spot' : random.pick(accountKinds);
      return { type: 'Transfer', customer, from, to, asset, amount: this.#amount(asset) };
    }
    if (random.chance(30))
      return { type: 'ClaimTestFunds', customer, asset, amount: this.#amount(asset), limitE6: claimLimitE6 };
    const known = [...this.#world.references];
    const reference = random.chance(10) ? random.pick(known) : random.hex(32);
    const kind = random.chance(80) ? 'spot' : random.pick(accountKinds);
    return { type: 'Deposit', customer, kind, asset, amount: this.#amount(asset), reference };
  }

  /** Freezes are rare and short, or the market would die out. */
  standing(stranger: number, at: number): Command {
    const random = this.#random;
    const frozen = [...this.#world.customers].filter(
      ([, standing]) => standing.tradingFreeze !== 'none' || standing.withdrawalFreeze !== 'none',
    );
    const thaw = frozen.length > 0 && random.chance(80);
    const customer = thaw ? random.pick(frozen)[0] : stranger;
    const version = (this.#world.customers.get(customer)?.version ?? 0) + (random.chance(90) ? 1 : 0);
    return {
      type: 'SetCustomerStanding',
      customer,
      version,
      identityLevel: random.between(0, 2),
      tradingFreeze: thaw || random.chance(60) ? 'none' : random.pick(freezeReasons),
      withdrawalFreeze: thaw || random.chance(60) ? 'none' : random.pick(freezeReasons),
      holdUntil: random.chance(40) ? at + random.between(0, 86_400_000) : 0,
      country: random.pick(countries),
    };
  }
}
