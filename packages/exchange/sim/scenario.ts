import type { Command } from '../src/index.ts';
import type { Offer } from '../src/kernel/vocabulary.ts';
import { FundsMaker } from './funds-maker.ts';
import { hostile } from './hostile.ts';
import { HouseMaker } from './house-maker.ts';
import { customerCount, firstCustomer, listings, opening, providers } from './listing.ts';
import type { NaiveMarket } from './oracle/naive-venue.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import { OrderMaker } from './order-maker.ts';
import { ConvertMaker, type Surroundings } from './convert-maker.ts';
import { CorrectionsMaker } from './corrections-maker.ts';
import { CustomerTransferMaker } from './customer-transfer-maker.ts';
import { DepositsMaker } from './deposits-maker.ts';
import { OperatorMaker } from './operator-maker.ts';
import { ContractsMaker } from './contracts-maker.ts';
import { type Plan, QueueMaker } from './queue-maker.ts';
import type { Random } from './random.ts';
import { ReferralMaker } from './referral-maker.ts';
import { type Request, RequestKeys } from './request-keys.ts';
import { WithdrawalsMaker } from './withdrawals-maker.ts';

export interface Step extends Request {
  at: number;
}

const startAt = Date.UTC(2026, 0, 1);

/** Rare commands lie more often, so that every lie is told in a short run. */
const hostilePercent: Partial<Record<Command['type'], number>> = {
  Deposit: 40,
  Transfer: 30,
  SetCustomerStanding: 30,
  SetAvailability: 25,
  SetIdentityLimits: 25,
  SetOutflowLimit: 25,
  RecordOperatorAct: 40,
  RecordOperatorActFailure: 20,
  PlaceOco: 20,
  SetCustomerTransferFees: 30,
  SetContractRules: 0,
  SetLeverageLimits: 0,
};

/** How a journal begins: with a secret of its own, after one that isn't. */
function openings(random: Random): Command[] {
  const hashKey = [random.bits(), random.bits()];
  return [[1], [-1, 2 ** 32], hashKey, hashKey].map((key) => ({ type: 'OpenJournal', hashKey: key }));
}

/** What a customer or the house does next, with its weight. */
const mix = [
  [80, 'order'],
  [10, 'oco'],
  [20, 'cancel'],
  [2, 'cancelAll'],
  [20, 'amend'],
  [18, 'quote'],
  [8, 'cascade'],
  [12, 'index'],
  [8, 'funds'],
  [8, 'withdrawal'],
  [5, 'deposit'],
  [4, 'rights'],
  [8, 'state'],
  [6, 'time'],
  [4, 'administration'],
  [4, 'operator'],
  [3, 'correction'],
  [2, 'capital'],
  [2, 'leaver'],
  [4, 'availability'],
  [3, 'customerTransfer'],
  [1, 'transferFees'],
  [2, 'exitLimits'],
  [6, 'convert'],
  [3, 'dust'],
  [1, 'recurring'],
  [2, 'convertTerms'],
  [2, 'referral'],
  [6, 'contract'],
] as const;

/**
 * Decides what happens next in the simulated world, from the seed alone. It looks at the naive world to be
 * realistic (prices near the market, ids that exist), and lies in a share of its commands to be hostile.
 */
export class Scenario {
  readonly #random: Random;
  readonly #world: NaiveWorld;
  readonly #orders: OrderMaker;
  readonly #queues: QueueMaker;
  readonly #funds: FundsMaker;
  readonly #withdrawals: WithdrawalsMaker;
  readonly #deposits: DepositsMaker;
  readonly #house: HouseMaker;
  readonly #operators: OperatorMaker;
  readonly #corrections: CorrectionsMaker;
  readonly #customerTransfers: CustomerTransferMaker;
  readonly #contracts: ContractsMaker;
  readonly #convert: ConvertMaker;
  readonly #referrals: ReferralMaker;
  readonly #keys: RequestKeys;
  readonly #plans: Plan[] = [];
  #keyedLeft = 0;
  #at = startAt;

