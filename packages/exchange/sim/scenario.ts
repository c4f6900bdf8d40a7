import type { Command } from '../src/index.ts';
import { accountKinds, freezeReasons } from '../src/kernel/vocabulary.ts';
import { hostile } from './hostile.ts';
import type { NaiveMarket, NaiveWorld } from './oracle/naive-world.ts';
import { OrderMaker } from './order-maker.ts';
import type { Random } from './random.ts';
import { RequestKeys } from './request-keys.ts';

export interface Step {
  command: Command;
  at: number;
  requestKey: string;
}

export const firstCustomer = 1000;
export const customerCount = 14;
/** The last two customers are liquidity providers with deep pockets. */
export const providers = [firstCustomer + customerCount - 2, firstCustomer + customerCount - 1] as const;

const startAt = Date.UTC(2026, 0, 1);

const assets: readonly (readonly [number, string, number])[] = [
  [3, 'USDT', 6],
  [1, 'BTC', 8],
  [2, 'ETH', 8],
  [14, 'DOGE', 8],
];

/** Markets with the index at which they start, in 1e-8 USDT. */
const markets: readonly (readonly [number, string, number, number, number])[] = [
  [1, 'BTC/USDT', 1, 5, 60_000e8],
  [2, 'ETH/USDT', 2, 4, 3000e8],
  [14, 'DOGE/USDT', 5, 0, 0.2e8],
];

/** Rare commands lie more often, so that every lie is told in a short run. */
const hostilePercent: Partial<Record<Command['type'], number>> = {
  Deposit: 40,
  HoldWithdrawal: 40,
  Transfer: 30,
  SetCustomerStanding: 30,
  PlaceOco: 20,
};

/**
 * Decides what happens next in the simulated world, from the seed alone. It looks at the naive world to be
 * realistic (prices near the market, ids that exist), and lies in a share of its commands to be hostile.
 */
export class Scenario {
  readonly #random: Random;
  readonly #world: NaiveWorld;
  readonly #orders: OrderMaker;
  readonly #keys: RequestKeys;
  readonly #planned: Command[] = [];
  readonly #index = new Map<number, number>(markets.map(([id, , , , price]) => [id, price]));
  #at = startAt;

  constructor(random: Random, world: NaiveWorld) {
    this.#random = random;
    this.#world = world;
    this.#orders = new OrderMaker(random, world);
    this.#keys = new RequestKeys(random);
    this.#plan(this.#opening());
  }

