import { expectSame, expectThat, type Said, usdt, type WitnessWorld } from './witness-world.ts';

const dayMs = 86_400_000;
const lengths = { day: 1, week: 7, month: 31 } as const;
type Period = keyof typeof lengths;

interface SeenBudget {
  amount: bigint;
  period: Period;
  result: bigint;
  /** The first instant of the period that the result is of, in words. */
  since: string;
  announced: Said<'LossBudgetAnnounced'> | null;
  coolUntil: number;
  /** When more was lost than wanted, and nobody has said it yet; and whether that was seen in this period. */
  lostAt: number | null;
  isLost: boolean;
}

/**
 * "One loss budget across contracts, options, boxes and auction bids (lowered at once, raised after 24 h) with cool-off": what each
 * customer has gained since the period began, and what is taken although it may not.
 */
export class WitnessBudgets {
  readonly #budgets = new Map<number, SeenBudget>();

  set(w: WitnessWorld, { customer, amount, period, effectiveAt }: Said<'LossBudgetSet'>): void {
    const budget = this.#of(customer);
    const { announced } = budget;
    if (effectiveAt !== 0) {
      expectThat(
        announced !== null && announced.amount === amount && announced.period === period,
        () => 'Another budget was announced',
      );
      expectThat(w.at >= effectiveAt, () => `A wider budget takes effect at ${w.at} before ${effectiveAt}`);
    } else expectThat(!isWider({ amount, period }, budget), () => `A wider budget of ${customer} holds at once`);
    this.#enter(w, budget);
    if (budget.amount === 0n) budget.result = 0n;
    const hasBegun = firstOf(period, w.at);
    Object.assign(budget, { amount, period, since: hasBegun, announced: null, lostAt: null, isLost: false });
    this.#note(w, budget);
  }

  announced(w: WitnessWorld, event: Said<'LossBudgetAnnounced'>): void {
    const budget = this.#of(event.customer);
    expectThat(isWider(event, budget), () => `A tighter budget of ${event.customer} waits`);
    expectSame('When a wider budget takes effect', event.effectiveAt, w.at + dayMs);
    budget.announced = event;
  }

  used({ customer, lost, until }: Said<'LossBudgetUsed'>): void {
    const budget = this.#of(customer);
    expectThat(budget.lostAt !== null, () => `The budget of ${customer} is not lost`);
    expectSame(`What ${customer} lost`, lost, -budget.result);
    const end = endOf(budget.period, budget.since);
    expectSame(`Until when ${customer} takes no stake`, until, Math.max(budget.lostAt + dayMs, end));
    budget.lostAt = null;
    budget.coolUntil = Math.max(budget.coolUntil, until);
  }

  coolsOff(w: WitnessWorld, { customer, until }: Said<'CoolOffStarted'>): void {
    const budget = this.#of(customer);
    expectThat(until > budget.coolUntil && until >= w.at + dayMs, () => `The cool-off of ${customer} gets shorter`);
    budget.coolUntil = until;
  }

  /** A customer gained an amount, or lost it where it is negative. */
  counted(w: WitnessWorld, customer: number, amount: bigint): void {
    const budget = this.#budgets.get(customer);
    if (budget === undefined || budget.amount === 0n) return;
    this.#enter(w, budget);
    budget.result += amount;
    this.#note(w, budget);
  }

  /** Somebody has just put more at stake, which is held already: they may, with what they have lost and what they risk now. */
  expectTaken(w: WitnessWorld, customer: number, isCross: boolean): void {
    const budget = this.#budgets.get(customer);
    if (budget === undefined) return;
    expectThat(budget.coolUntil <= w.at, () => `${customer} takes a stake before ${budget.coolUntil}`);
    if (budget.amount === 0n) return;
    expectThat(!isCross, () => `${customer} risks a whole account`);
    this.#enter(w, budget);
    const atStake = w.ledger.balance(customer, 'perpetual', usdt).held;
    expectThat(budget.amount + budget.result >= atStake, () => `${customer} risks ${atStake} of ${budget.amount}`);
  }

  /** Whose budget is lost without a word. */
  forgotten(at: number): string | null {
    for (const [customer, { lostAt }] of this.#budgets)
      if (lostAt !== null && lostAt < at) return `Nobody says that ${customer} lost a budget at ${lostAt}`;
    return null;
  }

  #enter(w: WitnessWorld, budget: SeenBudget): void {
    const since = firstOf(budget.period, w.at);
    if (since <= budget.since) return;
    budget.since = since;
    budget.result = 0n;
    budget.isLost = false;
  }

  #note(w: WitnessWorld, budget: SeenBudget): void {
    if (budget.amount === 0n || budget.amount + budget.result > 0n || budget.isLost) return;
    budget.isLost = true;
    budget.lostAt = w.at;
  }

  #of(customer: number): SeenBudget {
    const known = this.#budgets.get(customer);
    if (known !== undefined) return known;
    const none = { amount: 0n, period: 'day', result: 0n, since: '', announced: null } as const;
    const made = { ...none, coolUntil: 0, lostAt: null, isLost: false };
    this.#budgets.set(customer, made);
    return made;
  }
}

/** The first day of the period that a time lies in, as it is written. */
function firstOf(period: Period, at: number): string {
  const day = new Date(at).toISOString().slice(0, 10);
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = new Date(at).getUTCDay();
  return new Date(at - ((weekday + 6) % 7) * dayMs).toISOString().slice(0, 10);
}

/** The first day of another period after one that begins on a day. */
function endOf(period: Period, since: string): number {
  let at = Date.parse(since);
  while (firstOf(period, at) === since) at += dayMs;
  return at;
}

/** More money, or as much in a shorter time; to have none is the widest. */
function isWider(next: { amount: bigint; period: Period }, now: { amount: bigint; period: Period }): boolean {
  if (now.amount === 0n) return false;
  return next.amount === 0n || next.amount > now.amount || lengths[next.period] < lengths[now.period];
}
