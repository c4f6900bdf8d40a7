import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';
import {
  type ContractListing,
  contracts,
  customers,
  million,
  providers,
  ruleless,
  spotMarket,
  unpriced,
  wholesaler,
} from './contract-listing.ts';
import type { Asked, SeenPosition, WitnessWorld } from './witness-world.ts';

/** Makes what customers and providers ask of contracts: near the market, of positions and orders that exist, or not quite. */
export class ContractOrders {
  readonly #random: Random;
  readonly #world: WitnessWorld;

  constructor(random: Random, world: WitnessWorld) {
    this.#random = random;
    this.#world = world;
  }

  /** The index of a market in ticks. */
  indexOf({ base, priceDecimals, startsAt }: ContractListing): number {
    const known = this.#world.index.get(base)?.priceE8;
    return known === undefined ? Math.max(startsAt, 100) : Math.max(10, Math.round(known / 10 ** (8 - priceDecimals)));
  }

  near(listing: ContractListing, permille: number): number {
    const away = this.#random.between(-permille * 10, permille * 10) / 10_000;
    return Math.max(1, Math.round(this.indexOf(listing) * (1 + away)));
  }

  /** Lots worth so many USDT. */
  lotsOf(listing: ContractListing, worth: number): number {
    const lot = (this.indexOf(listing) * 10 ** (6 - listing.priceDecimals - listing.quantityDecimals)) / 1e6;
    return Math.max(1, Math.round(worth / lot));
  }

  anyMarket(): ContractListing {
    const random = this.#random;
    return random.chance(3) ? random.pick([unpriced, ruleless]) : random.pick(contracts);
  }

  /** Levels around the index; now and then thin, or of one side. */
  quotes(listing: ContractListing, customer = this.#random.pick(providers)): Command {
    const random = this.#random;
    const index = this.indexOf(listing);
    const step = Math.max(1, Math.round(index * random.pick([0.0003, 0.001, 0.004])));
    const worth = random.pick([4_000, 30_000, 100_000]);
    const levels = (side: 1 | -1): number[] => {
      if (random.chance(6)) return [];
      const count = random.between(1, 5);
      return Array.from({ length: count }, (_, at) => [
        Math.max(1, index + side * step * (at + 1)),
        this.lotsOf(listing, random.between(worth / 4, worth)),
      ]).flat();
    };
    return { type: 'MassQuote', customer, market: listing.market, bids: levels(-1), asks: levels(1) };
  }

  /** An order that opens. */
  open(customer: number, listing: ContractListing, wish: Partial<Asked<'PlaceOrder'>> = {}): Asked<'PlaceOrder'> {
    const random = this.#random;
    const side = wish.side ?? random.pick(['buy', 'sell'] as const);
    const isNet = (this.#world.netLeverage.get(`${customer}/${listing.market}`) ?? 0) !== 0;
    const leverage = random.pick([1, 3, 10, 20, 20, 50, 100, 125]);
    const plain = this.#order(customer, listing, side, isNet ? null : { position: 0, leverage });
    const carries = !isNet && random.chance(15) && (plain.orderType === 'limit' || plain.orderType === 'market');
    const from = plain.price || this.indexOf(listing);
    const beyond = (sign: number): number =>
      Math.max(1, Math.round(from * (1 + (sign * random.between(1, 40)) / 1000)));
    const gain = side === 'buy' ? 1 : -1;
    const stops = carries ? { takeProfit: beyond(gain), stopLoss: random.chance(70) ? beyond(-gain) : 0 } : {};
    return { ...plain, ...stops, ...wish };
  }

  /** An order that closes a position by a price, a trigger, or at market. */
  close(position: SeenPosition): Asked<'PlaceOrder'> {
    const random = this.#random;
    const listing = listingOf(position.market);
    const closing = position.side === 1 ? 'sell' : 'buy';
    const side = random.chance(4) ? random.pick(['buy', 'sell'] as const) : closing;
    const terms = { position: position.id, leverage: 0 };
    const order = this.#order(position.customer, listing, side, position.isNet ? null : terms);
    const quantity = random.pick([position.lots, position.lots, Math.ceil(position.lots / 3), position.lots + 1]);
    const price = order.price !== 0 && random.chance(25) ? this.near(listing, 180) : order.price;
    return { ...order, quantity, price };
  }

  #order(
    customer: number,
    listing: ContractListing,
    side: 'buy' | 'sell',
    position: { position: number; leverage: number } | null,
  ): Asked<'PlaceOrder'> {
    const random = this.#random;
    const types = ['limit', 'limit', 'limit', 'market', 'market', 'stop_limit', 'stop_market'] as const;
    const orderType = random.pick([...types, 'take_profit', 'trailing_stop'] as const);
    const hasPrice =
      orderType === 'limit' || orderType === 'stop_limit' || (orderType === 'take_profit' && random.chance(40));
    const hasTrigger = ['stop_limit', 'stop_market', 'take_profit'].includes(orderType);
    const flags = { byMark: random.chance(50), stopsByMark: random.chance(60) };
    return {
      type: 'PlaceOrder',
      customer,
      market: listing.market,
      side,
      orderType,
      timeInForce: orderType === 'limit' ? random.pick(['gtc', 'gtc', 'gtc', 'ioc', 'fok'] as const) : 'gtc',
      postOnly: orderType === 'limit' && random.chance(15),
      price: hasPrice ? this.near(listing, random.chance(5) ? 190 : 10) : 0,
      quantity: this.lotsOf(listing, random.pick([6, 500, 5_000, 40_000, 150_000])),
      quoteAmount: 0n,
      triggerPrice: hasTrigger ? this.near(listing, 15) : 0,
      trailingBasisPoints: orderType === 'trailing_stop' ? random.between(10, 200) : 0,
      quotedPrice: random.chance(3) ? this.near(listing, 30) : 0,
      ...(position === null ? {} : { position: { ...position, ...flags } }),
    };
  }

