import type { Command, EventRecord, Exchange, Frame } from '../../src/index.ts';
import { systemAccounts } from '../../src/kernel/vocabulary.ts';
import type { Situation } from '../coverage.ts';
import { expectSame, expectTrue } from '../expect-same.ts';
import { NaiveLedger } from '../oracle/naive-ledger.ts';
import type { WorldWitness } from '../witnessed-simulation.ts';
import { naiveLimit, naivePaid, naiveReserve, naiveWithdrawal } from './naive-limits.ts';
import { naiveEnd, naiveMean, type NaiveTick } from './naive-option.ts';
import { abroad, closed, customers, frozen, type Terms, usdt } from './option-listing.ts';

type Said<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;
type Buy = Extract<Command, { type: 'BuyOption' }>;
type Withdraw = Extract<Command, { type: 'WithdrawOptionPool' }>;

const { optionPool } = systemAccounts;
const ppm = 1_000_000n;
/** How many ms the exchange may need after an end is certain: each call fires 64 timers, and ticks come every second. */
const patienceMs = 6000;

interface Announced<T> {
  readonly from: number;
  readonly terms: T;
}

/** `result`: what was gained on `day` since there is a budget. */
interface Budget {
  amount: bigint;
  day: number;
  result: bigint;
  coolUntil: number;
}

/** What operators have said, and which of them nothing has followed yet. */
interface SaidAct {
  readonly isOfTwo: boolean;
  readonly about: string;
  readonly at: number;
}

interface Seen extends Omit<Said<'OptionBought'>, 'type' | 'indexE8'> {
  readonly acceptedAt: number;
}

/**
 * Reads what the exchange writes of seconds options and reckons it again from rules.md alone: who may buy and why not, what is
 * held and reserved, what every option comes to from all the ticks there were, and that none is forgotten.
 */
