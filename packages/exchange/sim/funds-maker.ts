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

  /** Holds a withdrawal, or ends one that is open; a frozen customer's open ones end as any other's. */
  withdrawal(customer: number): Command {
    const random = this.#random;
    const open = [...this.#world.withdrawals];
    if (open.length > 0 && random.chance(50)) {
      const frozen = open.filter(([, held]) => this.#world.customers.get(held.customer)!.withdrawalFreeze !== 'none');
      const [withdrawal, held] = random.pick(frozen.length > 0 && random.chance(50) ? frozen : open);
      const owner = random.chance(95) ? held.customer : customer;
      return { type: random.chance(50) ? 'SettleWithdrawal' : 'ReleaseWithdrawal', customer: owner, withdrawal };
    }
    const [asset] = random.pick(assets);
    const amount = this.#amount(asset);
    const kind = random.chance(80) ? 'spot' : random.pick(accountKinds);
    return { type: 'HoldWithdrawal', customer, kind, asset, amount, fee: amount / 50n };
  }

  /** A day on which so little of an asset may leave that the third who wants to is told so, though none has used their share. */
  smallOutflow(at: number): Command[] {
    const random = this.#random;
    const customers = [...this.#world.customers].filter(
      ([id, { identityLevel, withdrawalFreeze, holdUntil, closed }]) =>
        id >= 1000 && identityLevel > 0 && withdrawalFreeze === 'none' && holdUntil <= at && !closed,
    );
    const leaves = customers.flatMap(([customer]): Command[] =>
      Array.from({ length: 2 }, () => {
        const hold = { customer, kind: 'spot', asset: 3, amount: 5_000_000n, fee: 1_000_000n } as const;
        return { type: 'HoldWithdrawal', ...hold };
      }),
    );
    const limits = { exit1E8: 20_000_000_000n, exit2E8: 50_000_000_000n, fiat1E6: 1n, fiat2E6: 1n, effectiveAt: 0 };
    return [
      { type: 'SetIdentityLimits', ...limits, sharePpm: 600_000 },
      { type: 'SetOutflowLimit', asset: 3, limit: BigInt(random.between(8, 12)) * 1_000_000n, effectiveAt: 0 },
      ...leaves,
      { type: 'SetOutflowLimit', asset: 3, limit: 10n ** 15n, effectiveAt: 0 },
    ];
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