  next(): Step {
    this.#advanceClock();
    const planned = this.#planned.shift();
    if (planned !== undefined) return { command: planned, at: this.#at, requestKey: '' };
    const random = this.#random;
    const repeated = this.#keys.repeat(this.#at);
    if (repeated !== null) return { ...repeated, at: this.#at };
    let command = this.#anything();
    if (random.chance(hostilePercent[command.type] ?? 10)) command = hostile(random, command);
    const requestKey = random.chance(30) ? this.#keys.mint(command, this.#at) : '';
    return { command, at: this.#at, requestKey };
  }

  #plan(commands: readonly Command[]): void {
    this.#planned.push(...commands);
  }

  /** Mostly milliseconds, sometimes hours (requests expire, days of volume go by), sometimes a clock that runs back. */
  #advanceClock(): void {
    const random = this.#random;
    this.#at += random.weighted([
      [2, random.between(1, 20) * 3_600_000],
      [2, -random.between(1, 5000)],
      [58, random.between(1, 400)],
      [38, 0],
    ] as const);
  }

  #opening(): Command[] {
    const commands: Command[] = assets.map(([asset, code, scale]) => ({ type: 'ListAsset', asset, code, scale }));
    for (let count = 0; count < customerCount; count++) {
      commands.push({ type: 'OpenCustomer', customer: firstCustomer + count });
    }
    for (const [market, symbol, priceDecimals, quantityDecimals] of markets) {
      commands.push({
        type: 'ListMarket',
        market,
        base: market,
        quote: 3,
        symbol,
        priceDecimals,
        quantityDecimals,
        minNotional: 5_000_000n,
        maxNotional: 1_000_000_000_000n,
        priceBandPpm: 200_000,
        collarPpm: 50_000,
        referenceClampPpm: 20_000,
        priceMovedPpm: 5000,
        maxOpenOrders: market === 14 ? 5 : 24,
      });
    }
    for (let count = 0; count < customerCount; count++) commands.push(...this.#firstDeposits(firstCustomer + count));
    commands.push(this.#publishIndex([1, 2]));
    return commands;
  }

  #firstDeposits(customer: number): Command[] {
    const rich = (providers as readonly number[]).includes(customer) ? 1000n : BigInt(this.#random.between(1, 20));
    const reference = (): string => this.#random.hex(32);
    const amounts: readonly (readonly [number, bigint])[] = [
      [3, 20_000_000_000n],
      [1, 50_000_000n],
      [2, 1_000_000_000n],
      [14, 10_000_000_000_000n],
    ];
    return amounts.map(([asset, amount]) => {
      const deposit = { customer, kind: 'spot', asset, amount: amount * rich, reference: reference() } as const;
      return { type: 'Deposit', ...deposit };
    });
  }

  #customer(): number {
    return firstCustomer + this.#random.below(customerCount);
  }

  #market(): NaiveMarket {
    return this.#random.pick([...this.#world.markets.values()]);
  }

  #anything(): Command {
    const random = this.#random;
    const kind = random.weighted([
      [40, 'order'],
      [5, 'oco'],
      [10, 'cancel'],
      [1, 'cancelAll'],
      [10, 'amend'],
      [9, 'quote'],
      [1, 'cascade'],
      [6, 'index'],
      [4, 'funds'],
      [3, 'withdrawal'],
      [2, 'rights'],
      [2, 'state'],
      [2, 'time'],
      [2, 'administration'],
    ] as const);
    switch (kind) {
      case 'order':
        return this.#orders.order(this.#customer(), this.#market());
      case 'oco':
        return this.#orders.oco(this.#customer(), this.#market());
      case 'cancel':
        return this.#orders.cancel(this.#customer());
      case 'cancelAll':
        return { type: 'CancelAllOrders', customer: this.#customer(), market: random.pick([0, 1, 2, 14]) };
      case 'amend':
        return this.#orders.amend(this.#customer());
      case 'quote':
        return this.#orders.massQuote(random.pick(providers), this.#market());
      case 'cascade':
        return this.#cascade();
      case 'index':
        return this.#publishIndex(random.chance(10) ? [1] : [1, 2, 14]);
      case 'funds':
        return this.#funds();
      case 'withdrawal':
        return this.#withdrawal();
      case 'rights':
        return this.#standing();
      case 'state':
        return this.#marketState();
      case 'time':
        return { type: 'AdvanceTime' };
      case 'administration':
        return this.#administration();
    }
  }

  /** Many stops close to each other, then an order that sweeps the book: stops that trigger stops (D8, D9). */
  #cascade(): Command {
    const market = this.#market();
    const side = this.#random.pick(['buy', 'sell'] as const);
    const stops: Command[] = [];
    for (let count = 0; count < 22; count++) stops.push(this.#orders.nearStop(this.#customer(), market, side));
    this.#plan([...stops, this.#orders.sweep(this.#customer(), market, side), { type: 'AdvanceTime' }]);
    return { type: 'AdvanceTime' };
  }

  /** A random walk with jumps; an index that leaves out an asset is a gap. */
  #publishIndex(which: readonly number[]): Command {
    const random = this.#random;
    const prices: number[] = [];
    for (const [asset, , , , start] of markets) {
      const stepPpm = random.chance(2) ? random.between(-150_000, 150_000) : random.between(-2000, 2000);
      const before = this.#index.get(asset)!;
      const pull = before > start * 2 || before < start / 2;
      const now = pull ? start : Math.round((before * (1_000_000 + stepPpm)) / 1_000_000);
      this.#index.set(asset, now);
      if (which.includes(asset)) prices.push(asset, now);
    }
    return { type: 'PublishIndex', source: 'simulation', sources: 3, prices };
  }

  #amount(asset: number): bigint {
    const size = BigInt(this.#random.between(1, 2_000_000));
    return asset === 3 ? size * 1000n : size * (asset === 14 ? 100_000n : 10n);
  }

  #funds(): Command {
    const random = this.#random;
    const customer = this.#customer();
    const [asset] = random.pick(assets);
    if (random.chance(50)) {
      const from = random.chance(70) ? 'spot' : random.pick(accountKinds);
      const to = random.chance(50) ? 'spot' : random.pick(accountKinds);
      return { type: 'Transfer', customer, from, to, asset, amount: this.#amount(asset) };
    }
    const known = [...this.#world.references];
    const reference = random.chance(10) ? random.pick(known) : random.hex(32);
    const kind = random.chance(80) ? 'spot' : random.pick(accountKinds);
    return { type: 'Deposit', customer, kind, asset, amount: this.#amount(asset), reference };
  }

  #withdrawal(): Command {
    const random = this.#random;
    const open = [...this.#world.withdrawals];
    if (open.length > 0 && random.chance(50)) {
      const [withdrawal, held] = random.pick(open);
      const customer = random.chance(95) ? held.customer : this.#customer();
      return { type: random.chance(50) ? 'SettleWithdrawal' : 'ReleaseWithdrawal', customer, withdrawal };
    }
    const [asset] = random.pick(assets);
    const amount = this.#amount(asset);
    const kind = random.chance(80) ? 'spot' : random.pick(accountKinds);
    const fee = amount / 50n;
    return { type: 'HoldWithdrawal', customer: this.#customer(), kind, asset, amount, fee };
  }

  /** Freezes are rare and short, or the market would die out. */
  #standing(): Command {
    const random = this.#random;
    const frozen = [...this.#world.customers].filter(
      ([, standing]) => standing.tradingFreeze !== 'none' || standing.withdrawalFreeze !== 'none',
    );
    const thaw = frozen.length > 0 && random.chance(80);
    const customer = thaw ? random.pick(frozen)[0] : this.#customer();
    const version = (this.#world.customers.get(customer)?.version ?? 0) + (random.chance(90) ? 1 : 0);
    return {
      type: 'SetCustomerStanding',
      customer,
      version,
      identityLevel: random.between(0, 2),
      tradingFreeze: thaw || random.chance(60) ? 'none' : random.pick(freezeReasons),
      withdrawalFreeze: thaw || random.chance(60) ? 'none' : random.pick(freezeReasons),
      holdUntil: random.chance(40) ? this.#at + random.between(0, 86_400_000) : 0,
    };
  }

  #marketState(): Command {
    const random = this.#random;
    const closed = [...this.#world.markets.values()].find((market) => market.state !== 'open');
    if (closed !== undefined && random.chance(85)) return { type: 'SetMarketState', market: closed.id, state: 'open' };
    const state = random.pick(['open', 'cancel_only', 'halted'] as const);
    const reopen: Command = { type: 'SetMarketState', market: this.#market().id, state: 'open' };
    const command: Command = { ...reopen, state };
    if (random.chance(70)) {
      const between = Array.from({ length: 12 }, () => this.#anything()).filter((c) => c.type !== 'SetMarketState');
      this.#plan([...between, reopen]);
    }
    return command;
  }

  #administration(): Command {
    const random = this.#random;
    const seeds = { seed: random.below(1000), generatorVersion: 1, from: 0, to: startAt };
    const [asset, code, scale] = random.pick(assets);
    const listing = this.#opening().find((command) => command.type === 'ListMarket')!;
    const tiers = [0, random.between(500, 2000), random.between(500, 2000)];
    if (random.chance(70)) tiers.push(random.between(1, 100) * 1_000_000_000, 500, 800);
    const command = random.pick<Command>([
      { type: 'SeedHistory', ...seeds },
      { type: 'OpenCustomer', customer: this.#customer() },
      { type: 'ListAsset', asset, code, scale },
      listing,
      { ...listing, market: 900, base: random.pick([0, 3, 700, asset]) },
      { type: 'SetFeeSchedule', tiers },
      { type: 'SetFeeSchedule', tiers },
    ]);
    return random.chance(50) ? hostile(random, command) : command;
  }
}