export class OptionWitness implements WorldWitness {
  readonly ledger = new NaiveLedger();
  readonly open = new Map<number, Seen>();
  readonly #ticks = new Map<number, NaiveTick[]>();
  readonly #terms = new Map<number, Announced<Terms>[]>();
  readonly #limits: Announced<bigint>[] = [];
  readonly #budgets = new Map<number, Budget>();
  readonly #acts = new Map<number, SaidAct>();
  readonly #payments = new Set<string>();
  readonly #saw: (situation: Situation) => void;
  /** Until somebody has said where, options are sold nowhere. */
  #offered: { readonly isOn: boolean; readonly isAnywhere: boolean; readonly without: string } = {
    isOn: true,
    isAnywhere: false,
    without: '',
  };
  #at = 0;
  #endedInFrame = 0;

  /** `saw` is told of what every run has to show. */
  constructor(saw: (situation: Situation) => void) {
    this.#saw = saw;
  }

  get balances(): WorldWitness['balances'] {
    return this.ledger.balances;
  }

  saw(frame: Frame): void {
    this.#at = frame.at;
    this.#endedInFrame = 0;
    for (const event of frame.events) {
      try {
        this.#see(event);
      } catch (error) {
        throw new Error(`${event.type} in ${frame.events.map(({ type }) => type).join(' ')}`, { cause: error });
      }
    }
    const rounds = frame.events.filter(({ type }) => type === 'OptionRoundStarted');
    if (rounds.length > 1) this.#saw('options of two durations in one tick');
    const isPriced = frame.events.some(({ type }) => type === 'OptionRoundPriced' || type === 'OptionRoundVoided');
    if (this.#endedInFrame > 0 && frame.command === 'FireTimer' && !isPriced)
      this.#saw('a round ended by several frames');
  }

  /** A refusal is the one that the rules come to, in their order; what they allow is sold. */
  answered(command: Command, at: number, code: string | null): void {
    // What was allowed is reckoned where it is written: here it is gone from the pool already.
    if (command.type === 'WithdrawOptionPool' && code !== null)
      expectSame('The answer to a withdrawal', code, this.#withheld(command, at));
    if (command.type !== 'BuyOption') return;
    // The frames of a purchase are seen already: what it holds and reserves itself is not counted against it.
    const own = code === null ? this.#lastBought() : undefined;
    expectSame(`The answer to ${command.customer}`, code, this.#refusal(command, at, own));
  }

  broken(exchange: Exchange): string | null {
    const { balance, reserved, openOptions } = exchange.query({ type: 'optionPool' });
    if (openOptions !== this.open.size) return `${openOptions} options are open, by the rules ${this.open.size}`;
    const own = this.ledger.balance(optionPool, 'funding', usdt);
    if (balance !== own.available + own.held || reserved !== own.held) return `The pool has ${balance}, ${reserved}`;
    const sum = [...this.open.values()].reduce((total, { reserve }) => total + reserve, 0n);
    if (sum !== own.held) return `The pool has reserved ${own.held} for ${sum}`;
    return null;
  }

  /** What should have ended long ago, or null. */
  afterTick(): string | null {
    for (const option of this.open.values()) {
      const end = naiveEnd(this.ticksOf(option.asset), betOf(option), this.#at - patienceMs);
      if (end.outcome !== 'open') return `Option ${option.option} was to end as ${end.outcome} long before ${this.#at}`;
    }
    return null;
  }

  /** Every sound tick of an asset, the last one last. */
  ticksOf(asset: number): NaiveTick[] {
    const ticks = this.#ticks.get(asset) ?? [];
    this.#ticks.set(asset, ticks);
    return ticks;
  }

  #see(event: EventRecord): void {
    switch (event.type) {
      case 'IndexPublished':
        return this.#published(event);
      case 'Deposited':
        return this.ledger.post(event.customer, 'option', event.asset, event.amount, 0n);
      case 'HouseFunded':
        return this.ledger.post(event.account, 'funding', event.asset, event.amount, 0n);
      case 'AvailabilitySet':
        this.#offered = { isOn: event.isOn, isAnywhere: true, without: event.countries };
        return;
      case 'LossBudgetSet':
        return this.#budgeted(event);
      case 'CoolOffStarted':
        return void (this.#budgetOf(event.customer).coolUntil = event.until);
      case 'LossBudgetUsed':
        return void (this.#budgetOf(event.customer).coolUntil = event.until);
      case 'OptionMarketSet': {
        const { type: _type, asset, effectiveAt: from, ...terms } = event;
        return void this.#terms.set(asset, [...(this.#terms.get(asset) ?? []), { from, terms }]);
      }
      case 'OptionStakeLimitSet':
        return void this.#limits.push({ from: event.effectiveAt, terms: event.customerMost });
      case 'OperatorActRecorded':
        return void this.#acts.set(event.act, {
          isOfTwo: event.second !== 0,
          about: `${event.action} ${event.subject}`,
          at: this.#at,
        });
      case 'OptionPoolWithdrawn':
        return this.#withdrawn(event);
      case 'OptionBought':
        return this.#bought(event);
      case 'OptionRoundStruck':
        return expectSame('A strike', BigInt(event.strikeE8), naiveMean(naiveTicks(event.ticks)));
      case 'OptionSettled':
        return this.#settled(event);
      case 'OptionVoided':
        return this.#voided(event);
      default:
    }
  }

  /** "Index ticks come every second": of several in one second the first decides. */
  #published({ prices, repeated }: Said<'IndexPublished'>): void {
    const again: number[] = [];
    for (let i = 0; i < prices.length; i += 4) {
      const [asset, price, ageMs, sources] = prices.slice(i, i + 4) as [number, number, number, number];
      if (sources < 3 || ageMs >= 3000) continue;
      const ticks = this.ticksOf(asset);
      const isAgain = Math.floor((ticks.at(-1)?.at ?? -1000) / 1000) === Math.floor(this.#at / 1000);
      if (isAgain) again.push(asset);
      else ticks.push({ at: this.#at, price: BigInt(price) });
    }
    expectSame('The ticks of a second that had one', repeated.join(), again.join());
    if (again.length > 0) this.#saw('two ticks in one second');
  }

  #bought(event: Said<'OptionBought'>): void {
    const { option, customer, asset, seconds, stake, payoutPpm, reserve, indexE8 } = event;
    const terms = inForce(this.#terms.get(asset) ?? [], this.#at)!;
    expectSame('The payout', payoutPpm, payoutOf(terms, seconds));
    expectSame('The reserve', reserve, naiveReserve(stake, payoutPpm));
    expectSame('The index at acceptance', BigInt(indexE8), this.ticksOf(asset).at(-1)!.price);
    this.ledger.post(customer, 'option', usdt, -stake, stake);
    this.ledger.post(optionPool, 'funding', usdt, -reserve, reserve);
    this.open.set(option, { ...event, acceptedAt: this.#at });
    if (this.ledger.available(optionPool, 'funding', usdt) === 0n) this.#saw('the pool at its last unit');
  }

  #withdrawn({ amount, reference, act }: Said<'OptionPoolWithdrawn'>): void {
    expectSame('What may be taken out of the pool', null, this.#withheld({ amount, reference, act }, this.#at));
    this.ledger.post(optionPool, 'funding', usdt, -amount, 0n);
    this.#payments.add(reference);
    this.#acts.delete(act);
    if (this.open.size > 0) this.#saw('capital taken out of the pool under open options');
  }

  /** Why the pool's capital stays: form, payment, act, what is reserved, what is open. */
  #withheld({ amount, reference, act }: Omit<Withdraw, 'type'>, at: number): string | null {
    if (amount <= 0n) return 'amount_not_positive';
    if (amount > 2n ** 61n) return 'amount_out_of_range';
    if (!/^[0-9a-f]{32}$/.test(reference)) return 'reference_invalid';
    if (this.#payments.has(reference)) return 'pool_withdrawal_already_recorded';
    const said = this.#acts.get(act);
    const isAgreed = said?.isOfTwo === true && said.about === `withdraw_option_pool ${optionPool}`;
    if (!isAgreed || at - said.at >= 3_600_000) return 'operator_act_not_agreed';
    const pool = this.ledger.balance(optionPool, 'funding', usdt);
    const markets = [...this.#terms].map(([asset, announced]) => ({
      open: [...this.open.values()].filter((seen) => seen.asset === asset),
      exposurePpm: inForce(announced, at)?.exposurePpm ?? 1,
    }));
    return naiveWithdrawal(amount, { pool: pool.available + pool.held, free: pool.available, markets });
  }

  #settled(event: Said<'OptionSettled'>): void {
    const { customer, stake, reserve, result, paid } = event;
    const end = naiveEnd(this.ticksOf(event.asset), betOf(this.#ends(event)), this.#at);
    expectSame(`Option ${event.option}`, result, end.outcome);
    if (end.outcome === 'open' || end.outcome === 'void') return;
    expectSame('The strike', BigInt(event.strikeE8), naiveMean(end.strike));
    expectSame('The settlement', BigInt(event.settlementE8), naiveMean(end.settlement));
    expectSame('The ticks of the strike', show(naiveTicks(event.strikeTicks)), show(end.strike));
    expectSame('The ticks of the settlement', show(naiveTicks(event.settlementTicks)), show(end.settlement));
    const gained = naivePaid(end.outcome, stake, event.payoutPpm) - stake;
    expectSame('What is paid', paid, stake + gained);
    this.ledger.post(customer, 'option', usdt, stake + gained, -stake);
    this.ledger.post(optionPool, 'funding', usdt, reserve - gained, -reserve);
    this.#budgetOf(customer).result += gained;
    this.#note(event, end.strike, end.settlement);
  }

  #voided(event: Said<'OptionVoided'>): void {
    const end = naiveEnd(this.ticksOf(event.asset), betOf(this.#ends(event)), this.#at);
    expectSame(`Option ${event.option}`, end.outcome, 'void');
    if (end.outcome !== 'void') return;
    expectSame('Why it is void', event.reason, end.reason);
    this.ledger.post(event.customer, 'option', usdt, event.stake, -event.stake);
    this.ledger.post(optionPool, 'funding', usdt, event.reserve, -event.reserve);
  }

  /** An option ends once, with what it was bought by. */
  #ends(event: Said<'OptionSettled'> | Said<'OptionVoided'>): Seen {
    const seen = this.open.get(event.option);
    expectTrue(seen !== undefined, `option ${event.option} is open`);
    for (const name of [
      'customer',
      'asset',
      'direction',
      'seconds',
      'stake',
      'payoutPpm',
      'reserve',
      'acceptedAt',
    ] as const)
      expectSame(`${name} of ${event.option}`, event[name], seen![name]);
    this.open.delete(event.option);
    this.#endedInFrame++;
    return seen!;
  }

  #note({ seconds }: Said<'OptionSettled'>, strike: readonly NaiveTick[], settlement: readonly NaiveTick[]): void {
    const hasGap = (ticks: readonly NaiveTick[]): boolean => ticks.at(-1)!.at - ticks[0]!.at > 5000;
    if (hasGap(strike)) this.#saw('a gap within a strike');
    if (hasGap(settlement)) this.#saw('a gap within a settlement');
    if (settlement.at(-1)!.at === strike.at(-1)!.at + seconds * 1000) this.#saw('a tick in the very ms of an instant');
  }

  /** The first refusal of a purchase, in the order: form, market, rights, price, limits, pool, budget, balance. */
  #refusal(
    { customer, asset, direction, seconds, stake, quotedE8, quotedPpm }: Buy,
    at: number,
    own: Seen | undefined,
  ): string | null {
    const [ownStake, ownReserve] = [own?.stake ?? 0n, own?.reserve ?? 0n];
    if (!['up', 'down'].includes(direction)) return 'option_direction_invalid';
    if (stake <= 0n) return 'amount_not_positive';
    if (stake > BigInt(Number.MAX_SAFE_INTEGER)) return 'amount_out_of_range';
    if (quotedE8 < 0 || quotedPpm < 0) return 'quoted_price_invalid';
    const terms = inForce(this.#terms.get(asset) ?? [], at);
    if (terms === undefined) return 'option_market_not_found';
    if (!terms.isOpen) return 'option_market_suspended';
    const payoutPpm = payoutOf(terms, seconds);
    if (payoutPpm === undefined) return 'option_duration_not_offered';
    if (stake < terms.stakeLeast || stake > terms.stakeMost) return 'stake_out_of_bounds';
    const barred = this.#barred(customer);
    if (barred !== null) return barred;
    const last = this.ticksOf(asset).at(-1);
    if (last === undefined || at - last.at > 5000) return 'index_unsound';
    if (quotedPpm !== 0 && quotedPpm !== payoutPpm) return 'option_payout_changed';
    const against = (last.price - BigInt(quotedE8)) * (direction === 'up' ? 1n : -1n);
    if (quotedE8 !== 0 && against * ppm > BigInt(quotedE8) * BigInt(terms.priceMovedPpm)) return 'price_moved';
    const pool = this.ledger.balance(optionPool, 'funding', usdt);
    const limit = naiveLimit(
      { acceptedAt: at, seconds, stake, reserve: naiveReserve(stake, payoutPpm) },
      {
        open: [...this.open.values()].filter((seen) => seen.asset === asset && seen !== own),
        ownStakes: this.ledger.balance(customer, 'option', usdt).held - ownStake,
        customerMost: inForce(this.#limits, at) ?? 20_000n * ppm,
        pool: pool.available + pool.held,
        free: pool.available + ownReserve,
        exposurePpm: terms.exposurePpm,
      },
    );
    if (limit !== null) return limit;
    const budget = this.#budgetOf(customer);
    if (budget.coolUntil > at) return 'cooling_off';
    const atStake = this.ledger.balance(customer, 'option', usdt).held - ownStake;
    if (budget.amount !== 0n && stake > budget.amount + budget.result - atStake) return 'loss_budget_exceeded';
    return this.ledger.available(customer, 'option', usdt) + ownStake < stake ? 'insufficient_balance' : null;
  }

  #lastBought(): Seen | undefined {
    return this.open.get(Math.max(0, ...this.open.keys()));
  }

  #barred(customer: number): string | null {
    if (customer === closed) return 'account_closed';
    if (![...customers, abroad, frozen].includes(customer)) return 'customer_not_found';
    if (customer === frozen) return 'account_frozen';
    const { isOn, isAnywhere, without } = this.#offered;
    if (!isOn) return 'not_offered';
    const isThere = isAnywhere && !(customer === abroad && without.includes('XX'));
    return isThere ? null : 'not_available_in_country';
  }

  #budgeted({ customer, amount }: Said<'LossBudgetSet'>): void {
    const budget = this.#budgetOf(customer);
    if (budget.amount === 0n) budget.result = 0n;
    budget.amount = amount;
  }

  /** Budgets here are of a day: what was gained before it is over. */
  #budgetOf(customer: number): Budget {
    const day = Math.floor(this.#at / 86_400_000);
    const budget = this.#budgets.get(customer) ?? { amount: 0n, day, result: 0n, coolUntil: 0 };
    if (budget.day !== day) Object.assign(budget, { day, result: 0n });
    this.#budgets.set(customer, budget);
    return budget;
  }
}

function betOf({ direction, seconds, acceptedAt }: Seen) {
  return { isUp: direction === 'up', seconds, acceptedAt };
}

function inForce<T>(announced: readonly Announced<T>[], at: number): T | undefined {
  let found: Announced<T> | undefined;
  for (const one of announced) if (one.from <= at && (found === undefined || one.from >= found.from)) found = one;
  return found?.terms;
}

function payoutOf({ durations }: Terms, seconds: number): number | undefined {
  for (let i = 0; i < durations.length; i += 2) if (durations[i] === seconds) return durations[i + 1];
  return undefined;
}

function naiveTicks(packed: readonly number[]): NaiveTick[] {
  return packed.flatMap((at, i) => (i % 3 === 0 ? [{ at, price: BigInt(packed[i + 1]!) }] : []));
}

function show(ticks: readonly NaiveTick[]): string {
  return ticks.map(({ at, price }) => `${price} at ${at}`).join(', ');
}
