import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';
import { customers, indexOf, opening, sessionMs, startAt, type StockListing, stocks } from './stock-listing.ts';
import { moved, StockOrders } from './stock-orders.ts';
import type { StockWitness } from './stock-witness.ts';

const hourMs = 3_600_000;

/** What two operators say that they do about a market. */
function actOn(action: string, market: number): Command {
  const subject = { subjectKind: 'market', subject: String(market), reason: 'as the issuer has said' } as const;
  return { type: 'RecordOperatorAct', operator: 1, second: 2, action, ...subject, digest: 'a'.repeat(32) };
}

interface Step {
  readonly command: Command;
  readonly at: number;
}

/**
 * Decides what happens next in the world of stock, from the seed alone: short days with long nights between them, in which the
 * index jumps and orders gather; some openings are crowded, late, or of a halted market.
 */
export class StockScenario {
  readonly #random: Random;
  readonly #orders: StockOrders;
  readonly #plans: (() => Command)[] = [];
  readonly #prices = new Map(stocks.map(({ base, startsAt }) => [base, startsAt]));
  #at = startAt;
  #opensAt = 0;
  #acts = 0;
  readonly #witness: StockWitness;

  constructor(random: Random, witness: StockWitness) {
    this.#random = random;
    this.#witness = witness;
    this.#orders = new StockOrders(random, witness, this.#prices);
    for (const command of opening(random)) this.#plans.push(() => command);
    this.#plans.push(() => indexOf(this.#prices, 0, 3));
  }

  next(): Step {
    const plan = this.#plans.shift();
    if (plan !== undefined) return { command: plan(), at: ++this.#at };
    this.#at += this.#random.between(1, 900);
    if (this.#at > this.#opensAt + sessionMs) return { command: this.#nextSession(), at: this.#at };
    return { command: this.#at < this.#opensAt ? this.#atNight() : this.#byDay(), at: this.#at };
  }

  /** The day is over: the next one is announced, and the index jumps meanwhile. */
  #nextSession(): Command {
    const random = this.#random;
    if (random.chance(20)) return this.#corporateAction();
    this.#opensAt = this.#at + random.between(10_000, 40_000);
    for (const [base, ticks] of this.#prices) this.#prices.set(base, moved(ticks, random.between(-60, 60), 1000));
    if (random.chance(25)) this.#crowd(random.pick(stocks));
    return { type: 'AnnounceSession', opensAt: this.#opensAt, closesAt: this.#opensAt + sessionMs };
  }

  /** Two operators announce a split or a dividend, orders gather before its time, and then it comes, unless it was taken back. */
  #corporateAction(): Command {
    const random = this.#random;
    const { market } = random.pick(stocks);
    const isSplit = random.chance(60);
    const effectiveAt = this.#at + 2 * hourMs;
    const [act, cancelAct] = [++this.#acts, this.#acts + 1];
    const said = (action: string): Command => actOn(action, market);
    const ratio = random.pick([
      [2, 1],
      [3, 2],
      [1, 2],
      [7, 10],
    ] as const);
    this.#plans.push(
      () =>
        isSplit
          ? { type: 'AnnounceSplit', market, numerator: ratio[0], denominator: ratio[1], effectiveAt, act }
          : { type: 'AnnounceDividend', market, perShare: BigInt(random.between(1, 900_000)), effectiveAt, act },
      () => this.#misfitAction(market, effectiveAt, act),
      () => ({ type: 'AnnounceDividend', market, perShare: 1n, effectiveAt, act }),
    );
    for (let i = 0; i < 30; i++) this.#plans.push(() => (i % 10 === 9 ? this.#misfit() : this.#orders.limit()));
    if (random.chance(20)) {
      this.#acts = cancelAct;
      this.#plans.push(
        () => said('cancel_corporate_action'),
        () => ({ type: 'CancelCorporateAction', action: this.#witness.actions.last, act: cancelAct }),
      );
    }
    this.#plans.push(() => {
      this.#at = Math.max(this.#at, effectiveAt + 1);
      return { type: 'AdvanceTime' };
    });
    return said(isSplit ? 'announce_split' : 'announce_dividend');
  }

  /** What operators can't announce, or not now. */
  #misfitAction(market: number, effectiveAt: number, act: number): Command {
    const split = { type: 'AnnounceSplit', market, numerator: 2, denominator: 1, effectiveAt, act } as const;
    const other = stocks.find((stock) => stock.market !== market)!.market;
    return this.#random.pick<Command>([
      split,
      { ...split, numerator: 1 },
      { ...split, market: 999 },
      { ...split, market: other },
      { ...split, market: other, effectiveAt: this.#at },
      { ...split, market: other, effectiveAt: -1 },
      { type: 'AnnounceDividend', market, perShare: 0n, effectiveAt, act },
      { type: 'CancelCorporateAction', action: 0, act },
    ]);
  }

