import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';
import {
  type ContractListing,
  contracts,
  customers,
  million,
  opening,
  providers,
  rulesOf,
  startAt,
  wholesaler,
} from './contract-listing.ts';
import { BudgetWishes } from './budget-wishes.ts';
import { ContractOrders } from './contract-orders.ts';
import { usdt, type WitnessWorld } from './witness-world.ts';

interface Step {
  readonly command: Command;
  readonly at: number;
}

type Plan = { readonly after: number; readonly make: () => Command };

const fundingMs = 8 * 3_600_000;

/** Decides what happens next in the world of contracts, from the seed alone: a day of trading, and now and then a story. */
export class ContractScenario {
  readonly #random: Random;
  readonly #world: WitnessWorld;
  readonly #orders: ContractOrders;
  readonly #budgets: BudgetWishes;
  readonly #plans: Plan[] = [];
  #at = startAt;
  #sources = 3;

  constructor(random: Random, world: WitnessWorld) {
    this.#random = random;
    this.#world = world;
    this.#orders = new ContractOrders(random, world);
    this.#budgets = new BudgetWishes(random);
    for (const command of opening(random)) this.#plan(0, () => command);
    this.#plan(0, () => this.#tick(new Map(contracts.map(({ base }) => [base, 0]))));
    for (const listing of contracts) this.#plan(0, () => this.#orders.quotes(listing));
  }

