import type { EventRecord, Frame } from '../../src/index.ts';
import type { Situation } from '../coverage.ts';
import { NaiveLedger } from '../oracle/naive-ledger.ts';
import { firstOf, naiveOpening, type Resting } from './naive-auction.ts';
import { stockOf, stocks, usdt } from './stock-listing.ts';

type Said<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;

export interface SeenOrder extends Resting {
  readonly id: number;
  readonly customer: number;
  readonly market: number;
  readonly isQuote: boolean;
  readonly rests: boolean;
  /** The price that a buy holds for; a sell holds its shares. */
  cap: number;
  stage: 'waits' | 'book';
}

interface SeenMarket {
  phase: string;
  since: number;
  price: number;
  lots: number;
  matched: number;
  wasCanceled: boolean;
  lastPrice: number;
  state: string;
  index: number;
  indexMadeAt: number;
  sources: number;
}

/** What both pay in an auction, and a maker and a taker by day: a thousandth of what they receive, rounded up. */
const feeOf = (amount: bigint): bigint => (amount + 999n) / 1000n;

/**
 * Reads what the exchange writes of stock and reckons it again from the rules alone: when a market may open and by which
 * index, the one price, who is filled in which order, every hold, fee and balance. Throws at the first that differs.
 */
export class StockWitness {
  readonly orders = new Map<number, SeenOrder>();
  readonly ledger = new NaiveLedger();
  readonly #markets = new Map<number, SeenMarket>();
  readonly #sessions = new Map<number, { opensAt: number; closesAt: number }>();
  #age = 0;
  #at = 0;
  readonly #saw: (situation: Situation) => void;

