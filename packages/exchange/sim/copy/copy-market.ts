import type { Command } from '../../src/index.ts';
import { type ContractListing, contracts, customers, providers } from '../contracts/contract-listing.ts';
import { ContractOrders } from '../contracts/contract-orders.ts';
import type { WitnessWorld } from '../contracts/witness-world.ts';
import type { Random } from '../random.ts';

export interface Planned {
  readonly after: number;
  readonly make: () => Command;
}

/** The market that leads and followers meet: its quotes, its index, and what everybody trades there. */
export class CopyMarket {
  readonly #random: Random;
  readonly #world: WitnessWorld;
  readonly orders: ContractOrders;

  constructor(random: Random, world: WitnessWorld) {
    this.#random = random;
    this.#world = world;
    this.orders = new ContractOrders(random, world);
  }

  /** Deep levels near the index on both sides, so that blocks have what to take. */
  quotes(listing: ContractListing, customer: number = this.#random.pick(providers)): Command {
    const random = this.#random;
    const index = this.orders.indexOf(listing);
    const step = Math.max(1, Math.round(index * random.pick([0.0002, 0.0005, 0.001])));
    const worth = random.pick([2_000, 20_000, 100_000]);
    const levels = (side: 1 | -1): number[] => {
      const count = random.chance(4) ? 0 : random.between(1, 6);
      return Array.from({ length: count }, (_, at) => [
        index + side * step * (at + 1),
        this.orders.lotsOf(listing, random.between(worth / 4, worth)),
      ]).flat();
    };
    return { type: 'MassQuote', customer, market: listing.market, bids: levels(-1), asks: levels(1) };
  }

  /** The index of every coin moved by so many basis points; of so many sources. */
  tick(most: number, sources = 3): Command {
    const prices = contracts.flatMap((listing) => {
      const move = this.#random.between(-most, most);
      return this.#priced(listing, move, sources);
    });
    return { type: 'PublishIndex', source: 'simulation', prices };
  }

  /** One coin moves by so many basis points, the others stay. */
  tickOf(moved: ContractListing, basisPoints: number): Command {
    const prices = contracts.flatMap((listing) => this.#priced(listing, listing === moved ? basisPoints : 0, 3));
    return { type: 'PublishIndex', source: 'simulation', prices };
  }

  #priced(listing: ContractListing, basisPoints: number, sources: number): number[] {
    const ticks = Math.max(50, Math.round(this.orders.indexOf(listing) * (1 + basisPoints / 10_000)));
    return [listing.base, ticks * 10 ** (8 - listing.priceDecimals), 0, sources];
  }

  /** An order of somebody who opens, of a size that the books can bear: at market, crossing, or at rest. */
  opening(customer: number): Command {
    const random = this.#random;
    const listing = random.pick(contracts);
    const kind = random.pick(['market', 'crossing', 'crossing', 'resting', 'anything'] as const);
    if (kind === 'anything') return this.orders.open(customer, listing);
    const side = random.pick(['buy', 'sell'] as const);
    const index = this.orders.indexOf(listing);
    const sign = (side === 'buy') === (kind === 'crossing') ? 1 : -1;
    const away = kind === 'crossing' ? random.pick([5, 20, 40, 60, 100]) : random.between(0, 15);
    const price = kind === 'market' ? 0 : Math.max(1, Math.round(index * (1 + (sign * away) / 10_000)));
    const timeInForce = kind === 'crossing' ? random.pick(['gtc', 'gtc', 'ioc', 'fok'] as const) : 'gtc';
    return this.orders.open(customer, listing, {
      side,
      orderType: kind === 'market' ? 'market' : 'limit',
      timeInForce,
      postOnly: kind === 'resting' && random.chance(40),
      price,
      quantity: this.orders.lotsOf(listing, random.pick([6, 300, 2_000, 10_000, 40_000])),
      triggerPrice: 0,
      trailingBasisPoints: 0,
      quotedPrice: 0,
      takeProfit: 0,
      stopLoss: 0,
      ...this.#ticket(customer, listing),
    });
  }

  #ticket(customer: number, { market }: ContractListing): object {
    const isNet = (this.#world.netLeverage.get(`${customer}/${market}`) ?? 0) !== 0;
    const leverage = this.#random.pick([1, 3, 5, 10, 20, 20, 50]);
    return isNet ? {} : { position: { position: 0, leverage, byMark: true, stopsByMark: true } };
  }

  /** Somebody, not of those who have just enough to lead, does something of what they have. */
  ofHolder(customer: number): Command {
    const random = this.#random;
    return random.chance(75) ? this.orders.ofPosition(customer) : this.orders.ofOrder(customer);
  }

  /** The index goes far one way within half a minute: whoever is on the other side is liquidated. */
  run(): Planned[] {
    const random = this.#random;
    const listing = random.pick(contracts);
    const direction = random.pick([1, -1]);
    const hasBook = random.chance(60);
    const planned: Planned[] = [];
    for (let second = 0; second < random.between(5, 25); second++) {
      planned.push({ after: 1000, make: () => this.tickOf(listing, direction * random.between(20, 120)) });
      if (hasBook) planned.push({ after: 0, make: () => this.quotes(listing) });
      if (random.chance(20)) planned.push({ after: 5, make: () => this.opening(random.pick(customers)) });
    }
    planned.push({ after: 1000, make: () => this.tick(20) });
    for (const one of contracts) planned.push({ after: 0, make: () => this.quotes(one) });
    return planned;
  }

  /** Somebody who trades and doesn't provide. */
  trader(): number {
    return this.#random.pick(customers.slice(0, -providers.length));
  }
}