  next(): Step {
    const random = this.#random;
    const plan = this.#plans.shift();
    if (plan !== undefined) {
      this.#at += plan.after;
      return { command: plan.make(), at: this.#at };
    }
    this.#at += random.chance(60) ? random.between(1, 400) : 0;
    return { command: this.#anything(), at: this.#at };
  }

  #plan(after: number, make: () => Command): void {
    this.#plans.push({ after, make });
  }

  #anything(): Command {
    const random = this.#random;
    const customer = random.pick(customers);
    const listing = this.#orders.anyMarket();
    return random.weighted<() => Command>([
      [18, () => this.#orders.open(customer, listing)],
      [18, () => this.#orders.ofPosition(customer)],
      [6, () => this.#orders.ofOrder(customer)],
      [10, () => this.#orders.quotes(random.pick(contracts))],
      [22, () => this.#quietSecond()],
      [2, () => this.#orders.misfit(customer)],
      [1, () => this.#orders.large()],
      [1, () => this.#orders.closeBeyond()],
      [2, () => this.#house(customer)],
      [2, () => this.#transfer(customer)],
      [1, () => ({ type: 'AdvanceTime' })],
      [1, () => this.#budgets.wish()],
      [2, () => this.#story()],
    ])();
  }

  /** A tick a second later, and mostly fresh quotes after it. */
  #quietSecond(): Command {
    const random = this.#random;
    this.#at += 1000;
    for (const listing of contracts) if (random.chance(50)) this.#plan(0, () => this.#orders.quotes(listing));
    return this.#tick(new Map(contracts.map(({ base }) => [base, random.between(-30, 30)])));
  }

  /** The index of every coin moved by so many basis points. */
  #tick(moves: ReadonlyMap<number, number>, sources = this.#sources, ageMs = 0): Command {
    const prices = contracts.flatMap((listing) => {
      const ticks = Math.max(50, this.#orders.indexOf(listing) * (1 + (moves.get(listing.base) ?? 0) / 10_000));
      return [listing.base, Math.round(ticks) * 10 ** (8 - listing.priceDecimals), ageMs, sources];
    });
    return { type: 'PublishIndex', source: 'simulation', prices };
  }

  #house(customer: number): Command {
    const random = this.#random;
    const listing = random.pick(contracts);
    const { market } = listing;
    return random.weighted<() => Command>([
      [3, () => ({ ...rulesOf(random, market), maxLeverage: random.pick([125, 125, 20]) })],
      [1, () => ({ ...rulesOf(random, market), effectiveAt: this.#at + 5000 })],
      [3, () => ({ type: 'SetMarginMode', customer, market, mode: random.pick(['isolated', 'cross']) })],
      [2, () => ({ type: 'SetNetMode', customer: random.pick(providers), market, leverage: random.pick([5, 10, 20]) })],
      [2, () => this.#halt(market)],
    ])();
  }

  #halt(market: number): Command {
    this.#plan(4000, () => this.#tick(new Map()));
    this.#plan(0, () => ({ type: 'SetMarketState', market, state: 'open' }));
    return { type: 'SetMarketState', market, state: this.#random.pick(['cancel_only', 'halted']) };
  }

  #transfer(customer: number): Command {
    const random = this.#random;
    const some = BigInt(random.between(1, 3000)) * random.pick([million / 100n, million, 10n * million]);
    const all = this.#world.available(customer);
    const amount = random.chance(30) && all > 0n ? all : some;
    const [from, to] = random.chance(50) ? (['spot', 'perpetual'] as const) : (['perpetual', 'spot'] as const);
    return { type: 'Transfer', customer, from, to, asset: usdt, amount };
  }

  /** One of the scenes that a market has to come through. */
  #story(): Command {
    const random = this.#random;
    const listing = random.pick(contracts);
    return random.weighted<() => Command>([
      [3, () => this.#run(listing, -1)],
      [3, () => this.#run(listing, 1)],
      [3, () => this.#deadFeed(listing)],
      [4, () => this.#funding()],
      [1, () => this.#outage()],
      [2, () => this.#manyTickets(listing)],
      [2, () => this.#premium(listing)],
    ])();
  }

  /** Everybody on one side at the maximum, and the index goes far against them within a minute, at first without a book. */
  #run(listing: ContractListing, direction: 1 | -1): Command {
    const random = this.#random;
    const side = direction === 1 ? 'sell' : 'buy';
    const plain = {
      side,
      orderType: 'market',
      timeInForce: 'ioc',
      postOnly: false,
      price: 0,
      triggerPrice: 0,
    } as const;
    const bare = { ...plain, trailingBasisPoints: 0, takeProfit: 0, stopLoss: 0, quotedPrice: 0 };
    for (const customer of customers.slice(0, -2)) {
      this.#plan(0, () => this.#orders.quotes(listing, providers[0]));
      const quantity = (): number => this.#orders.lotsOf(listing, random.pick([500, 2_000, 20_000, 120_000]));
      const position = { position: 0, leverage: random.pick([20, 20, 50]) };
      const times = random.pick([2, 3, 4]);
      for (let time = 0; time < times; time++)
        this.#plan(0, () => ({ ...this.#orders.open(customer, listing, bare), quantity: quantity(), position }));
    }
    const seconds = random.between(10, 40);
    const hasBook = random.chance(40);
    // Now and then more positions are due at once than one frame has room for.
    const cliff = random.chance(85) ? 2 : -1;
    for (let second = 0; second < seconds; second++) {
      if (!hasBook && second === 0)
        for (const customer of providers)
          this.#plan(0, () => ({ type: 'MassQuote', customer, market: listing.market, bids: [], asks: [] }));
      const move = second === cliff ? 900 : random.between(20, 150);
      this.#plan(1000, () => this.#tick(new Map([[listing.base, direction * move]])));
      if (hasBook && random.chance(60)) this.#plan(0, () => this.#orders.quotes(listing));
      if (random.chance(20)) this.#plan(10, () => this.#orders.ofPosition(random.pick(customers)));
      if (random.chance(20)) this.#plan(0, () => ({ type: 'AdvanceTime' }));
    }
    for (let second = 0; second < 8; second++) {
      this.#plan(1000, () => this.#tick(new Map([[listing.base, -direction * random.between(0, 300)]])));
      this.#plan(0, () => this.#orders.quotes(listing));
    }
    return { type: 'AdvanceTime' };
  }

  /** Sources die, customers try what they would do, and the feed returns elsewhere. */
  #deadFeed(listing: ContractListing): Command {
    const random = this.#random;
    for (let left = 2; left >= 0; left--) {
      for (let time = 0; time < 3; time++) {
        this.#plan(1000, () => this.#tick(new Map([[listing.base, random.between(-50, 50)]]), left));
        this.#plan(5, () => this.#orders.ofPosition(random.pick(customers)));
        this.#plan(5, () => this.#orders.open(random.pick(customers), listing));
        this.#plan(5, () => this.#transfer(random.pick(customers)));
        this.#plan(5, () => this.#orders.takeMargin());
      }
    }
    this.#plan(1000, () => this.#tick(new Map(), 3, 10_500));
    this.#plan(5, () => this.#transfer(random.pick(customers)));
    this.#plan(1000, () => this.#tick(new Map([[listing.base, random.pick([-1500, 1500, 300])]])));
    this.#plan(0, () => this.#orders.quotes(listing));
    return { type: 'AdvanceTime' };
  }

  /** The next funding instant passes with a fresh mark, somebody trades before everybody has paid. */
  #funding(): Command {
    const next = (Math.floor(this.#at / fundingMs) + 1) * fundingMs;
    this.#at = Math.max(this.#at, next - 2_500);
    this.#plan(1_000, () => this.#tick(new Map()));
    for (const listing of contracts) this.#plan(0, () => this.#orders.quotes(listing));
    this.#plan(2_000, () => this.#orders.ofPosition(this.#random.pick(customers)));
    for (let time = 0; time < 4; time++) this.#plan(1, () => this.#orders.ofPosition(this.#random.pick(customers)));
    this.#plan(10, () => ({ type: 'AdvanceTime' }));
    return this.#tick(new Map());
  }

  /** Nobody hears anything for most of a day. */
  #outage(): Command {
    this.#at += this.#random.between(9, 20) * 3_600_000;
    this.#plan(0, () => this.#tick(new Map()));
    return { type: 'AdvanceTime' };
  }

  /** Somebody with much money opens as many tickets as one may have, and one more, and closes them. */
  #manyTickets(listing: ContractListing): Command {
    const random = this.#random;
    const count = random.chance(20) ? 202 : 12;
    const bare = { orderType: 'market', timeInForce: 'ioc', postOnly: false, price: 0, triggerPrice: 0 } as const;
    const wish = { ...bare, trailingBasisPoints: 0, takeProfit: 0, stopLoss: 0, quotedPrice: 0 } as const;
    this.#plan(0, () => this.#orders.quotes(listing));
    for (let ticket = 0; ticket < count; ticket++) {
      if (ticket % 20 === 0) this.#plan(0, () => this.#orders.quotes(listing));
      this.#plan(0, () => ({
        ...this.#orders.open(wholesaler, listing, wish),
        quantity: this.#orders.lotsOf(listing, 8),
        position: { position: 0, leverage: 10 },
      }));
    }
    this.#plan(0, () => this.#orders.quotes(listing));
    this.#plan(0, () => ({ type: 'ClosePositions', customer: wholesaler, market: 0, side: 'all' }));
    return { type: 'AdvanceTime' };
  }

  /** For some minutes the book stands away from the index, so that funding has a premium. */
  #premium(listing: ContractListing): Command {
    const away = this.#random.between(-80, 80) / 10_000;
    for (let minute = 0; minute < 5; minute++) {
      this.#plan(58_000, () => this.#tick(new Map()));
      this.#plan(0, () => this.#awayQuotes(listing, away));
      this.#plan(2_000, () => this.#tick(new Map()));
    }
    return { type: 'AdvanceTime' };
  }

  #awayQuotes(listing: ContractListing, away: number): Command {
    const middle = Math.round(this.#orders.indexOf(listing) * (1 + away));
    const lots = this.#orders.lotsOf(listing, 15_000);
    const step = Math.max(1, Math.round(middle / 2000));
    return {
      type: 'MassQuote',
      customer: providers[1],
      market: listing.market,
      bids: [middle - step, lots],
      asks: [middle + step, lots],
    };
  }
}
