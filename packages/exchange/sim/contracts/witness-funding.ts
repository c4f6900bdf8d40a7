import { Fraction } from './fraction.ts';
import { worthAt } from './witness-exposure.ts';
import { rateE8Of } from './witness-marks.ts';
import { clear } from './witness-positions.ts';
import { expectSame, expectThat, fundAccount, type Said, usdt, type WitnessWorld } from './witness-world.ts';

const outageMs = 600_000;

interface Due {
  readonly customer: number;
  readonly side: 1 | -1;
  readonly lots: number;
}

interface OpenFunding {
  readonly event: Said<'FundingSettled'>;
  /** Who held at the instant and has neither paid nor received. */
  readonly dues: Map<number, Due>;
  collected: bigint;
  /** What was collected when the first receiver's turn came. */
  toPayOut: bigint | null;
}

/** "Who holds at the instant pays": once each, whatever becomes of the position until its turn. */
export class WitnessFunding {
  readonly #w: WitnessWorld;
  readonly #open = new Map<number, OpenFunding>();

  constructor(w: WitnessWorld) {
    this.#w = w;
  }

  settled(event: Said<'FundingSettled'>): void {
    const { market, instant } = event;
    const contract = this.#w.contract(market);
    expectSame('The funding instant', instant % (contract.rules.fundingHours * 3_600_000), 0);
    expectThat(contract.health !== 'frozen', () => 'A funding in a freeze');
    expectThat(instant - contract.markedAt <= outageMs, () => 'A funding after an outage');
    expectSame('The rate', event.rateE8, rateE8Of(contract));
    expectSame('The mark of the funding', event.markE8, contract.markE8);
    const holding = [...this.#w.positions.values()].filter((position) => position.market === market);
    const longs = holding.filter(({ side }) => side === 1).reduce((sum, { lots }) => sum + lots, 0);
    expectSame('The lots of a side', event.lots, longs);
    contract.premiums = [];
    if (event.rateE8 === 0 || longs === 0) return;
    const dues = new Map(holding.map(({ id, customer, side, lots }) => [id, { customer, side, lots }]));
    this.#open.set(market, { event, dues, collected: 0n, toPayOut: null });
  }

  /** "Payment = quantity × mark × rate": up for who pays, down for who receives; never more than there is. */
  paid(event: Said<'FundingPaid'>): void {
    const { market, position: id, customer, amount, margin, fund } = event;
    const w = this.#w;
    const open = this.#open.get(market);
    const due = open?.dues.get(id);
    if (open === undefined || due === undefined) throw new Error(`Position ${id} has no funding to pay or receive.`);
    open.dues.delete(id);
    expectSame('Whose funding', customer, due.customer);
    expectSame('The lots of the instant', event.lots, due.lots);
    const position = w.positions.get(id);
    const flow = this.#flowOf(open, due.side, due.lots).down();
    if (flow < 0n) {
      const has = w.available(customer);
      const byAvailable = least(-flow, has);
      const byMargin = least(-flow - byAvailable, position?.margin ?? 0n);
      const inFund = w.available(fundAccount) - (customer === fundAccount ? byAvailable : 0n);
      expectSame('What is paid', -amount, byAvailable + byMargin);
      expectSame('What the margin pays', margin, byMargin);
      expectSame('What the fund pays', fund, least(-flow - byAvailable - byMargin, inFund));
    } else {
      open.toPayOut ??= open.collected;
      const side = open.event.rateE8 > 0 ? -1 : 1;
      const all = this.#flowOf(open, side, open.event.lots).down();
      const got = open.toPayOut >= all ? flow : new Fraction(flow * open.toPayOut, all).down();
      expectSame('What is received', amount, got);
      expectSame('What else moves', margin + fund, 0n);
    }
    w.ledger.post(customer, w.kindOf(customer), usdt, amount + margin, -margin);
    clear(w, event.clearing, fund - amount);
    w.ledger.post(fundAccount, 'funding', usdt, -fund, 0n);
    open.collected += fund - amount;
    if (position === undefined) return;
    position.margin -= margin;
    position.funding += amount;
  }

  /** Everybody had their turn, and "the rounding remainder" goes to the insurance fund. */
  ended(event: Said<'FundingEnded'>): void {
    const open = this.#open.get(event.market)!;
    expectSame('Who has yet to pay or receive', [...open.dues.keys()].join(), '');
    expectSame('The remainder', event.remainder, open.collected);
    expectThat(event.remainder >= 0n, () => `The remainder is ${event.remainder}`);
    clear(this.#w, event.clearing, -event.remainder);
    this.#w.ledger.post(fundAccount, 'funding', usdt, event.remainder, 0n);
    this.#open.delete(event.market);
  }

  /** An instant is left out in a freeze, after an outage, and while the one before is being paid. */
  skipped({ market, instant }: Said<'FundingSkipped'>): void {
    const { health, markedAt } = this.#w.contract(market);
    const isOut = health === 'frozen' || instant - markedAt > outageMs || this.#open.has(market);
    expectThat(isOut, () => `The instant ${instant} is left out for nothing`);
  }

  #flowOf({ event }: OpenFunding, side: 1 | -1, lots: number): Fraction {
    const worth = worthAt(this.#w.contract(event.market), lots, event.markE8);
    return worth.times(new Fraction(-side * event.rateE8, 100_000_000));
  }
}

const least = (left: bigint, right: bigint): bigint => (left < right ? left : right);
