import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';
import { customers, million } from './contract-listing.ts';

/** A few customers who mind what they lose: the others would hardly trade any more. */
const careful = customers.slice(1, 5);
/** Who cools off again and again, mostly before the last time is over. */
const calm = customers[5]!;
const nobody = 4_999;

/** Makes loss budgets and cool-offs: mostly such as one sets, now and then nonsense. */
export class BudgetWishes {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  wish(): Command {
    const random = this.#random;
    const customer = random.chance(94) ? random.pick(careful) : random.pick([nobody, 5]);
    if (random.chance(15)) return { type: 'CoolOff', customer, days: random.pick([0, 366, 1.5]) };
    if (random.chance(20)) return { type: 'CoolOff', customer: calm, days: random.pick([1, 1, 2]) };
    const amount = random.pick([0n, 1n, 20n, 200n, 200n, 2_000n, 20_000n]) * million;
    const period = random.pick<'day' | 'week' | 'month'>(['day', 'day', 'day', 'week', 'month', 'year' as 'day']);
    return { type: 'SetLossBudget', customer, amount: random.chance(4) ? 999_999n : amount, period };
  }
}
