import { expectSame } from '../expect-same.ts';
import { Fraction } from '../contracts/fraction.ts';
import { stockOf, usdt } from './stock-listing.ts';
import type { Said, WitnessBook } from './witness-book.ts';

type Announced = Said<'SplitAnnounced'> | Said<'DividendAnnounced'>;

/** A split or a dividend that is announced or goes on. */
interface Action {
  readonly announced: Announced;
  closeE8: number;
  begun: boolean;
  readonly served: Set<number>;
}

const treasury = 3;
const unitsPerShare = 10n ** 8n;

/** Reckons splits and dividends again by the rules: nobody is forgotten or served twice, and each keeps what they had, in parts or in cash. */
export class WitnessActions {
  readonly #book: WitnessBook;
  readonly #open = new Map<number, Action>();
  last = 0;

  constructor(book: WitnessBook) {
    this.#book = book;
  }

  /** The action that goes over the holders of a market. */
  running(market: number): Announced | undefined {
    return [...this.#open.values()].find(({ begun, announced }) => begun && announced.market === market)?.announced;
  }

  /** The market of an action. */
  marketOf(action: number): number {
    return this.#action(action).announced.market;
  }

  /** Those that could still be taken back. */
  waiting(): number[] {
    return [...this.#open.values()].filter(({ begun }) => !begun).map(({ announced }) => announced.action);
  }

  announced(event: Announced): void {
    this.last = event.action;
    this.#open.set(event.action, { announced: event, closeE8: 0, begun: false, served: new Set() });
  }

  canceled({ action }: Said<'CorporateActionCanceled'>): void {
    expectSame('an action that has begun is not taken back', this.#action(action).begun, false);
    this.#open.delete(action);
  }

  begun({ action, closeE8 }: Said<'CorporateActionBegun'>, at: number, lastPrice: number): void {
    const known = this.#action(action);
    expectSame('an action begins at its time', at >= known.announced.effectiveAt, true);
    const { priceDecimals } = stockOf(known.announced.market);
    if (lastPrice > 0) expectSame('the last close', closeE8, lastPrice * 10 ** (8 - priceDecimals));
    known.begun = true;
    known.closeE8 = closeE8;
  }

  split({ action, customer, asset, before, change, cash }: Said<'SharesSplit'>): void {
    const known = this.#action(action);
    const { announced } = known;
    if (announced.type !== 'SplitAnnounced') throw new Error('A dividend splits nothing.');
    if (customer < 1000) return;
    this.#serve(known, customer, before);
    const exact = new Fraction(before).times(new Fraction(announced.numerator, announced.denominator));
    expectSame('the shares after a split', before + change, exact.down());
    const closeAfter = new Fraction(known.closeE8).times(new Fraction(announced.denominator, announced.numerator));
    const rest = exact.minus(new Fraction(exact.down()));
    const worth = rest.times(closeAfter).times(new Fraction(1n, unitsPerShare * 100n));
    expectSame('the cash for the rest of a unit', cash, worth.up());
    this.#book.ledger.post(customer, 'stock', asset, change, 0n);
    this.#book.ledger.post(customer, 'stock', usdt, cash, 0n);
  }

  paid({ action, customer, shares, amount }: Said<'DividendPaid'>): void {
    const known = this.#action(action);
    const { announced } = known;
    if (announced.type !== 'DividendAnnounced') throw new Error('A split pays no dividend.');
    this.#serve(known, customer, shares);
    expectSame('a dividend', amount, (shares * announced.perShare) / unitsPerShare);
    this.#book.ledger.post(customer, 'stock', usdt, amount, 0n);
  }

  /** Every holder was served, and nothing rests in the market. */
  ended({ action }: Said<'CorporateActionEnded'>): Announced {
    const { announced, served } = this.#action(action);
    for (const [key, { available, held }] of this.#book.ledger.balances) {
      const [customer, kind, asset] = key.split('/');
      if (kind !== 'stock' || Number(asset) !== announced.asset || Number(customer) === treasury) continue;
      expectSame('nothing is held after an action', held, 0n);
      const owes =
        announced.type === 'SplitAnnounced' ? available > 0n : available * announced.perShare >= unitsPerShare;
      if (owes) expectSame(`whether ${customer} was served`, served.has(Number(customer)), true);
    }
    this.#open.delete(action);
    return announced;
  }

  #serve({ announced, served }: Action, customer: number, shares: bigint): void {
    expectSame(`whether ${customer} was served before`, served.has(customer), false);
    served.add(customer);
    const own = this.#book.ledger.balance(customer, 'stock', announced.asset);
    expectSame('what a holder has', shares, own.available + own.held);
    expectSame('what a holder has in orders', own.held, 0n);
  }

  #action(action: number): Action {
    const known = this.#open.get(action);
    if (known === undefined) throw new Error(`No action ${action} was announced.`);
    return known;
  }
}
