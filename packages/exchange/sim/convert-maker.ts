import type { Command } from '../src/index.ts';
import { hostile } from './hostile.ts';
import { assets } from './listing.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import type { Plan } from './queue-maker.ts';
import type { Random } from './random.ts';

const dayMs = 86_400_000;
const usual = {
  spreadPpm: 1000,
  tolerancePpm: 1000,
  validMs: 8000,
  spreadMostPpm: 20_000,
  dustMostE6: 10_000_000,
  dustPauseMs: dayMs,
} as const;

/** What happens around a conversion: a fresh index, a provider at a market, anything. */
export interface Surroundings {
  index: Plan;
  quote: (market: number) => Command;
  anything: Plan;
}

/** Makes conversions: quotes that are taken, left and taken too late, small balances, recurring buys. */
export class ConvertMaker {
  readonly #random: Random;
  readonly #world: NaiveWorld;

  constructor(random: Random, world: NaiveWorld) {
    this.#random = random;
    this.#world = world;
  }

  /** Funds come over, a quote is asked for and mostly taken, while the customer thinks for a while and the books go on. */
  conversion(customer: number, { index, quote, anything }: Surroundings): Plan[] {
    const random = this.#random;
    const [from, to] = this.#pair();
    const amount = this.#amount(from, customer);
    const markets = this.#world
      .spotMarkets()
      .filter(({ base, quote: other }) => [from, to].includes(base) && [from, to, 3].includes(other));
    const providers = markets.flatMap(({ id }) => [(): Command => quote(id), (): Command => quote(id)]);
    const fund: Command = { type: 'Transfer', customer, from: 'spot', to: 'funding', asset: from, amount };
    const accept: Plan = () => {
      const asked = this.#world.quotes.get(customer)?.id ?? random.between(1, 9);
      const owner = random.chance(97) ? customer : customer + 1;
      const wish = { type: 'AcceptConvertQuote', customer: owner, quote: asked } as const;
      return random.chance(5) ? hostile(random, wish) : wish;
    };
    const ask: Plan = () => {
      const wish = { type: 'RequestConvertQuote', customer, from, to, amount } as const;
      return random.chance(15) ? hostile(random, wish) : wish;
    };
    const moved = [index, index, index, ...providers];
    const moves = random.pick([[], moved, moved, [anything, anything, anything]]);
    const closes = random.chance(6) ? this.#closed() : [];
    return [
      () => fund,
      index,
      ...(random.chance(90) ? providers : []),
      ...closes.slice(0, 1),
      ask,
      ...closes.slice(1),
      ...moves,
      accept,
      ...(random.chance(30) ? [accept] : []),
    ];
  }

