import { type Command, defaultContractRules } from '../src/index.ts';
import { contractMarkets, customerCount, firstCustomer, providers } from './listing.ts';
import type { Random } from './random.ts';

const million = 1_000_000n;

const shipped = (market: number) => ({ ...defaultContractRules(market, 'other'), maxLeverage: 50 });

const unknownMarket = 999;
const nobody = 4999;
const spotMarket = 1;

/** Makes what the house says of contracts and what customers ask of theirs, now and then of what there isn't. */
export class ContractsMaker {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  next(at: number): Command {
    const random = this.#random;
    const customer = this.#customer();
    const position = random.pick([0, 1, -1, 77, random.below(100_000)]);
    const quotedPrice = 0;
    return random.pick<() => Command>([
      () => this.rules(at),
      () => this.#limits(),
      () => ({ type: 'RecordLeverageQuiz', customer }),
      () => this.#marginMode(customer),
      () => this.#netMode(),
      () => ({ type: 'MoveMargin', customer, position, amount: random.pick([0n, 5n * million, -million]) }),
      () => this.#stops(customer, position),
      () => ({ type: 'ClosePosition', customer, position, lots: random.pick([0, 10, -1]), quotedPrice }),
      () => this.#closeAll(customer),
      () => ({ type: 'ReversePosition', customer, position, quotedPrice }),
    ])();
  }

  /** How the only contract begins: asked for before it is one, then with its first rules. */
  opening(): Command[] {
    const { market } = contractMarkets[0]!;
    return [{ type: 'SetMarginMode', customer: firstCustomer, market, mode: 'cross' }, shipped(market)];
  }

  /** Rules that come into effect at once, soon or late, or that no contract can have. */
  rules(at: number): Command {
    const random = this.#random;
    const rules = shipped(this.#market());
    const { tiers } = rules;
    return {
      ...rules,
      tiers: random.chance(15) ? random.pick([[], tiers.slice(1), tiers.slice(0, 3)]) : tiers,
      maxLeverage: random.pick([50, 50, 20, 125, 0]),
      takerPpm: random.pick([600, 500]),
      effectiveAt: random.pick([0, at + random.between(1, 2000), at + random.between(1, 20) * 3_600_000, -1]),
    };
  }

  #limits(): Command {
    const random = this.#random;
    return {
      type: 'SetLeverageLimits',
      newcomerDays: random.pick([60, 0, -1]),
      newcomerMost: random.pick([20, 125, 0]),
      quizAbove: random.pick([50, 20]),
      quizEndsNewcomer: random.chance(50),
    };
  }

  #marginMode(customer: number): Command {
    const mode = this.#random.pick(['isolated', 'cross', 'both' as 'cross'] as const);
    return { type: 'SetMarginMode', customer, market: this.#market(), mode };
  }

  #netMode(): Command {
    const random = this.#random;
    const customer = random.chance(80) ? random.pick(providers) : this.#customer();
    const leverage = random.pick([0, 5, 10, 20, 100, -1, 1.5]);
    return { type: 'SetNetMode', customer, market: this.#market(), leverage };
  }

  #stops(customer: number, position: number): Command {
    const random = this.#random;
    const stopLoss = random.pick([0, 900, -1]);
    return { type: 'SetPositionStops', customer, position, takeProfit: 1200, stopLoss, byMark: random.chance(50) };
  }

  #closeAll(customer: number): Command {
    const random = this.#random;
    const side = random.pick(['all', 'long', 'short', 'both' as 'all'] as const);
    return { type: 'ClosePositions', customer, market: random.pick([0, contractMarkets[0]!.market]), side };
  }

  #customer(): number {
    return this.#random.chance(8) ? nobody : firstCustomer + this.#random.below(customerCount);
  }

  #market(): number {
    const random = this.#random;
    return random.chance(80) ? random.pick(contractMarkets).market : random.pick([unknownMarket, spotMarket]);
  }
}