  /** More than the treasury has: it takes an act of its own. */
  #tooMuch(): Command {
    const { market } = stocks[0]!;
    const act = ++this.#acts;
    const effectiveAt = this.#at + 2 * hourMs;
    const perShare = 10n ** 12n;
    this.#plans.push(() => ({ type: 'AnnounceDividend', market, perShare, effectiveAt, act }));
    return actOn('announce_dividend', market);
  }

  #atNight(): Command {
    const random = this.#random;
    return random.weighted<() => Command>([
      [50, () => this.#orders.limit()],
      [8, () => this.#orders.cancel()],
      [8, () => this.#orders.amend()],
      [4, () => this.#orders.stop()],
      [3, () => this.#orders.atOnce()],
      [2, () => this.#orders.quotes()],
      [3, () => this.#misfit()],
      [1, () => this.#tooMuch()],
      [2, () => this.#state()],
      [3, () => indexOf(this.#prices, random.pick([0, 60_000]), 3)],
    ])();
  }

  #byDay(): Command {
    const random = this.#random;
    return random.weighted<() => Command>([
      [25, () => this.#tick()],
      [14, () => this.#orders.quotes()],
      [20, () => this.#orders.limit()],
      [8, () => this.#orders.atOnce()],
      [6, () => this.#orders.stop()],
      [6, () => this.#orders.cancel()],
      [6, () => this.#orders.amend()],
      [2, () => this.#misfit()],
      [1, () => this.#state()],
      [2, () => ({ type: 'AdvanceTime' })],
    ])();
  }

  /** A second's move; now and then of an index that is too old or of one source. */
  #tick(): Command {
    const random = this.#random;
    for (const [base, ticks] of this.#prices) this.#prices.set(base, moved(ticks, random.between(-3, 3), 1000));
    return indexOf(this.#prices, random.chance(10) ? 30_000 : random.between(0, 3000), random.chance(5) ? 1 : 3);
  }

  /** Many small orders on both sides, more than one frame can match. */
  #crowd(stock: StockListing): void {
    for (let i = 0; i < 420; i++)
      this.#plans.push(() => {
        const customer = customers[i % (customers.length - 1)]!;
        const side = customer % 2 === 0 ? 'buy' : 'sell';
        const price = moved(this.#prices.get(stock.base)!, side === 'buy' ? 12 : -12, 1000);
        return this.#orders.order(stock, price, { customer, side, quantity: this.#random.between(5000, 9000) });
      });
  }

  /** A market is halted, and mostly opened again a little later. */
  #state(): Command {
    const random = this.#random;
    const { market } = random.pick(stocks);
    this.#plans.push(() => ({ type: 'SetMarketState', market, state: 'open' }));
    return { type: 'SetMarketState', market, state: random.pick(['halted', 'cancel_only'] as const) };
  }

  #misfit(): Command {
    const random = this.#random;
    return random.pick<Command>([
      { type: 'AnnounceSession', opensAt: 5, closesAt: 4 },
      { type: 'AnnounceSession', opensAt: 1, closesAt: 2 },
      { type: 'AnnounceSession', opensAt: this.#opensAt + 1, closesAt: this.#opensAt + 2 * sessionMs },
      { type: 'CancelSession', session: 1 },
      { type: 'Transfer', customer: customers[0]!, from: 'stock', to: 'spot', asset: stocks[0]!.base, amount: 1n },
    ]);
  }
}
