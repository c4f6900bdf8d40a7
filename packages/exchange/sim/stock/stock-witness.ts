import { WitnessActions } from './witness-actions.ts';
import type { EventRecord, Frame } from '../../src/index.ts';
import type { Situation } from '../coverage.ts';
import type { WorldWitness } from '../witnessed-simulation.ts';
import { expectSame, expectTrue } from '../expect-same.ts';
import { naiveOpening } from './naive-auction.ts';
import { stocks } from './stock-listing.ts';
import { type Said, type SeenOrder, WitnessBook } from './witness-book.ts';

interface SeenMarket {
  phase: string;
  since: number;
  /** Of the auction that is being filled: its price, what was to trade, what has, and whether somebody left meanwhile. */
  price: number;
  lots: number;
  matched: number;
  wasLeft: boolean;
  lastPrice: number;
  state: string;
  index: number;
  indexMadeAt: number;
  sources: number;
}

/**
 * Reads what the exchange writes of stock and reckons it again from the rules alone: when a market may open and by which
 * index, the one price, who is filled in which order, every hold, fee and balance. Throws at the first that differs.
 */
export class StockWitness implements WorldWitness {
  readonly book = new WitnessBook();
  readonly actions = new WitnessActions(this.book);
  readonly #markets = new Map<number, SeenMarket>();
  readonly #sessions = new Map<number, { opensAt: number; closesAt: number }>();
  readonly #saw: (situation: Situation) => void;
  #at = 0;

  /** `saw` is told of what every run has to show. */
  constructor(saw: (situation: Situation) => void) {
    this.#saw = saw;
  }

  get balances(): WorldWitness['balances'] {
    return this.book.ledger.balances;
  }

  saw(frame: Frame): void {
    this.#at = frame.at;
    for (const event of frame.events) {
      try {
        this.#see(event);
      } catch (error) {
        throw new Error(`${event.type} in ${frame.events.map(({ type }) => type).join(' ')}`, { cause: error });
      }
    }
    const trades = frame.events.some(({ type }) => type === 'OrdersTraded');
    const isDone = frame.events.some(({ type }) => type === 'TradingPhaseSet');
    const isMatching = [...this.#markets.values()].some(({ phase }) => phase === 'matching');
    if (frame.command === 'FireTimer' && trades && !isDone && isMatching)
      this.#saw('an opening filled by several frames');
  }

  #see(event: EventRecord): void {
    switch (event.type) {
      case 'MarketListed':
        return void this.#markets.set(event.market, newMarket());
      case 'MarketStateSet':
        this.#market(event.market).state = event.state;
        return;
      case 'IndexPublished':
        return this.#indexed(event);
      case 'Deposited':
        return this.book.ledger.post(event.customer, 'stock', event.asset, event.amount, 0n);
      case 'SessionAnnounced':
        return void this.#sessions.set(event.session, event);
      case 'SessionOpened':
        return expectTrue(this.#sessions.get(event.session)!.opensAt <= this.#at, 'a session opens at its time');
      case 'SessionClosed':
        return expectTrue(this.#sessions.get(event.session)!.closesAt <= this.#at, 'a session closes at its time');
      case 'TradingPhaseSet':
        return this.#phased(event);
      case 'SplitAnnounced':
      case 'DividendAnnounced':
        return this.actions.announced(event);
      case 'CorporateActionCanceled':
        return this.actions.canceled(event);
      case 'CorporateActionBegun':
        return this.#begun(event);
      case 'SharesSplit':
        return this.actions.split(event);
      case 'DividendPaid':
        return this.actions.paid(event);
      case 'LastCloseSet':
        return this.#closeSet(event);
      case 'CorporateActionEnded':
        this.actions.ended(event);
        return this.#saw('an action that went over all holders');
      case 'AuctionPriced':
        return this.#priced(event);
      case 'OrderPlaced':
        return this.book.placed(event);
      case 'OrderActivated':
        return this.book.activated(event);
      case 'OrderAmended':
        this.#left(event.market);
        return this.book.amended(event);
      case 'OrderClosed':
        return this.#closed(event);
      case 'QuotesReplaced':
        this.#left(event.market);
        return this.book.quoted(event);
      case 'OrdersTraded':
        return this.#traded(event);
      default:
        return undefined;
    }
  }

  #indexed({ prices }: Said<'IndexPublished'>): void {
    for (let i = 0; i < prices.length; i += 4) {
      const stock = stocks.find(({ base }) => base === prices[i])!;
      const market = this.#market(stock.market);
      market.index = prices[i + 1]! / 10 ** (8 - stock.priceDecimals);
      market.indexMadeAt = this.#at - prices[i + 2]!;
      market.sources = prices[i + 3]!;
    }
  }

  #begun(event: Said<'CorporateActionBegun'>): void {
    const market = this.#markets.get(this.actions.marketOf(event.action))!;
    expectSame('the phase of a market whose shares change', market.phase, 'closed');
    this.actions.begun(event, this.#at, market.lastPrice);
  }

  /** The close of the shares of before, rounded to the nearest tick, half up. */
  #closeSet({ market: id, price }: Said<'LastCloseSet'>): void {
    const split = this.actions.running(id);
    if (split?.type !== 'SplitAnnounced') throw new Error('Only a split sets another close.');
    const market = this.#market(id);
    const exact = (market.lastPrice * split.denominator) / split.numerator;
    expectTrue(Math.abs(price - Math.max(1, exact)) <= 0.5, 'the close follows the split');
    market.lastPrice = price;
  }

