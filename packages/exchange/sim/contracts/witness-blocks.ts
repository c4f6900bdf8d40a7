import { systemAccounts } from '../../src/kernel/vocabulary.ts';
import { Fraction } from './fraction.ts';
import { feeOn, marginOn } from './witness-book.ts';
import { expectMayOpen } from './witness-openings.ts';
import { added, taken } from './witness-positions.ts';
import { expectSame, expectThat, type Said, type SeenOrder, usdt, type WitnessWorld } from './witness-world.ts';

/** What one order of the house takes for several: nobody's, until it is handed on. */
interface OpenBlock {
  readonly id: number;
  readonly market: number;
  readonly side: 'buy' | 'sell';
  readonly limit: bigint;
  lots: bigint;
  value: bigint;
  /** The last of its trades. */
  trade: number;
  readonly makers: Set<number>;
  readonly members: Set<number>;
  handedLots: bigint;
  handedValue: bigint;
}

/**
 * "Lead and copies go as one block at one average price": what the house took is handed on to the lot and to the unit before anything
 * else is traded, each at the block's average by running sums, and nobody has met an order of their own.
 */
export class WitnessBlocks {
  readonly #w: WitnessWorld;
  #open: OpenBlock | null = null;
  #part: Said<'BlockFilled'> | null = null;

  constructor(w: WitnessWorld) {
    this.#w = w;
  }

  /** An order of the house, which holds nothing. */
  placed(event: Said<'OrderPlaced'>): void {
    this.end();
    expectSame('The hold of a block', event.held, 0n);
    expectSame('The time in force of a block', event.timeInForce, 'ioc');
    expectThat(event.price > 0 && event.quantity > 0, () => `Block ${event.order} has no limit or no lots`);
    this.#open = {
      id: event.order,
      market: event.market,
      side: event.side,
      limit: BigInt(event.price),
      lots: 0n,
      value: 0n,
      trade: 0,
      makers: new Set(),
      members: new Set(),
      handedLots: 0n,
      handedValue: 0n,
    };
  }

  traded({ trade, quantity, price, market }: Said<'OrdersTraded'>, maker: SeenOrder): void {
    const open = this.#open!;
    open.lots += BigInt(quantity);
    open.value += BigInt(quantity) * BigInt(this.#w.contract(market).unit) * BigInt(price);
    open.trade = trade;
    open.makers.add(maker.customer);
  }

  /** The block that a trade or a part is of. */
  isOf(trade: number, order: number): boolean {
    return this.#part !== null && this.#part.trade === trade && this.#part.order === order;
  }

  /** Somebody's part. */
  filled(event: Said<'BlockFilled'>): void {
    expectThat(this.#part === null, () => `A part of order ${this.#part?.order} was not booked`);
    const open = this.#open;
    if (open === null) throw new Error('No block is open.');
    const { customer, lots } = event;
    for (const [name, seen, byRules] of [
      ['block', event.block, open.id],
      ['trade', event.trade, open.trade],
      ['market', event.market, open.market],
      ['side', event.side, open.side],
    ] as const)
      expectSame(`The ${name} of a part`, seen, byRules);
    expectThat(lots > 0, () => `A part of ${lots} lots`);
    expectThat(!open.makers.has(customer), () => `Customer ${customer} trades with themselves in a block`);
    open.members.add(customer);
    open.handedLots += BigInt(lots);
    expectThat(open.handedLots <= open.lots, () => `Block ${open.id} hands on more than it took`);
    const upTo = new Fraction(open.value * open.handedLots, open.lots).down();
    expectSame('The value of a part', event.value, upTo - open.handedValue);
    open.handedValue = upTo;
    this.#part = event;
  }

  /** What a part opens: a ticket of its own order, for its initial margin and the taker's fee. */
  increased(event: Said<'PositionIncreased'>): void {
    const w = this.#w;
    const part = this.#take(event);
    expectSame('Whether a part closes', part.closes, false);
    const { rules } = w.contract(part.market);
    const order = w.orders.get(part.order);
    const leverage = order?.terms?.leverage ?? part.leverage;
    const [margin, fee] = [marginOn(part.value, leverage), feeOn(part.value, rules.takerPpm)];
    for (const [name, seen, byRules] of [
      ['side', event.side, part.side === 'buy' ? 'long' : 'short'],
      ['lots', event.lots, part.lots],
      ['value', event.value, part.value],
      ['leverage', event.leverage, leverage],
      ['margin', event.margin, margin],
      ['fee', event.fee, fee],
      ['ticket', event.position, part.position],
    ] as const)
      expectSame(`The ${name} of a part of block ${part.block}`, seen, byRules);
    if (order === undefined) this.#expectOwn(part);
    else {
      expectSame(`What order ${order.id} has used`, part.used * order.remaining, order.held * BigInt(part.lots));
      expectSame('Whose order it is', part.customer, order.customer);
      order.held -= part.used;
      order.remaining -= BigInt(part.lots);
      expectThat(order.remaining >= 0n, () => `Order ${order.id} got more than it asked for`);
      if (order.remaining === 0n) w.drop(order);
    }
    expectSame('What was used', event.used, part.used);
    added(w, event);
  }

  /** A part that no order was there for is taken as one at the block's limit would be. */
  #expectOwn(part: Said<'BlockFilled'>): void {
    const w = this.#w;
    const { customer, market, side, lots, leverage } = part;
    expectSame('What is held for a copy', part.used, 0n);
    const terms = { reduceOnly: false, leverage } as Said<'OrderTermsSet'>;
    const kind = { orderType: 'limit', isQuote: false, price: 0n, held: 0n, limit: 0, stage: 'takes' } as const;
    expectMayOpen(w, { id: part.order, customer, market, side, terms, remaining: BigInt(lots), ...kind });
    const known = w.positions.get(part.position);
    if (known !== undefined) expectSame('The leverage of a ticket that grows', leverage, known.leverage);
    else expectSame('The ticket of a part', part.position, part.order);
  }

  /** What a part closes, by the taker's fee. */
  reduced(event: Said<'PositionReduced'>): void {
    const part = this.#take(event);
    expectSame('Whether a part closes', part.closes, true);
    expectSame('What a close held', part.used, 0n);
    expectSame('The lots of a part', event.lots, part.lots);
    expectSame('The ticket of a part', event.position, part.position);
    expectSame('The side of a part', part.side, this.#w.position(event.position).side === 1 ? 'sell' : 'buy');
    const { takerPpm } = this.#w.contract(part.market).rules;
    taken(this.#w, event, { value: part.value, feePpm: takerPpm, isBankrupt: false });
  }

  #take({ customer, market, fee }: Said<'PositionIncreased'> | Said<'PositionReduced'>): Said<'BlockFilled'> {
    const part = this.#part!;
    this.#part = null;
    expectSame('Whose part', customer, part.customer);
    expectSame('The market of a part', market, part.market);
    expectSame('The fee of a part', fee, part.fee);
    return part;
  }

  /** Everything that the house took was handed on, and it has nothing itself. */
  end(): void {
    const open = this.#open;
    this.#open = null;
    expectThat(this.#part === null, () => `A part of order ${this.#part?.order} was not booked`);
    if (open === null) return;
    expectSame(`The lots of block ${open.id} that were handed on`, open.handedLots, open.lots);
    expectSame(`The value of block ${open.id} that was handed on`, open.handedValue, open.value);
    const own = this.#w.ledger.balances.get(`${systemAccounts.copyBlock}/perpetual/${usdt}`);
    expectSame('What the house has of blocks', (own?.available ?? 0n) + (own?.held ?? 0n), 0n);
  }
}
