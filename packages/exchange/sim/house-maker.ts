import type { Command } from '../src/index.ts';
import { offers, type Offer } from '../src/kernel/vocabulary.ts';
import { assets, countries, firstCustomer, listings, listMarket, scheduleRules, startingIndex } from './listing.ts';
import { hostile } from './hostile.ts';
import type { Random } from './random.ts';

/** The tiers that the product ships: 30-day volume in whole USDT, then maker and taker in ppm. */
const shippedTiers = [
  [0, 1000, 1000],
  [1_000_000, 900, 1000],
  [5_000_000, 700, 900],
  [20_000_000, 500, 700],
  [100_000_000, 200, 450],
  [500_000_000, 100, 350],
] as const;

/** USDT has no index of its own to be a base by. */
const quotedInUsdt = listings.filter(({ quote }) => quote === 3);

/** Makes what the house does: the index, listings, fees. */
export class HouseMaker {
  readonly #random: Random;
  readonly #index = new Map<number, number>(startingIndex);
  #announcedFor = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** A random walk with jumps; an index that leaves out an asset is a gap. */
  publishIndex(which: readonly number[], sourcesAtMost = 3): Command {
    const random = this.#random;
    const prices: number[] = [];
    for (const [asset, start] of startingIndex) {
      const stepPpm = random.chance(2) ? random.between(-150_000, 150_000) : random.between(-2000, 2000);
      const before = this.#index.get(asset)!;
      const pull = before > start * 2 || before < start / 2;
      const now = pull ? start : Math.round((before * (1_000_000 + stepPpm)) / 1_000_000);
      this.#index.set(asset, now);
      if (which.includes(asset)) prices.push(asset, now, this.#ageMs(now), random.chance(4) ? 1 : sourcesAtMost);
    }
    return { type: 'PublishIndex', source: 'simulation', prices };
  }

  /** A tick of one source, on which nobody may trade. */
  lonelyIndex(): Command {
    return this.publishIndex([1, 2, 14], 1);
  }

  /** Mostly fresh, sometimes as old as an index may be and a little older. */
  #ageMs(now: number): number {
    return this.#random.chance(4) ? this.#random.between(9_500, 10_500) : now % 1000;
  }

  /** Rules that come into effect soon, late or at once. */
  marketRules(at: number): Command {
    return scheduleRules(this.#random, this.#random.pick(listings), this.#effectiveAt(at));
  }

  #effectiveAt(at: number): number {
    const random = this.#random;
    return random.pick([0, at + random.between(1, 2000), at + random.between(1, 20) * 3_600_000]);
  }

  /** Often the time for which fees were announced last: they are replaced while it hasn't come. */
  #feesAt(at: number): number {
    if (this.#random.chance(60)) this.#announcedFor = this.#effectiveAt(at);
    return this.#announcedFor;
  }

  /** Six tiers, scaled so that the customers of a short run climb them. */
  feeSchedule(effectiveAt = 0): Command {
    const volumePer = this.#random.pick([1000, 10_000, 1_000_000]);
    return {
      type: 'SetFeeSchedule',
      tiers: shippedTiers.flatMap(([volume, ...rates]) => [volume * volumePer, ...rates]),
      effectiveAt,
    };
  }

  #oddFeeSchedule(at: number): Command {
    const random = this.#random;
    const effectiveAt = this.#feesAt(at);
    const tiers = [0, random.between(500, 2000), random.between(500, 2000)];
    if (random.chance(70)) tiers.push(random.between(1, 100) * 1_000_000_000, 500, 800);
    return { type: 'SetFeeSchedule', tiers, effectiveAt };
  }

  /** Where things are offered; what is off for many comes back soon, or the market would die out. */
  availability(at: number, closed: readonly Offer[]): Command {
    const random = this.#random;
    const back = closed.length > 0 && random.chance(75);
    const offer = back ? random.pick(closed) : random.chance(60) ? 'spot' : random.pick(offers);
    const listed = countries.filter((country) => country !== '' && random.chance(30)).toSorted();
    return {
      type: 'SetAvailability',
      offer,
      isOn: back || random.chance(85),
      rule: back || random.chance(80) ? 'except' : 'only',
      countries: back && random.chance(60) ? '' : listed.join(),
      effectiveAt: back ? 0 : this.#effectiveAt(at),
    };
  }

  /** Limits of exits, often so small that withdrawals meet them. */
  exitLimits(at: number): Command {
    const random = this.#random;
    const effectiveAt = this.#effectiveAt(at);
    if (random.chance(40)) {
      const exit1E8 = random.pick([20_000_000_000n, 100_000n, 3_000_000n]);
      const exit2E8 = exit1E8 * random.pick([1n, 2n]);
      const fiat = { fiat1E6: 2_000_000_000n, fiat2E6: 1_000_000_000_000n };
      const sharePpm = random.pick([50_000, 50_000, 1_000_000, 333_333]);
      return { type: 'SetIdentityLimits', exit1E8, exit2E8, ...fiat, sharePpm, effectiveAt };
    }
    const [asset] = random.pick(assets);
    const size = asset === 3 ? 1_000_000_000n : asset === 14 ? 100_000_000_000n : 10_000_000n;
    const limit = size * random.pick([1n, 3n, 40n, 1_000_000n]);
    return { type: 'SetOutflowLimit', asset, limit, effectiveAt };
  }

  administration(at: number): Command {
    const random = this.#random;
    const seeds = { seed: random.below(1000), generatorVersion: 1, from: 0, to: 1 };
    const [asset, code, scale] = random.pick(assets);
    const listing = random.pick(listings);
    const command = random.pick<Command>([
      { type: 'SeedHistory', ...seeds },
      { type: 'OpenCustomer', customer: firstCustomer },
      { type: 'ListAsset', asset, code, scale },
      listMarket(listing),
      listMarket({ ...random.pick(quotedInUsdt), market: 900, base: random.pick([0, 3, 700, asset]) }),
      this.feeSchedule(this.#feesAt(at)),
      this.#oddFeeSchedule(at),
      this.marketRules(at),
    ]);
    return random.chance(50) ? hostile(random, command) : command;
  }
}