  /** Takes a little of the margin of somebody's ticket. */
  takeMargin(): Command {
    const tickets = [...this.#world.positions.values()].filter(({ isCross, isNet }) => !isCross && !isNet);
    const ticket = this.#random.pick(tickets);
    if (ticket === undefined) return { type: 'AdvanceTime' };
    return { type: 'MoveMargin', customer: ticket.customer, position: ticket.id, amount: -1n };
  }

  /** A close at a price at which nothing would be left of somebody's ticket, though within the band of the market. */
  closeBeyond(): Command {
    const tickets = [...this.#world.positions.values()].filter(({ isCross, leverage }) => !isCross && leverage >= 10);
    const ticket = this.#random.pick(tickets);
    if (ticket === undefined) return { type: 'AdvanceTime' };
    const price = Math.round(this.indexOf(listingOf(ticket.market)) * (1 - ticket.side * 0.18));
    const order = this.close(ticket);
    const plain = {
      orderType: 'limit',
      timeInForce: 'ioc',
      postOnly: false,
      triggerPrice: 0,
      trailingBasisPoints: 0,
    } as const;
    const side = ticket.side === 1 ? 'sell' : 'buy';
    return { ...order, ...plain, side, price, quantity: ticket.lots, quotedPrice: 0 };
  }

  /** More than one customer may have, or than is left of the market. */
  large(): Command {
    const random = this.#random;
    const listing = random.pick(contracts);
    const order = this.open(wholesaler, listing, { takeProfit: 0, stopLoss: 0, orderType: 'limit', triggerPrice: 0 });
    const quantity = this.lotsOf(listing, random.pick([1_100_000, 1_900_000, 2_500_000]));
    const price = this.indexOf(listing);
    return {
      ...order,
      timeInForce: 'ioc',
      postOnly: false,
      trailingBasisPoints: 0,
      quantity,
      price,
      position: { position: 0, leverage: 2 },
    };
  }

  /** An order whose form doesn't fit its market or its customer. */
  misfit(customer: number): Command {
    const random = this.#random;
    const listing = random.pick(contracts);
    const { position: _position, ...plain } = this.open(customer, listing, { takeProfit: 0, stopLoss: 0 });
    const terms = { position: 0, leverage: random.pick([0, -1, 1.5, 20]) };
    return random.pick<Command>([
      plain,
      { ...plain, position: terms },
      { ...plain, market: spotMarket, position: { position: 0, leverage: 5 } },
      { ...plain, customer: providers[0], position: { position: 0, leverage: 5 } },
      { ...plain, position: { position: random.between(1, 9_999), leverage: 0 } },
    ]);
  }

  /** Something of a position that its customer has, or that is another's. */
  ofPosition(customer: number): Command {
    const random = this.#random;
    const own = this.#world.positionsOf(customer);
    const all = [...this.#world.positions.values()].filter((other) => other.customer >= customers[0]!);
    const position = random.pick(random.chance(95) && own.length > 0 ? own : all);
    if (position === undefined) return { type: 'ClosePositions', customer, market: 0, side: 'all' };
    const listing = listingOf(position.market);
    const { id } = position;
    const lots = random.pick([0, 0, 1, Math.ceil(position.lots / 2), position.lots + 1]);
    const beyond = (sign: number): number => {
      const away = (sign * position.side * random.between(-3, 40)) / 1000;
      return random.chance(25) ? 0 : Math.max(1, Math.round(this.indexOf(listing) * (1 + away)));
    };
    const stops = { takeProfit: beyond(1), stopLoss: beyond(-1), byMark: random.chance(60) };
    const amount = BigInt(random.between(-400, 600)) * random.pick([1n, million, 10n * million]);
    const quotedPrice = random.chance(10) ? this.near(listing, 20) : 0;
    const side = random.pick(['all', 'long', 'short'] as const);
    return random.weighted<() => Command>([
      [8, () => this.close({ ...position, customer })],
      [3, () => ({ type: 'ClosePosition', customer, position: id, lots, quotedPrice })],
      [1, () => ({ type: 'ClosePositions', customer, market: random.pick([0, position.market]), side })],
      [2, () => ({ type: 'ReversePosition', customer, position: id, quotedPrice })],
      [4, () => ({ type: 'MoveMargin', customer, position: id, amount })],
      [5, () => ({ type: 'SetPositionStops', customer, position: id, ...stops })],
    ])();
  }

  /** Cancels or changes an order that is open. */
  ofOrder(customer: number): Command {
    const random = this.#random;
    const own = [...this.#world.orders.values()].filter((order) => order.customer === customer && !order.isQuote);
    const order = random.pick(own);
    if (order === undefined) return { type: 'CancelAllOrders', customer, market: random.pick(contracts).market };
    if (random.chance(60)) return { type: 'CancelOrder', customer, order: order.id };
    const price = order.price === 0n || random.chance(50) ? 0 : this.near(listingOf(order.market), 12);
    return {
      type: 'AmendOrder',
      customer,
      order: order.id,
      price,
      quantity: random.pick([0, Number(order.remaining) + 5, Math.ceil(Number(order.remaining) / 2)]),
    };
  }
}

export function listingOf(market: number): ContractListing {
  return [...contracts, unpriced, ruleless].find((listing) => listing.market === market)!;
}
