import type { Command } from '../../src/index.ts';
import { blankOrder } from '../order-maker.ts';
import type { Random } from '../random.ts';
import { contract, gang, type GangWorld, netMember, provider } from './gang-world.ts';

type PlaceOrder = Extract<Command, { type: 'PlaceOrder' }>;

const [usdt, million] = [3, 1_000_000n];
const notionals = [50, 3_000, 30_000, 120_000, 400_000] as const;

/** How far from the index a gang looks for somebody, in millionths of it, and how often it does what. */
export interface Style {
  readonly awayPpm: readonly number[];
  readonly leverages: readonly number[];
  /** Weights of orders that open, of closes, of what is done to positions, to orders, of transfers and of modes. */
  readonly weights: readonly [number, number, number, number, number, number];
}

/** What members of a gang ask for next, by chance: of their own, and now and then of what is another's. */
export class GangMoves {
  readonly #random: Random;
  readonly #world: GangWorld;
  readonly #style: Style;

  constructor(random: Random, world: GangWorld, style: Style) {
    this.#random = random;
    this.#world = world;
    this.#style = style;
  }

  next(): Command {
    const customer = this.#random.pick(gang);
    const [open, close, position, order, transfer, mode] = this.#style.weights;
    return this.#random.weighted<() => Command>([
      [open, () => this.open(customer)],
      [close, () => this.#close(customer)],
      [position, () => this.#ofPosition(customer)],
      [order, () => this.#ofOrder(customer)],
      [transfer, () => this.#transfer(customer)],
      [mode, () => this.#mode(customer)],
    ])();
  }

  /** An order that opens a ticket, or moves the net position of the member who has one. */
  open(customer: number): PlaceOrder {
    const random = this.#random;
    const order = this.#order(customer, random.pick(['buy', 'sell'] as const));
    if (customer === netMember) return order;
    const terms = { position: 0, leverage: random.pick(this.#style.leverages), byMark: random.chance(50) };
    const stops = random.chance(20) ? { takeProfit: this.#near(), stopLoss: this.#near() } : {};
    return { ...order, ...stops, position: { ...terms, stopsByMark: random.chance(50) } };
  }

  #order(customer: number, side: 'buy' | 'sell'): PlaceOrder {
    const random = this.#random;
    const types = ['limit', 'limit', 'limit', 'limit', 'market', 'stop_market', 'trailing_stop'] as const;
    const orderType = random.pick(types);
    return {
      ...blankOrder,
      customer,
      market: contract,
      side,
      orderType,
      timeInForce: orderType === 'limit' ? random.pick(['gtc', 'gtc', 'gtc', 'ioc'] as const) : 'gtc',
      price: orderType === 'limit' ? this.#near() : 0,
      quantity: this.#lots(),
      triggerPrice: orderType === 'stop_market' ? this.#near() : 0,
      trailingBasisPoints: orderType === 'trailing_stop' ? random.between(1, 50) : 0,
    };
  }

  #close(customer: number): Command {
    const random = this.#random;
    const held = this.#held(customer);
    if (held === undefined) return this.open(customer);
    const { position, side, lots } = held;
    const part = random.pick([lots, lots, Math.ceil(lots / 3)]);
    if (customer === netMember || random.chance(30))
      return { type: 'ClosePosition', customer, position, lots: part, quotedPrice: 0 };
    const order = this.#order(customer, side === 'long' ? 'sell' : 'buy');
    return { ...order, quantity: part, position: { position, leverage: 0, byMark: random.chance(50) } };
  }

  #ofPosition(customer: number): Command {
    const random = this.#random;
    const position = this.#held(random.chance(95) ? customer : provider)?.position ?? random.between(1, 500);
    const amount = BigInt(random.between(-3_000, 4_000)) * random.pick([1n, 1_000n, million]);
    const stops = { takeProfit: random.pick([0, this.#near()]), stopLoss: random.pick([0, this.#near()]) };
    return random.weighted<() => Command>([
      [4, () => ({ type: 'MoveMargin', customer, position, amount })],
      [2, () => ({ type: 'SetPositionStops', customer, position, ...stops, byMark: random.chance(50) })],
      [1, () => ({ type: 'ReversePosition', customer, position, quotedPrice: 0 })],
      [
        1,
        () => ({ type: 'ClosePositions', customer, market: 0, side: random.pick(['all', 'long', 'short'] as const) }),
      ],
    ])();
  }

  #ofOrder(customer: number): Command {
    const random = this.#random;
    const open = this.#world.exchange.query({ type: 'openOrders', customer, market: contract });
    const order = random.pick(open)?.id;
    if (order === undefined || random.chance(5)) return { type: 'CancelAllOrders', customer, market: contract };
    if (random.chance(40)) return { type: 'CancelOrder', customer, order };
    return { type: 'AmendOrder', customer, order, price: this.#near(), quantity: random.pick([0, this.#lots()]) };
  }

  #transfer(customer: number): Command {
    const random = this.#random;
    const balances = this.#world.exchange.query({ type: 'balances', customer });
    const [from, to] = random.chance(55) ? (['perpetual', 'spot'] as const) : (['spot', 'perpetual'] as const);
    const all = balances.find(({ kind, asset }) => kind === from && asset === usdt)?.available ?? 0n;
    const amount = random.chance(60) ? all : BigInt(random.between(1, 50_000)) * million;
    return { type: 'Transfer', customer, from, to, asset: usdt, amount };
  }

  #mode(customer: number): Command {
    const random = this.#random;
    if (customer === netMember)
      return { type: 'SetNetMode', customer, market: contract, leverage: random.pick([0, 5, 20, 50]) };
    return { type: 'SetMarginMode', customer, market: contract, mode: random.pick(['isolated', 'cross'] as const) };
  }

  #held(customer: number) {
    return this.#random.pick(this.#world.exchange.query({ type: 'positions', customer }));
  }

  /** A price in ticks somewhere around the index, as far as the style goes. */
  #near(): number {
    const away = this.#random.pick(this.#style.awayPpm);
    return Math.round(this.#world.index * (1 + this.#random.between(-away, away) / 1_000_000));
  }

  #lots(): number {
    return Math.max(1, Math.round((this.#random.pick(notionals) * 1_000_000) / this.#world.index));
  }
}