  #phased({ market: id, phase, since }: Said<'TradingPhaseSet'>): void {
    const market = this.#market(id);
    if (phase === 'continuous') {
      expectSame('the phase before continuous trading', market.phase, 'matching');
      if (!market.wasLeft) expectSame('what an auction has matched', market.matched, market.lots);
      const [bid, ask] = [this.book.first(id, 'buy'), this.book.first(id, 'sell')];
      expectTrue(bid === undefined || ask === undefined || bid.price < ask.price, 'the book is not crossed');
      this.#saw(market.matched > 0 ? 'an opening that traded' : 'an opening at which nobody met');
    }
    Object.assign(market, { phase, since, price: 0, lots: 0, matched: 0, wasLeft: false });
  }

  #priced(event: Said<'AuctionPriced'>): void {
    const market = this.#market(event.market);
    expectSame('the phase before an auction', market.phase, 'opening');
    expectSame('the state of a market that opens', market.state, 'open');
    expectTrue(market.indexMadeAt >= market.since, 'the index was made since the session began');
    expectTrue(this.#at - market.indexMadeAt <= 10_000 && market.sources >= 2, 'the index is sound');
    const opening = naiveOpening(this.book.resting(event.market), market.index, market.lastPrice || market.index);
    expectSame('the opening price', event.price, opening?.price ?? 0);
    expectSame('what trades at the opening', event.lots, opening?.lots ?? 0);
    expectSame('what is left over', event.surplus, opening?.surplus ?? 0);
    if (event.price !== 0 && Math.abs(event.price - market.lastPrice) * 50 > market.lastPrice)
      this.#saw('an opening after a gap');
    Object.assign(market, { phase: 'matching', price: event.price, lots: event.lots });
  }

  #closed(event: Said<'OrderClosed'>): void {
    const { phase } = this.#market(event.market);
    if (event.reason === 'corporate_action')
      expectTrue(this.actions.running(event.market) !== undefined, 'orders are taken back for an action alone');
    if (event.reason === 'customer') this.#left(event.market);
    if (event.reason === 'price_out_of_band' && phase === 'matching') this.#givenBack(this.book.order(event.order));
    if (event.reason === 'expired_self_trade' && phase !== 'continuous')
      this.#saw('an order that met its own customer at night');
    this.book.closed(event);
  }

  /** What would still trade beyond the bound of an opening: the younger of the two who are next. */
  #givenBack(order: SeenOrder): void {
    const [bid, ask] = [this.book.first(order.market, 'buy')!, this.book.first(order.market, 'sell')!];
    expectTrue(bid.price >= ask.price, 'who is given back would trade');
    expectSame('who is given back', order.id, bid.age > ask.age ? bid.id : ask.id);
    this.#saw('an order beyond the bound of an opening');
  }

  #traded(event: Said<'OrdersTraded'>): void {
    const market = this.#market(event.market);
    const [taker, maker] = [this.book.order(event.taker), this.book.order(event.maker)];
    expectTrue(taker.customer !== maker.customer, 'nobody trades with themselves');
    const [buyer, seller] = taker.side === 'buy' ? [taker, maker] : [maker, taker];
    if (market.phase === 'matching') {
      expectSame('the price of an auction', event.price, market.price);
      expectSame('who buys next', buyer.id, this.book.first(event.market, 'buy')?.id);
      expectSame('who sells next', seller.id, this.book.first(event.market, 'sell')?.id);
      expectTrue(buyer.price >= event.price && seller.price <= event.price, 'nobody does worse than they asked');
      expectSame('how much they trade', event.quantity, Math.min(buyer.remaining, seller.remaining));
      market.matched += event.quantity;
    } else {
      expectSame('the phase of a trade', market.phase, 'continuous');
      expectSame('the price of a trade', event.price, maker.price);
      expectSame('whose turn it is', maker.id, this.book.first(event.market, maker.side)?.id);
    }
    market.lastPrice = event.price;
    this.book.settle(event, buyer, seller);
  }

  /** Somebody takes an order back, in part or whole: an auction that is being filled then matches less than it said. */
  #left(id: number): void {
    const market = this.#market(id);
    if (market.phase === 'matching') market.wasLeft = true;
  }

  #market(id: number): SeenMarket {
    return this.#markets.get(id)!;
  }
}

/** A market begins closed, without an index. */
function newMarket(): SeenMarket {
  const auction = { phase: 'closed', since: 0, price: 0, lots: 0, matched: 0, wasLeft: false };
  return { ...auction, lastPrice: 0, state: 'open', index: 0, indexMadeAt: 0, sources: 0 };
}
