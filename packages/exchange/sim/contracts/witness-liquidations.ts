import { Fraction, millionths } from './fraction.ts';
import { bankruptcyTick, isDue, markOf, profitOf, standingOf, tierRateOf, worthAt } from './witness-exposure.ts';
import type { HandedOver } from './witness-positions.ts';
import {
  expectSame,
  expectThat,
  fundAccount,
  type Said,
  type SeenPosition,
  type WitnessWorld,
} from './witness-world.ts';

const dayMs = 86_400_000;

/** Watches who is liquidated, who takes over, and who is deleveraged; and that nobody is forgotten. */
export class WitnessLiquidations {
  readonly #w: WitnessWorld;
  /** The step that is being taken: how many of its lots are still to close. */
  #step: { position: number; left: number; price: number } | null = null;
  #handedOver: HandedOver | null = null;
  /** When each cross account had its last step, by the time of its mark. */
  readonly #crossSteppedAt = new Map<number, number>();
  /** When each customer was deleveraged last, by the time of the mark: what that cost is looked at with the next one. */
  readonly #deleveragedAt = new Map<number, number>();
  #fundPrice: { position: number; markedAt: number; price: number } | null = null;
  isUnfinished = false;

  constructor(w: WitnessWorld) {
    this.#w = w;
  }

  /** At which price lots change hands without a trade, and out of which position. */
  get handedOver(): HandedOver | null {
    return this.#handedOver;
  }

  /** "Cancel all resting orders; close on the book limited at the bankruptcy price; above 100,000 USDT 20 % at a time." */
  stepped(event: Said<'PositionLiquidated'>): void {
    const w = this.#w;
    const position = w.position(event.position);
    const contract = w.contract(position.market);
    expectSame('The health', contract.health, 'sound');
    expectThat(isDue(w, position), () => `Position ${position.id} is liquidated above its maintenance`);
    if (position.isCross) expectSame('The worst ticket', position.id, this.#worstOf(position.customer)?.id);
    const { equity, maintenance } = standingOf(w, position);
    const mark = markOf(contract, position.leverage);
    for (const [name, seen, byRules] of [
      ['The lots', event.lots, position.lots],
      ['The entry', event.entryValue, position.entry],
      ['The margin', event.margin, position.margin],
      ['The mark', event.markE8, mark],
      ['The index', event.indexE8, contract.indexE8],
      ['The equity', event.equity, equity.down()],
      ['The maintenance', event.maintenance, maintenance.up()],
      ['The time of the mark', event.markedAt, contract.markedAt],
      ['The limit', event.limit, bankruptcyTick(w, position)],
      ['The mode', event.isCross, position.isCross],
      ['The leverage', event.leverage, position.leverage],
      ['The tier', event.tierPpm, tierRateOf(w, position)],
    ] as const)
      expectSame(`${name} of liquidated position ${position.id}`, seen, byRules);
    expectThat(position.steppedAt < contract.markedAt, () => `Position ${position.id} has two steps at one mark`);
    const isWhole = !new Fraction(contract.rules.liquidationWhole).isBelow(worthAt(contract, position.lots, mark));
    const part = new Fraction(position.lots).times(millionths(contract.rules.liquidationStepPpm));
    expectSame('The lots of the step', event.stepLots, isWhole ? position.lots : Number(part.up()));
    const resting = [...w.orders.values()].filter(({ customer, market, stage }) => {
      return customer === position.customer && market === position.market && stage === 'book';
    });
    expectSame('Resting orders of who is liquidated', resting.map(({ id }) => id).join(), '');
    position.steppedAt = contract.markedAt;
    if (position.isCross) this.#crossSteppedAt.set(position.customer, contract.markedAt);
    this.#step = { position: position.id, left: event.stepLots, price: event.limit };
    this.#handedOver = null;
  }

  /** "Worst ticket first": the largest loss, of those that may have a step. */
  #worstOf(customer: number): SeenPosition | undefined {
    const w = this.#w;
    const open = w.positionsOf(customer).filter((position) => {
      const { health, markedAt } = w.contract(position.market);
      return position.isCross && health === 'sound' && position.steppedAt < markedAt;
    });
    return open.toSorted((a, b) => (profitOf(w, a).isBelow(profitOf(w, b)) ? -1 : 1) || a.id - b.id)[0];
  }

