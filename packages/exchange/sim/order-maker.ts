import type { Command } from '../src/index.ts';
import type { OrderType, Side } from '../src/kernel/vocabulary.ts';
import { type NaiveMarket, type NaiveOrder, notionalOf } from './oracle/naive-venue.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
import type { Random } from './random.ts';

type PlaceOrder = Extract<Command, { type: 'PlaceOrder' }>;

/** An order without its customer, market, side and type: what is absent is 0. */
export const blankOrder = {
  type: 'PlaceOrder',
  timeInForce: 'gtc',
  postOnly: false,
  price: 0,
  quantity: 0,
  quoteAmount: 0n,
  triggerPrice: 0,
  trailingBasisPoints: 0,
  quotedPrice: 0,
} as const;

/** Makes orders, amends, cancels and quotes as customers near the market would, and as fools beside it. */
export class OrderMaker {
  readonly #random: Random;
  readonly #world: NaiveWorld;

  constructor(random: Random, world: NaiveWorld) {
    this.#random = random;
    this.#world = world;
  }

  /** Where the market is: the last price, or the index before the first trade. */
  #here(market: NaiveMarket): number {
    const index = Number(this.#world.indexTicks(market));
    const last = Number(market.lastPrice);
    const near = last > 0 && last > index * 0.85 && last < index * 1.15;
    return Math.max(1, near ? last : index || 10_000);
  }

