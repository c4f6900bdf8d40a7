import type { Command } from '../src/index.ts';
import { hostile } from './hostile.ts';
import { assets, customerCount, firstCustomer } from './listing.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import type { Plan } from './queue-maker.ts';
import type { Random } from './random.ts';

/** Makes transfers to other customers, and what they cost. */
export class CustomerTransferMaker {
  readonly #random: Random;
  readonly #world: NaiveWorld;

  constructor(random: Random, world: NaiveWorld) {
    this.#random = random;
    this.#world = world;
  }

  /**
   * Mostly of what was just brought to funding; now and then a little more than there is when the fee comes on top, or to
   * somebody who takes nothing: oneself, nobody, the house, who is frozen or closed.
   */
  transfer(customer: number): Plan[] {
    const random = this.#random;
    const [asset] = random.pick(assets);
    const inSpot = this.#world.ledger.available(customer, 'spot', asset);
    const amount = random.chance(5) ? 1n : inSpot / BigInt(random.between(4, 40)) + 1n;
    const fund = (): Command => ({ type: 'Transfer', customer, from: 'spot', to: 'funding', asset, amount });
    const give = (): Command => {
      const own = this.#world.ledger.available(customer, 'funding', asset);
      const part = random.pick([own, own - own / 500n, own / 2n, own / 10n, amount]);
      const recipient = this.#recipient(customer);
      const wish = { type: 'TransferToCustomer', customer, recipient, asset, amount: part > 0n ? part : 1n } as const;
      return random.chance(25) ? hostile(random, wish) : wish;
    };
    return [fund, ...Array.from({ length: random.between(1, 3) }, () => give)];
  }

  #recipient(customer: number): number {
    const random = this.#random;
    if (random.chance(5)) return random.pick([customer, 2, 4999]);
    if (random.chance(20)) {
      const barred = [...this.#world.customers].filter(
        ([, { closed, tradingFreeze, withdrawalFreeze }]) =>
          closed || tradingFreeze !== 'none' || withdrawalFreeze !== 'none',
      );
      if (barred.length > 0) return random.pick(barred)[0];
    }
    return firstCustomer + random.below(customerCount);
  }

  /** Other fees, at once, soon or late; often for the time that was announced last. */
  fees(at: number): Command {
    const random = this.#random;
    const announced = this.#world.announcedTransferFees.at(-1)?.due ?? 0;
    const later = random.chance(30) && announced !== 0 ? announced : at + random.between(1, 3_600_000);
    return {
      type: 'SetCustomerTransferFees',
      feePpm: random.pick([0, 1, 999, 1000, 1000, 10_000]),
      feeLeastE6: random.pick([0, 1, 100_000, 100_000, 5_000_000]),
      effectiveAt: random.chance(40) ? 0 : later,
    };
  }
}
