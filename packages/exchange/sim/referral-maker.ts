import type { Command } from '../src/index.ts';
import { customerCount, firstCustomer } from './listing.ts';
import type { NaiveMarket } from './oracle/naive-venue.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import { blankOrder } from './order-maker.ts';
import type { Plan } from './queue-maker.ts';
import type { Random } from './random.ts';

/** What a guest comes with: enough for some orders of the least size. */
const purse = 60_000_000n;

/** Makes those who were brought by others, and those who tried to bring themselves. */
export class ReferralMaker {
  readonly #random: Random;
  readonly #world: NaiveWorld;
  #newcomers = 8000;

  constructor(random: Random, world: NaiveWorld) {
    this.#random = random;
    this.#world = world;
  }

  /** One of the regulars by another; most have somebody already, and soon there would be circles. */
  link(): Command {
    const random = this.#random;
    const regular = (): number => firstCustomer + random.below(customerCount);
    const stranger = (): number => random.pick([2, 4999, regular()]);
    const customer = random.chance(10) ? stranger() : regular();
    const above = this.#world.referrals.above(customer);
    const below = [...this.#world.referrals.links].filter(([, { referrer }]) => referrer === customer);
    const circle = below.length > 0 && above.length === 0;
    const referrer = random.chance(20) ? stranger() : circle ? random.pick(below)[0] : regular();
    return { type: 'LinkReferral', customer, referrer };
  }

  /**
   * Somebody comes and brings a guest, who trades at once; before the hour is over the first has gone, and what was set
   * aside for them has nobody to go to. `quote`: how a provider comes to the market.
   */
  gone(market: NaiveMarket, index: Plan, quote: Plan): Plan[] {
    const host = this.#newcomers++;
    const guest = this.#newcomers++;
    const comes =
      (customer: number): Plan =>
      () => ({ type: 'OpenCustomer', customer, country: 'TH' });
    const reference = this.#random.hex(32);
    return [
      () => ({
        type: 'SetAvailability',
        offer: 'registration',
        isOn: true,
        rule: 'except',
        countries: '',
        effectiveAt: 0,
      }),
      () => ({ type: 'SetAvailability', offer: 'spot', isOn: true, rule: 'except', countries: '', effectiveAt: 0 }),
      () => ({ type: 'SetMarketState', market: market.id, state: 'open' }),
      comes(host),
      comes(guest),
      () => ({ type: 'LinkReferral', customer: guest, referrer: host }),
      () => ({ type: 'Deposit', customer: guest, kind: 'spot', asset: 3, amount: purse, reference }),
      index,
      quote,
      () => ({
        ...blankOrder,
        customer: guest,
        market: market.id,
        side: 'buy',
        orderType: 'market',
        quoteAmount: purse / 2n,
      }),
      () => ({ type: 'CloseCustomer', customer: host, dustLimitE6: 0n }),
    ];
  }
}