  constructor(random: Random, world: NaiveWorld) {
    this.#random = random;
    this.#world = world;
    this.#orders = new OrderMaker(random, world);
    this.#funds = new FundsMaker(random, world);
    this.#house = new HouseMaker(random);
    this.#operators = new OperatorMaker(random, world);
    this.#withdrawals = new WithdrawalsMaker(random, world, this.#operators);
    this.#deposits = new DepositsMaker(random, world, this.#operators);
    this.#corrections = new CorrectionsMaker(random, world, this.#operators, this.#orders);
    this.#customerTransfers = new CustomerTransferMaker(random, world);
    this.#contracts = new ContractsMaker(random);
    this.#convert = new ConvertMaker(random, world);
    this.#referrals = new ReferralMaker(random, world);
    this.#queues = new QueueMaker(random, world, this.#orders, this.#house);
    this.#keys = new RequestKeys(random);
    const index = this.#house.publishIndex([1, 2]);
    this.#plan([
      ...openings(random),
      // Announced, and announced anew before they are in force.
      this.#house.feeSchedule(startAt + 3_600_000),
      this.#house.feeSchedule(startAt + 3_600_000),
      ...opening(random),
      ...this.#contracts.opening(),
      index,
      ...(random.chance(75) ? [this.#house.feeSchedule()] : []),
    ]);
    // One market has no index yet, and somebody wants to trade and to convert there.
    this.#plan([{ type: 'RequestConvertQuote', customer: this.#customer(), from: 3, to: 14, amount: 50_000_000n }]);
    // The treasury has nothing yet to buy small balances with.
    this.#plan([
      { type: 'Transfer', customer: firstCustomer, from: 'spot', to: 'funding', asset: 1, amount: 900n },
      { type: 'ConvertDust', customer: firstCustomer, assets: [1] },
    ]);
    for (let order = 0; order < 3; order++)
      this.#plans.push(() => this.#orders.order(this.#customer(), world.markets.get(14)!));
  }

  next(): Step {
    this.#advanceClock();
    const plan = this.#plans.shift();
    if (plan !== undefined) return { ...this.#keys.none(plan()), at: this.#at };
    const random = this.#random;
    const repeated = this.#keys.repeat(this.#at);
    if (repeated !== null) return { ...repeated, at: this.#at };
    let command = this.#anything();
    if (random.chance(hostilePercent[command.type] ?? 10)) command = hostile(random, command);
    const request = this.#isKeyed() ? this.#keys.mint(command, this.#at) : this.#keys.none(command);
    return { ...request, at: this.#at };
  }

  /** Whether a command comes with a request id: some do, and now and then all for a while, which uses a day's ids up. */
  #isKeyed(): boolean {
    if (this.#keyedLeft === 0 && this.#random.chance(1) && this.#random.chance(10)) this.#keyedLeft = 80;
    if (this.#keyedLeft === 0) return this.#random.chance(30);
    this.#keyedLeft--;
    return true;
  }

  #plan(commands: readonly Command[]): void {
    for (const command of commands) this.#plans.push(() => command);
  }

  /** Mostly milliseconds, sometimes hours (requests expire, days of volume go by), sometimes a clock that runs back. */
  #advanceClock(): void {
    const random = this.#random;
    const jump = random.weighted([
      [2, random.between(1, 20) * 3_600_000],
      [2, -random.between(1, 5000)],
      [58, random.between(1, 400)],
      [38, 0],
    ] as const);
    this.#at += jump;
    // Mostly the feed is there again at once; else the index is old until it is.
    if (jump > 5000 && random.chance(80)) this.#plans.unshift(() => this.#house.publishIndex(this.#indexed()));
  }

  /** What has an index; the last asset gets its first one by itself. */
  #indexed(): readonly number[] {
    return this.#world.index.has(14) ? [1, 2, 14] : [1, 2];
  }

  #customer(): number {
    return firstCustomer + this.#random.below(customerCount);
  }

  #market(): NaiveMarket {
    return this.#random.pick(this.#world.spotMarkets());
  }

  #anything(): Command {
    const random = this.#random;
    const customer = this.#customer();
    const market = this.#market();
    switch (random.weighted(mix)) {
      case 'order':
        return this.#orders.order(customer, market);
      case 'oco':
        return this.#orders.oco(customer, market);
      case 'cancel':
        return this.#orders.cancel(customer);
      case 'cancelAll':
        return this.#orders.cancelAll(customer, random.pick([0, ...listings.map((l) => l.market)]));
      case 'amend':
        return this.#orders.amend(customer);
      case 'quote':
        return this.#orders.massQuote(random.pick(providers), market);
      case 'cascade':
        this.#plans.push(...this.#queues.cascade(market));
        return { type: 'AdvanceTime' };
      case 'index':
        return this.#house.publishIndex(random.chance(10) ? [1] : [1, 2, 14]);
      case 'funds':
        return this.#funds.transferOrDeposit(customer);
      case 'withdrawal':
        return this.#story(this.#withdrawals.next(customer, this.#at));
      case 'deposit':
        return this.#story(this.#deposits.next(customer));
      case 'rights':
        return this.#funds.standing(customer, this.#at);
      case 'state':
        return this.#marketState(market);
      case 'time':
        return { type: 'AdvanceTime' };
      case 'administration':
        return this.#house.administration(this.#at);
      case 'correction':
        return this.#story(this.#corrections.correction(customer));
      case 'capital':
        return this.#story(this.#corrections.capital());
      case 'leaver':
        return this.#story(this.#corrections.leaver());
      case 'convert':
        return this.#story(this.#convert.conversion(customer, this.#surroundings()));
      case 'dust':
        return this.#story(this.#convert.dust(customer, this.#surroundings()));
      case 'recurring':
        return this.#story(this.#convert.recurring(customer, this.#surroundings()));
      case 'convertTerms':
        return this.#convert.terms(this.#at);
      case 'contract':
        return this.#contracts.next(this.#at);
      case 'referral':
        return random.chance(80) ? this.#referrals.link() : this.#story(this.#hostGone());
      case 'customerTransfer':
        return this.#story(this.#customerTransfers.transfer(customer));
      case 'transferFees':
        return this.#customerTransfers.fees(this.#at);
      case 'availability':
        return this.#house.availability(this.#at, this.#closedOffers());
      case 'exitLimits':
        if (random.chance(20)) this.#plans.push(...this.#withdrawals.smallOutflow(this.#at));
        return this.#house.exitLimits(this.#at);
      case 'operator':
        // What was announced fails, now and then twice.
        for (let times = random.below(4); times > 0; times--) this.#plans.push(() => this.#operators.failure());
        return this.#operators.act(customer);
    }
  }

  /** In the first market, which is quoted in what guests come with. */
  #hostGone(): Plan[] {
    const market = this.#world.markets.get(1)!;
    const { index, quote } = this.#surroundings();
    return this.#referrals.gone(market, index, () => quote(market.id));
  }

  #surroundings(): Surroundings {
    return {
      index: () => this.#house.publishIndex([1, 2, 14]),
      quote: (market) => this.#orders.massQuote(this.#random.pick(providers), this.#world.markets.get(market)!),
      anything: () => this.#anything(),
    };
  }

  /** The first step of a story is taken now, the others follow. */
  #story([first, ...rest]: readonly Plan[]): Command {
    this.#plans.push(...rest);
    return first!();
  }

  /** What somebody has said to be off, or not everywhere. */
  #closedOffers(): Offer[] {
    const said = [...this.#world.offers].filter(
      ([, { isOn, rule, countries }]) => !isOn || rule === 'only' || countries,
    );
    return said.map(([offer]) => offer);
  }

  /** A market that closes goes on closed for a while, and is opened again. */
  #marketState({ id }: NaiveMarket): Command {
    const random = this.#random;
    const closed = [...this.#world.markets.values()].find((market) => market.state !== 'open');
    if (closed !== undefined && random.chance(85)) return { type: 'SetMarketState', market: closed.id, state: 'open' };
    const state = random.pick(['open', 'cancel_only', 'halted'] as const);
    if (random.chance(70)) {
      for (let turn = 0; turn < 12; turn++) this.#plans.push(() => this.#anything());
      this.#plan([{ type: 'SetMarketState', market: id, state: 'open' }]);
    }
    return { type: 'SetMarketState', market: id, state };
  }
}
