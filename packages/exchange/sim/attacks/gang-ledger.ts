import type { EventRecord } from '../../src/index.ts';
import type { Gain } from './attack.ts';

type Of<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;

const insuranceFund = 5;
const ppm = 1_000_000n;
/** "5 % of the fund a market and day". */
const takeoverFundPpm = 50_000n;
/** The fund trades within 0.1 % of the mark, and the mark is within 1 % of the index. */
const unwindPpm = 11_100n;
/** "Clamped to ±0.75 %". */
const fundingMostPpm = 7_500n;

interface Held {
  readonly customer: number;
  readonly side: 1n | -1n;
}

/**
 * What a gang has by the market and by the rules, read from the tape: its own exposure to the index, the funding that others pay to it, what
 * the insurance fund or winners bear of positions whose margin the index has jumped over, and what the fund lets go near the mark. All
 * that it has beyond that it has taken from somebody. Prices in ticks, of which one times a lot is one unit of USDT.
 */
export class GangLedger {
  /** By the index and by the funding of others, which may also have cost. */
  #market = 0n;
  #carry = 0n;
  /** What was jumped over, for the fund by day and for who was deleveraged. */
  readonly #taken = new Map<number, bigint>();
  #deleveraged = 0n;
  #unwound = 0n;
  /** What the fund paid of the funding that members owed. */
  #uncovered = 0n;
  #before = 0n;
  /** What the fund began with, what it has, and the most that it had. */
  #began = 0n;
  #fund = 0n;
  #fundMost = 0n;
  readonly #gang: ReadonlySet<number>;
  readonly #positions = new Map<number, Held>();

  constructor(gang: readonly number[]) {
    this.#gang = new Set(gang);
  }

  /** What the gang and the fund begin with. */
  begin(worth: bigint, fund: bigint): void {
    this.#before = worth;
    this.#began = fund;
    this.#fund = fund;
    this.#fundMost = fund;
  }

  /** The index moved by so many ticks while the gang had so many lots, shorts negative. */
  moved(netLots: bigint, ticks: bigint): void {
    this.#market += netLots * ticks;
  }

  /** Counts an event; says what breaks a rule. */
  saw(event: EventRecord, { index, day }: { index: number; day: number }): string | null {
    switch (event.type) {
      case 'PositionIncreased':
        this.#positions.set(event.position, { customer: event.customer, side: event.side === 'long' ? 1n : -1n });
        return null;
      case 'PositionReduced':
        this.#fundGets((event.isPenalty ? event.fee : 0n) + (event.customer === insuranceFund ? event.realised : 0n));
        return null;
      case 'PositionTakenOver':
        return this.#takenOver(event, index, day);
      case 'PositionDeleveraged':
        this.#deleveragedAt(event, index);
        return null;
      case 'OrdersTraded':
        return this.#traded(event, index);
      case 'FundingPaid':
        return this.#funded(event, index);
      default:
        return null;
    }
  }

  /** What the gang has beyond the market. `exact`: the fund and winners may lose nothing, since no mark was jumped over. */
  gain(worth: bigint, { exact }: { exact: boolean }): Pick<Gain, 'gain' | 'allowed'> {
    const taken = [...this.#taken.values()].reduce((sum, loss) => sum + loss, 0n);
    // Each trade and each share of a position's margin is rounded to a unit.
    const rounding = 1_000n;
    const allowed = exact ? rounding : taken + this.#deleveraged + this.#unwound + this.#uncovered + rounding;
    return { gain: worth - this.#before - this.#market - this.#carry, allowed };
  }

  /** What the fund paid in the place of members who could not. */
  get uncovered(): bigint {
    return this.#uncovered;
  }

  #takenOver({ customer, position, price, lots }: Of<'PositionTakenOver'>, index: number, day: number): string | null {
    if (!this.#gang.has(customer)) return null;
    const { side } = this.#positions.get(position)!;
    const loss = side * BigInt(price - index) * BigInt(lots);
    const sum = (this.#taken.get(day) ?? 0n) + (loss > 0n ? loss : 0n);
    this.#taken.set(day, sum);
    // By the mark, which is within a hundredth of the index; a fund that began with something has in positions at most as much again.
    const most = (2n * this.#fundMost * takeoverFundPpm) / ppm + (BigInt(index) * BigInt(lots)) / 100n;
    return this.#began > 0n && sum > most ? `the fund has lost ${sum} to takeovers on a day, of ${most}` : null;
  }

  #fundGets(amount: bigint): void {
    this.#fund += amount;
    if (this.#fund > this.#fundMost) this.#fundMost = this.#fund;
  }

  #deleveragedAt({ customer, against, price, lots }: Of<'PositionDeleveraged'>, index: number): void {
    const bankrupt = this.#positions.get(against)!;
    if (this.#gang.has(customer) === this.#gang.has(bankrupt.customer)) return;
    const gains = this.#gang.has(bankrupt.customer) ? bankrupt.side : -bankrupt.side;
    const edge = gains * BigInt(price - index) * BigInt(lots);
    this.#deleveraged += edge > 0n ? edge : 0n;
  }

  #traded({ side, takerCustomer, makerCustomer, price, quantity }: Of<'OrdersTraded'>, index: number): string | null {
    const isTaker = this.#gang.has(takerCustomer);
    if (isTaker === this.#gang.has(makerCustomer)) return null;
    if ((isTaker ? makerCustomer : takerCustomer) !== insuranceFund) return null;
    const buys = (side === 'buy') === isTaker ? 1n : -1n;
    const edge = buys * BigInt(index - price) * BigInt(quantity);
    if (edge <= 0n) return null;
    this.#unwound += edge;
    const most = (BigInt(index) * BigInt(quantity) * unwindPpm) / ppm + BigInt(quantity);
    return edge > most ? `the fund traded at ${price}, further from the index ${index} than it may` : null;
  }

  #funded({ customer, amount, fund, lots, position }: Of<'FundingPaid'>, index: number): string | null {
    const most = (BigInt(lots) * BigInt(index) * (fundingMostPpm + 100n)) / ppm + 1n;
    const size = amount < 0n ? -amount : amount;
    if (size + fund > most) return `position ${position} has ${amount} and ${fund} of a funding of at most ${most}`;
    this.#fundGets(-fund);
    if (this.#gang.has(customer)) this.#uncovered += fund;
    // What others pay the gang receives, and the other way round.
    else this.#carry -= amount;
    return null;
  }
}