  /** `saw` is told of what every run has to show. */
  constructor(saw: (situation: Situation) => void) {
    this.#saw = saw;
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
    const trades = frame.events.filter(({ type }) => type === 'OrdersTraded').length;
    const isDone = frame.events.some(({ type }) => type === 'TradingPhaseSet');
    if (frame.command === 'FireTimer' && trades > 0 && !isDone && this.#isMatching())
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
        return this.ledger.post(event.customer, 'stock', event.asset, event.amount, 0n);
      case 'SessionAnnounced':
        return void this.#sessions.set(event.session, event);
      case 'SessionOpened':
        return expectTrue(this.#sessions.get(event.session)!.opensAt <= this.#at, 'a session opens at its time');
      case 'SessionClosed':
        return expectTrue(this.#sessions.get(event.session)!.closesAt <= this.#at, 'a session closes at its time');
      case 'TradingPhaseSet':
        return this.#phased(event);
      case 'AuctionPriced':
        return this.#priced(event);
      case 'OrderPlaced':
        return this.#placed(event);
      case 'OrderAmended':
        return this.#amended(event);
      case 'OrderActivated':
        this.#order(event.order).stage = 'book';
        this.#order(event.order).age = ++this.#age;
        return;
      case 'OrderClosed':
        return this.#closed(event);
      case 'QuotesReplaced':
        return this.#quoted(event);
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

  #phased({ market: id, phase, since }: Said<'TradingPhaseSet'>): void {
    const market = this.#market(id);
    if (phase === 'continuous') {
      expectSame('the phase before continuous trading', market.phase, 'matching');
      if (!market.wasCanceled) expectSame('what an auction has matched', market.matched, market.lots);
      const [bid, ask] = [firstOf(this.#book(id), 'buy'), firstOf(this.#book(id), 'sell')];
      expectTrue(bid === undefined || ask === undefined || bid.price < ask.price, 'the book is not crossed');
      this.#saw(market.matched > 0 ? 'an opening that traded' : 'an opening at which nobody met');
    }
    Object.assign(market, { phase, since, price: 0, lots: 0, matched: 0, wasCanceled: false });
  }

  #priced(event: Said<'AuctionPriced'>): void {
    const market = this.#market(event.market);
    expectSame('the phase before an auction', market.phase, 'opening');
    expectSame('the state of a market that opens', market.state, 'open');
    expectTrue(market.indexMadeAt >= market.since, 'the index was made since the session began');
    expectTrue(this.#at - market.indexMadeAt <= 10_000 && market.sources >= 2, 'the index is sound');
    const opening = naiveOpening(this.#book(event.market), market.index, market.lastPrice || market.index);
    expectSame('the opening price', event.price, opening?.price ?? 0);
    expectSame('what trades at the opening', event.lots, opening?.lots ?? 0);
    expectSame('what is left over', event.surplus, opening?.surplus ?? 0);
    if (event.price !== 0 && Math.abs(event.price - market.lastPrice) * 50 > market.lastPrice)
      this.#saw('an opening after a gap');
    Object.assign(market, { phase: 'matching', price: event.price, lots: event.lots });
  }

  #placed(event: Said<'OrderPlaced'>): void {
    const { order: id, customer, market, side, price, quantity, cap } = event;
    const rests = event.price !== 0 && event.timeInForce === 'gtc';
    const stage = event.orderType === 'limit' || event.orderType === 'market' ? 'book' : 'waits';
    const seen = { id, customer, market, side, price, remaining: quantity, cap, isQuote: false, rests, stage } as const;
    const order: SeenOrder = { ...seen, age: ++this.#age };
    expectSame('what an order holds', event.held, this.#need(order));
    this.#hold(order, event.held);
    this.orders.set(id, order);
  }

  #amended({ order: id, price, quantity, filled, held }: Said<'OrderAmended'>): void {
    const order = this.#order(id);
    const market = this.#market(order.market);
    if (market.phase === 'matching') market.wasCanceled = true;
    const before = this.#need(order);
    const remaining = quantity - filled;
    if (price !== order.price || remaining > order.remaining) order.age = ++this.#age;
    if (order.side === 'buy') order.cap = price;
    Object.assign(order, { price, remaining });
    expectSame('what an amended order holds more', held, this.#need(order) - before);
    this.#hold(order, held);
  }

  #closed(event: Said<'OrderClosed'>): void {
    const order = this.#order(event.order);
    const market = this.#market(event.market);
    expectSame('what a closed order gives back', event.released, this.#need(order));
    if (market.phase === 'matching' && event.reason === 'customer') market.wasCanceled = true;
    if (event.reason === 'price_out_of_band' && market.phase === 'matching') this.#givenBack(order);
    if (event.reason === 'expired_self_trade' && market.phase !== 'continuous')
      this.#saw('an order that met its own customer at night');
    this.#hold(order, -event.released);
    this.orders.delete(event.order);
  }

  /** What would still trade beyond the bound of an opening: the younger of the two who are next. */
  #givenBack(order: SeenOrder): void {
    const [bid, ask] = (['buy', 'sell'] as const).map((side) => firstOf(this.#book(order.market), side));
    expectTrue(bid!.price >= ask!.price, 'who is given back would trade');
    expectSame('who is given back', order.id, bid!.age > ask!.age ? bid!.id : ask!.id);
    this.#saw('an order beyond the bound of an opening');
  }

  #quoted({ customer, market, bids, asks, bidHeld, askHeld }: Said<'QuotesReplaced'>): void {
    for (const [side, levels, held] of [['buy', bids, bidHeld] as const, ['sell', asks, askHeld] as const]) {
      let more = 0n;
      for (let i = 0; i < levels.length; i += 3) more += this.#level(customer, market, side, levels.slice(i, i + 3));
      expectSame('what a quote holds more', held, more);
      const asset = side === 'buy' ? usdt : stockOf(market).base;
      this.ledger.hold(customer, 'stock', asset, held);
    }
  }

  /** One changed level of a quote; gives what it holds more. */
  #level(customer: number, market: number, side: 'buy' | 'sell', level: readonly number[]): bigint {
    const [price, lots, id] = level as [number, number, number];
    const known = this.orders.get(id);
    const before = known === undefined ? 0n : this.#need(known);
    if (known === undefined) {
      const seen = {
        id,
        customer,
        market,
        side,
        price,
        remaining: lots,
        cap: price,
        isQuote: true,
        rests: true,
      } as const;
      this.orders.set(id, { ...seen, stage: 'book', age: ++this.#age });
    } else if (lots === 0) this.orders.delete(id);
    else {
      if (lots >= known.remaining) known.age = ++this.#age;
      known.remaining = lots;
    }
    const after = this.orders.get(id);
    return (after === undefined ? 0n : this.#need(after)) - before;
  }

  #traded(event: Said<'OrdersTraded'>): void {
    const market = this.#market(event.market);
    const [taker, maker] = [this.#order(event.taker), this.#order(event.maker)];
    expectTrue(taker.customer !== maker.customer, 'nobody trades with themselves');
    const [buyer, seller] = taker.side === 'buy' ? [taker, maker] : [maker, taker];
    if (market.phase === 'matching') {
      expectSame('the price of an auction', event.price, market.price);
      expectSame('who buys next', buyer.id, firstOf(this.#book(event.market), 'buy')?.id);
      expectSame('who sells next', seller.id, firstOf(this.#book(event.market), 'sell')?.id);
      expectTrue(buyer.price >= event.price && seller.price <= event.price, 'nobody does worse than they asked');
      expectSame('how much they trade', event.quantity, Math.min(buyer.remaining, seller.remaining));
      market.matched += event.quantity;
    } else {
      expectSame('the phase of a trade', market.phase, 'continuous');
      expectSame('the price of a trade', event.price, maker.price);
      expectSame('whose turn it is', maker.id, firstOf(this.#book(event.market), maker.side)?.id);
    }
    market.lastPrice = event.price;
    this.#settle(event, buyer, seller);
  }

  #settle(
    { market, price, quantity, takerFee, makerFee, side }: Said<'OrdersTraded'>,
    buyer: SeenOrder,
    seller: SeenOrder,
  ) {
    const { unit, lot, base } = stockOf(market);
    const cost = BigInt(price) * BigInt(quantity) * unit;
    const shares = BigInt(quantity) * lot;
    expectSame('the fee of the buyer', side === 'buy' ? takerFee : makerFee, feeOf(shares));
    expectSame('the fee of the seller', side === 'buy' ? makerFee : takerFee, feeOf(cost));
    const held = BigInt(buyer.cap) * BigInt(quantity) * unit;
    this.ledger.post(buyer.customer, 'stock', usdt, held - cost, -held);
    this.ledger.post(buyer.customer, 'stock', base, shares - feeOf(shares), 0n);
    this.ledger.post(seller.customer, 'stock', base, 0n, -shares);
    this.ledger.post(seller.customer, 'stock', usdt, cost - feeOf(cost), 0n);
    for (const order of [buyer, seller]) {
      order.remaining -= quantity;
      if (order.remaining === 0) this.orders.delete(order.id);
    }
  }

  /** What an order holds: a buy its cap for all that is left of it, a sell the shares. */
  #need({ side, market, cap, remaining }: SeenOrder): bigint {
    const { unit, lot } = stockOf(market);
    return side === 'buy' ? BigInt(cap) * BigInt(remaining) * unit : BigInt(remaining) * lot;
  }

  #hold({ side, customer, market }: SeenOrder, amount: bigint): void {
    this.ledger.hold(customer, 'stock', side === 'buy' ? usdt : stockOf(market).base, amount);
  }

  #book(market: number): SeenOrder[] {
    return [...this.orders.values()].filter(
      (order) => order.market === market && order.rests && order.stage === 'book',
    );
  }

  #isMatching(): boolean {
    return [...this.#markets.values()].some(({ phase }) => phase === 'matching');
  }

  #order(id: number): SeenOrder {
    const order = this.orders.get(id);
    if (order === undefined) throw new Error(`No order ${id} is open.`);
    return order;
  }

  #market(id: number): SeenMarket {
    return this.#markets.get(id)!;
  }
}

/** A market begins closed, without an index. */
function newMarket(): SeenMarket {
  const auction = { phase: 'closed', since: 0, price: 0, lots: 0, matched: 0, wasCanceled: false };
  return { ...auction, lastPrice: 0, state: 'open', index: 0, indexMadeAt: 0, sources: 0 };
}

function expectSame(what: string, seen: unknown, byRules: unknown): void {
  if (seen !== byRules) throw new Error(`${what}: ${String(seen)}, by the rules ${String(byRules)}`);
}

function expectTrue(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold that ${what}.`);
}