  /** What the step has closed; nobody takes over more than it left. */
  reduced(event: Said<'PositionReduced'>): void {
    if (this.#step?.position !== event.position || !event.isPenalty) return;
    this.#step.left -= event.lots;
    expectThat(this.#step.left >= 0, () => `A step of position ${event.position} closes too much`);
  }

  /** "Only what that step left open … at the bankruptcy price, and only while the fund's equity stays ≥ 0", within its bounds. */
  takenOver(event: Said<'PositionTakenOver'>): void {
    const w = this.#w;
    const contract = w.contract(event.market);
    expectSame('The position taken over', event.position, this.#step?.position);
    expectThat(event.lots <= this.#step!.left, () => `The fund takes ${event.lots} lots of ${this.#step!.left}`);
    expectSame('The price of the takeover', event.price, this.#step!.price);
    const { side } = w.position(event.position);
    const worth = worthAt(contract, event.lots, contract.markE8);
    const cost = new Fraction(BigInt(event.lots) * BigInt(contract.unit) * BigInt(event.price));
    const exact = cost.minus(worth).times(new Fraction(side));
    const loss = exact.up();
    expectSame('The loss of the fund', event.loss, loss > 0n ? loss : 0n);
    const equity = this.#fundEquity();
    const day = Math.floor(w.at / dayMs);
    const lost = (contract.lostOn === day ? contract.lostToday : 0n) + event.loss;
    const most = equity.times(millionths(contract.rules.takeoverFundPpm));
    expectThat(event.loss === 0n || !most.isBelow(new Fraction(lost)), () => `The fund loses ${lost} a day`);
    expectThat(!equity.isBelow(exact), () => `The fund's equity of ${equity.down()} would be below zero`);
    const own = w.netOf(fundAccount, event.market);
    const after = side * event.lots + (own === undefined ? 0 : own.side * own.lots);
    const holds = worthAt(contract, Math.abs(after), contract.markE8);
    const isLess = Math.abs(after) <= (own?.lots ?? 0);
    expectThat(isLess || !new Fraction(contract.rules.takeoverMost).isBelow(holds), () => 'The fund holds too much');
    contract.lostOn = day;
    contract.lostToday = lost;
    this.#handedOver = { bankrupt: event.position, price: event.price };
  }

  #fundEquity(): Fraction {
    const cash = new Fraction(this.#w.available(fundAccount));
    return this.#w.positionsOf(fundAccount).reduce((sum, position) => sum.plus(profitOf(this.#w, position)), cash);
  }

  /** "Else auto-deleveraging of the opposite side by profit × leverage": nobody who comes first is passed over. */
  deleveraged(event: Said<'PositionDeleveraged'>): void {
    const w = this.#w;
    const counter = w.position(event.position);
    const bankrupt = w.position(event.against);
    expectThat(
      counter.customer !== bankrupt.customer,
      () => `Customer ${counter.customer} is closed against themselves`,
    );
    expectSame('The side that is deleveraged', counter.side, -bankrupt.side);
    expectSame('The leverage that is deleveraged', event.leverage, counter.leverage);
    expectSame('The tier that is deleveraged', event.tierPpm, tierRateOf(w, counter));
    this.#deleveragedAt.set(counter.customer, w.contract(event.market).markedAt);
    const isFunds = bankrupt.customer === fundAccount;
    if (isFunds) this.#expectFundPrice(bankrupt, event.price);
    else {
      expectSame('The position deleveraged against', event.against, this.#step?.position);
      expectSame('The price of deleveraging', event.price, this.#step!.price);
    }
    const bears = (position: SeenPosition): boolean => {
      const bound = bankruptcyTick(w, position);
      return position.side === 1 ? event.price >= bound : event.price <= bound;
    };
    expectThat(bears(counter), () => `Position ${counter.id} would owe something`);
    const first = [...w.positions.values()]
      .filter(
        ({ market, side, customer }) =>
          market === event.market &&
          side === counter.side &&
          customer !== fundAccount &&
          customer !== bankrupt.customer,
      )
      .filter((position) => this.#isBefore(position, counter) && bears(position));
    expectSame('Who comes before who is deleveraged', first.map(({ id }) => id).join(), '');
    this.#handedOver = { bankrupt: isFunds ? 0 : event.against, price: event.price };
  }

  /** The mark, or what all that the fund has can bear: one price for everybody who takes of it at this mark. */
  #expectFundPrice(position: SeenPosition, price: number): void {
    const { markE8, tickE8, markedAt } = this.#w.contract(position.market);
    const known = this.#fundPrice;
    const isSame = known?.position === position.id && known.markedAt === markedAt;
    const [mark, bound] = [Math.round(markE8 / tickE8), bankruptcyTick(this.#w, position)];
    const first = position.side === 1 ? Math.max(mark, bound) : Math.min(mark, bound);
    expectSame('The price at which the fund is deleveraged', price, isSame ? known.price : first);
    this.#fundPrice = { position: position.id, markedAt, price };
  }

  /** Profit on what it was opened for, × leverage; of equal ones the older. */
  #isBefore(left: SeenPosition, right: SeenPosition): boolean {
    const score = (position: SeenPosition): Fraction =>
      profitOf(this.#w, position).times(new Fraction(position.leverage, position.entry));
    const [a, b] = [score(left), score(right)];
    return b.isBelow(a) || (!a.isBelow(b) && left.id < right.id);
  }

  /** After a mark nobody whose market is sound stands at or below maintenance without a step at it. */
  forgotten(): string | null {
    if (this.isUnfinished) return null;
    const w = this.#w;
    const asked = new Set<number>();
    for (const position of w.positions.values()) {
      // A cross account is one question, however many tickets it has.
      if (position.isCross && asked.has(position.customer)) continue;
      const contract = w.contract(position.market);
      if (position.customer === fundAccount || contract.health !== 'sound' || contract.state !== 'open') continue;
      if (position.isCross) asked.add(position.customer);
      // A cross account has one step a mark, however many markets it is in.
      const stepped = position.isCross ? this.#crossSteppedAt.get(position.customer) : position.steppedAt;
      const isLater = this.#deleveragedAt.get(position.customer) === contract.markedAt;
      if (stepped !== contract.markedAt && !isLater && isDue(w, position))
        return `Position ${position.id} of ${position.customer} is due and was not liquidated a step`;
    }
    return null;
  }
}