  /** `price` moved by up to so many ppm, at random. */
  #around(price: number, lowPpm: number, highPpm: number): number {
    return Math.max(1, Math.round((price * (1_000_000 + this.#random.between(lowPpm, highPpm))) / 1_000_000));
  }

  /** Lots worth some 5 to 3,000 USDT, sometimes dust, sometimes far too much. */
  #lots(market: NaiveMarket): number {
    const random = this.#random;
    const lotsForUsdt = (usdt: number): number => {
      const units = 10 ** (market.quoteScale - market.priceDecimals - market.quantityDecimals);
      const quoteE8 = Number(this.#world.priceE8(market.quote)) || 1e8;
      const amount = (usdt * 1e8 * 10 ** market.quoteScale) / quoteE8;
      return Math.max(1, Math.round(amount / (this.#here(market) * units)));
    };
    if (random.chance(3)) return lotsForUsdt(random.between(1, 6));
    if (random.chance(2)) return lotsForUsdt(random.between(900_000, 2_000_000));
    if (random.chance(10)) return lotsForUsdt(random.between(3000, 40_000));
    return lotsForUsdt(random.between(10, 3000));
  }

  /** Sometimes with a take profit, a stop loss or both; mostly where they protect something. */
  order(customer: number, market: NaiveMarket): Command {
    const order = this.#bounded(this.#bareOrder(customer, market));
    const carries = order.orderType === 'limit' || order.orderType === 'market' ? 30 : 1;
    return this.#random.chance(carries) ? this.#protected(order, market) : order;
  }

  /** Market orders sometimes with a slippage, others hardly ever: they are refused. */
  #bounded(order: PlaceOrder): PlaceOrder {
    const random = this.#random;
    if (!random.chance(order.orderType === 'market' ? 40 : 1)) return order;
    return { ...order, slippagePpm: random.chance(97) ? random.between(1, 20_000) : 1_000_000 };
  }

  #protected(order: PlaceOrder, market: NaiveMarket): PlaceOrder {
    const random = this.#random;
    const from = order.price > 0 ? order.price : this.#here(market);
    const wrong = random.chance(5);
    const rises = (order.side === 'buy') !== wrong;
    const width = random.chance(96) ? 10_000 : 400_000;
    const [above, below] = [this.#around(from, 0, width), this.#around(from, -width, 0)];
    const [takeProfit, stopLoss] = rises ? [above, below] : [below, above];
    const legs = random.below(4);
    return { ...order, takeProfit: legs === 0 ? 0 : takeProfit, stopLoss: legs === 1 ? 0 : stopLoss };
  }

  #bareOrder(customer: number, market: NaiveMarket): PlaceOrder {
    const random = this.#random;
    const side = random.pick(['buy', 'sell'] as const);
    const orderType = random.weighted<OrderType>([
      [55, 'limit'],
      [15, 'market'],
      [7, 'stop_limit'],
      [7, 'stop_market'],
      [8, 'take_profit'],
      [8, 'trailing_stop'],
    ]);
    const order: PlaceOrder = {
      ...blankOrder,
      customer,
      market: market.id,
      side,
      orderType,
      quantity: this.#lots(market),
    };
    const here = this.#here(market);
    if (random.chance(5)) order.quotedPrice = this.#around(here, -10_000, 10_000);
    switch (orderType) {
      case 'limit':
        return this.#limit(order, here, market);
      case 'market':
        return this.#marketOrder(order, market);
      case 'trailing_stop':
        order.trailingBasisPoints = random.between(1, random.chance(80) ? 200 : 2000);
        return order;
      default:
        return this.#conditional(order, here);
    }
  }

  #limit(order: PlaceOrder, here: number, market: NaiveMarket): PlaceOrder {
    const random = this.#random;
    order.price = random.chance(4) ? this.#around(here, -300_000, 300_000) : this.#around(here, -8000, 8000);
    if (random.chance(3)) order.price = this.#bandEdge(market);
    if (random.chance(15)) order.timeInForce = random.pick(['ioc', 'fok'] as const);
    if (random.chance(15)) order.postOnly = true;
    return order;
  }

  /** The last price inside of the band around the index, or the first outside. */
  #bandEdge(market: NaiveMarket): number {
    const index = Number(this.#world.indexTicks(market));
    const edge = this.#random.chance(50) ? Math.ceil(index * 0.8) : Math.floor(index * 1.2);
    return Math.max(1, edge + this.#random.pick([-1, 0, 0, 1]));
  }

  /** By quote amount often to the unit what the best order costs. */
  #marketOrder(order: PlaceOrder, market: NaiveMarket): PlaceOrder {
    const random = this.#random;
    if (order.side === 'buy' && random.chance(50)) {
      order.quantity = 0;
      order.quoteAmount = BigInt(random.between(4_000_000, 4_000_000_000));
      const best = market.book.best('sell');
      if (best !== undefined && random.chance(40)) order.quoteAmount = notionalOf(market, best.price, best.remaining);
      if (random.chance(3)) order.quoteAmount = random.pick([-1n, 2n ** 53n, 2n ** 64n]);
    }
    if (random.chance(20)) order.timeInForce = random.pick(['ioc', 'fok'] as const);
    return order;
  }

  #conditional(order: PlaceOrder, here: number): PlaceOrder {
    const random = this.#random;
    const rising = (order.orderType === 'take_profit') !== (order.side === 'buy');
    const wrong = random.chance(5);
    order.triggerPrice = rising !== wrong ? this.#around(here, 1, 12_000) : this.#around(here, -12_000, -1);
    const limited = order.orderType === 'stop_limit' || (order.orderType === 'take_profit' && random.chance(50));
    if (limited) order.price = this.#around(order.triggerPrice, -4000, 4000);
    if (limited && random.chance(10)) order.postOnly = true;
    if (random.chance(10)) order.timeInForce = random.pick(['ioc', 'fok'] as const);
    return order;
  }

  /** A stop whose trigger lies where the next sweep will pass. */
  nearStop(customer: number, market: NaiveMarket, side: Side): Command {
    const random = this.#random;
    const here = this.#here(market);
    const triggerPrice = side === 'buy' ? this.#around(here, 1, 1500) : this.#around(here, -1500, -1);
    const price = random.chance(30) ? this.#around(triggerPrice, -2000, 2000) : 0;
    const orderType = price > 0 ? 'stop_limit' : 'stop_market';
    const quantity = this.#lots(market);
    const postOnly = price > 0 && random.chance(30);
    return { ...blankOrder, customer, market: market.id, side, orderType, triggerPrice, price, postOnly, quantity };
  }

  sweep(customer: number, market: NaiveMarket, side: Side): Command {
    const quantity = this.#lots(market) * 10;
    return { ...blankOrder, customer, market: market.id, side, orderType: 'market', quantity };
  }

  oco(customer: number, market: NaiveMarket): Command {
    const random = this.#random;
    const side = random.pick(['buy', 'sell'] as const);
    const here = this.#here(market);
    const above = this.#around(here, random.chance(95) ? 1 : -5000, 8000);
    const below = this.#around(here, -8000, random.chance(95) ? -1 : 5000);
    const [price, triggerPrice] = side === 'buy' ? [below, above] : [above, below];
    const stopPrice = random.chance(50) ? this.#around(triggerPrice, -3000, 3000) : 0;
    return {
      type: 'PlaceOco',
      customer,
      market: market.id,
      side,
      quantity: this.#lots(market),
      price,
      triggerPrice,
      stopPrice,
      quotedPrice: random.chance(30) ? this.#around(here, -10_000, 10_000) : 0,
    };
  }

  #someOrder(): NaiveOrder | undefined {
    const orders = [...this.#world.orders.values()];
    return orders.length === 0 ? undefined : this.#random.pick(orders);
  }

  cancel(stranger: number): Command {
    const random = this.#random;
    const order = random.chance(20) ? this.#growingCover() : this.#someOrder();
    if (order === undefined || random.chance(5)) {
      return { type: 'CancelOrder', customer: stranger, order: random.between(0, this.#world.lastOrder + 3) };
    }
    return { type: 'CancelOrder', customer: random.chance(97) ? order.customer : stranger, order: order.id };
  }

  /** An order that covers what another has filled which is still open: canceled, it takes the cover of later fills along. */
  #growingCover(): NaiveOrder | undefined {
    const open = (order: NaiveOrder | undefined): boolean => order?.stage === 'book' || order?.stage === 'pending';
    return [...this.#world.orders.values()].find((order) => open(order) && open(order.coveredOrder ?? undefined));
  }

  /** `market` 0: in all markets. */
  cancelAll(customer: number, market: number): Command {
    const random = this.#random;
    const all: Command = { type: 'CancelAllOrders', customer, market };
    return random.chance(50) ? { ...all, side: random.pick(['buy', 'sell'] as const) } : all;
  }

  /** Also to what is filled already, to the same values, over the other side and for somebody else's order. */
  amend(stranger: number): Command {
    const order = this.#someOrder();
    if (order === undefined) return { type: 'AmendOrder', customer: stranger, order: 1, price: 1, quantity: 1 };
    return this.amendOf(order, this.#random.chance(97) ? order.customer : stranger);
  }

  amendOf(order: NaiveOrder, customer: number): Command {
    const random = this.#random;
    const market = this.#world.markets.get(order.market)!;
    const price = random.weighted<number>([
      [40, 0],
      [10, Number(order.price)],
      [48, this.#around(this.#here(market), -8000, 8000)],
      [2, this.#around(this.#here(market), -300_000, 300_000)],
    ]);
    const quantity = random.weighted<number>([
      [30, 0],
      [10, Number(order.quantity)],
      [10, Number(order.filled)],
      [10, Math.max(1, Number(order.filled) - 1)],
      [8, Number(order.quantity) + 1],
      [20, Math.ceil(Number(order.quantity) * 0.7)],
      [20, this.#lots(market)],
    ]);
    const quotedPrice = random.chance(20) ? this.#around(this.#here(market), -10_000, 10_000) : 0;
    return { type: 'AmendOrder', customer, order: order.id, price, quantity, quotedPrice };
  }

  /** A lot less of what an order has left: whatever else it says, it stays where it waits. */
  lessOf({ id, customer, quantity }: NaiveOrder): Command {
    return { type: 'AmendOrder', customer, order: id, price: 0, quantity: Number(quantity) - 1, quotedPrice: 0 };
  }

  massQuote(customer: number, market: NaiveMarket): Command {
    const random = this.#random;
    const here = this.#around(this.#here(market), -1500, 1500);
    const step = Math.max(1, Math.round(here / 5000));
    const bids: number[] = [];
    const asks: number[] = [];
    const depth = random.chance(4) ? 0 : random.between(1, 8);
    for (let level = 1; level <= depth; level++) {
      bids.push(Math.max(1, here - level * step), random.chance(40) ? 500 * level : this.#lots(market));
      asks.push(here + level * step, random.chance(40) ? 500 * level : this.#lots(market));
    }
    return { type: 'MassQuote', customer, market: market.id, bids, asks };
  }
}