  /** Nobody may convert, or only they may who live somewhere; and everybody again. */
  #closed(): Plan[] {
    const [isOn, rule] = this.#random.pick([
      [false, 'except'],
      [true, 'only'],
    ] as const);
    const where = { type: 'SetAvailability', offer: 'convert', countries: '', effectiveAt: 0 } as const;
    return [() => ({ ...where, isOn, rule }), () => ({ ...where, isOn: true, rule: 'except' })];
  }

  #pair(): [number, number] {
    const random = this.#random;
    const listed = assets.map(([asset]) => asset);
    if (random.chance(60))
      return random.pick([
        [3, 1],
        [1, 3],
        [3, 2],
        [2, 3],
        [1, 2],
        [2, 1],
        [3, 14],
        [14, 3],
      ] as const) as [number, number];
    if (random.chance(80))
      return random.pick([
        [1, 14],
        [14, 1],
        [2, 14],
        [14, 2],
      ] as const) as [number, number];
    return [random.pick(listed), random.pick([...listed, 700])];
  }

  /** A few USDT up to more than a book gives. */
  #amount(asset: number, customer: number): bigint {
    const random = this.#random;
    const own = this.#world.ledger.available(customer, 'spot', asset);
    const price = this.#world.priceE8(asset);
    const scale = this.#world.assets.get(asset)!.scale;
    const worth = BigInt(random.pick([3, 8, 40, 40, 300, 300, 2000, 2_000_000]));
    const wish = price === 0n ? 1_000_000n : (worth * 10n ** BigInt(scale + 8)) / price + BigInt(random.below(1000));
    return wish < own || random.chance(10) ? wish : own / 2n + 1n;
  }

  /** Crumbs in funding, now and then something that is none. */
  dust(customer: number, { index }: Surroundings): Plan[] {
    const random = this.#random;
    const asset = random.pick([1, 2, 14, 14, 15]);
    const crumb = BigInt(random.pick([0, 1, 50, 900, 20_000_000, 400_000_000]));
    const listed = random.pick([[asset], [asset], [asset], [asset], [1, 2, 14], [asset, 15], [asset, 3], [700]]);
    const give: Command = { type: 'Transfer', customer, from: 'spot', to: 'funding', asset, amount: crumb };
    const away = (): Command => {
      const amount = this.#world.ledger.available(customer, 'funding', asset);
      return { type: 'Transfer', customer, from: 'funding', to: 'spot', asset, amount };
    };
    const sell = (): Command => {
      const wish = { type: 'ConvertDust', customer, assets: listed } as const;
      return random.chance(20) ? hostile(random, wish) : wish;
    };
    const reference = random.hex(32);
    const capital: Command = { type: 'FundHouse', account: 3, asset: 3, amount: 5_000_000_000n, reference, act: 0 };
    return [
      ...(random.chance(12) ? [() => capital] : []),
      ...(random.chance(90) ? [away] : []),
      () => give,
      index,
      sell,
      ...(random.chance(60) ? [sell] : []),
    ];
  }

  /** Recurring buys begin and are stopped; one customer wants more of them than anybody may have. */
  recurring(customer: number, { index, quote }: Surroundings): Plan[] {
    const random = this.#random;
    const many = random.chance(10) ? 22 : 1;
    const begin: Plan = () => {
      const [from, to] = many > 1 ? [3, 1] : this.#pair();
      const wish = {
        type: 'StartRecurringBuy',
        customer,
        from,
        to,
        amount: this.#amount(from, customer),
        everyDays: random.between(1, 3),
        firstAt: this.#world.at + this.#ahead(many > 1),
        times: random.between(1, 6),
      } as const;
      // Who wants too many asks for each as they should: only then are there too many.
      return many === 1 && random.chance(15) ? hostile(random, wish) : wish;
    };
    const stop: Plan = () => {
      const open = [...this.#world.recurring].map(([id, { wish }]) => [id, wish.customer] as const);
      const [plan, owner] = open.at(-1) ?? [1, customer];
      return { type: 'StopRecurringBuy', customer: random.chance(90) ? owner : customer, plan };
    };
    return random.chance(25)
      ? [stop]
      : [
          () => ({ type: 'Transfer', customer, from: 'spot', to: 'funding', asset: 3, amount: 50_000_000n }),
          ...Array.from({ length: many }, () => begin),
          index,
          ...[1, 2, 14].map((market) => () => quote(market)),
        ];
  }

  /** How long until a first time, in ms: mostly soon, while the books are as they are. */
  #ahead(later: boolean): number {
    const random = this.#random;
    if (later) return dayMs;
    if (random.chance(5)) return random.pick([-1, 0, 400 * dayMs]);
    return random.pick([300, 1000, random.between(1000, 20_000_000)]);
  }

  /** Other terms, now or soon; they come back to the usual ones. */
  terms(at: number): Command {
    const random = this.#random;
    const announced = this.#world.announcedConvertTerms.at(-1)?.due ?? 0;
    const later = random.chance(30) && announced !== 0 ? announced : at + random.between(1, 3_600_000);
    const other = {
      spreadPpm: random.pick([1000, 2500]),
      tolerancePpm: random.pick([0, 1000, 2000]),
      validMs: random.pick([500, 8000]),
      spreadMostPpm: random.pick([5000, 20_000]),
      dustMostE6: random.pick([1_000_000, 10_000_000]),
      dustPauseMs: random.pick([0, 3_600_000, dayMs]),
    };
    const effectiveAt = random.chance(60) ? 0 : later;
    const wish = { type: 'SetConvertTerms', ...(random.chance(60) ? usual : other), effectiveAt } as const;
    return random.chance(25) ? hostile(random, wish) : wish;
  }
}
