import { contractMarket, ContractWorld } from '../../../contract-world.test-support.ts';
import { defaultContractRules } from '../../../default-contract-rules.ts';
import { alice, bob, btc, carol, identified, marketListing, usdt } from '../../../exchange-world.test-support.ts';
import type { PlaceOrder } from '../../../matching/venue/commands.ts';
import type { Command } from '../../index.ts';

const dave = 1003;
const provider = 1004;
const people = [alice, bob, carol, dave];
const eth = 2;
const ethContract = 3;
const markets = [contractMarket, ethContract];

/** Numbers that look random and are the same in every run: mulberry32. */
class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 to below `sides`. */
  roll(sides: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides);
  }

  of<T>(values: readonly T[]): T {
    return values[this.roll(values.length)]!;
  }
}

/** Two contracts, four customers with little money and high leverage, and a provider who quotes around the index. */
export class Storm extends ContractWorld {
  readonly dice: Dice;
  index1 = 100_000;
  index2 = 10_000;

  constructor(seed: number) {
    super();
    this.dice = new Dice(seed);
    this.do({ type: 'ListAsset', asset: eth, code: 'ETH', scale: 8 });
    for (const customer of [dave, provider]) {
      this.do({ type: 'OpenCustomer', customer });
      this.do(identified(customer));
      this.deposit(customer, usdt, 1_000_000_000_000n);
    }
    this.ticks();
    this.do({ ...marketListing, market: ethContract, base: eth, symbol: 'ETH/USDT', settlement: 'perpetual' });
    this.do(defaultContractRules(ethContract));
    for (const customer of [alice, bob, carol])
      this.do({ type: 'Transfer', customer, from: 'perpetual', to: 'spot', asset: usdt, amount: 490_000_000_000n });
    for (const customer of [dave, provider])
      this.do({ type: 'Transfer', customer, from: 'spot', to: 'perpetual', asset: usdt, amount: 10_000_000_000n });
    for (const market of markets) this.do({ type: 'SetNetMode', customer: provider, market, leverage: 20 });
    this.do({ type: 'SetMarginMode', customer: bob, market: contractMarket, mode: 'cross' });
    this.do({ type: 'SetMarginMode', customer: bob, market: ethContract, mode: 'cross' });
    this.do({ type: 'SetMarginMode', customer: carol, market: ethContract, mode: 'cross' });
    this.ticks();
  }

  ticks(): void {
    this.now += 1000;
    const prices = [btc, this.index1 * 10_000_000, 0, 3, eth, this.index2 * 10_000_000, 0, 3];
    this.do({ type: 'PublishIndex', source: 'test', prices });
  }

  near(market: number, ppm = 30): number {
    const index = market === contractMarket ? this.index1 : this.index2;
    return Math.max(1, Math.round(index * (1 + (this.dice.roll(2 * ppm + 1) - ppm) / 1000)));
  }

  beyond(market: number, sign: number): number {
    const index = market === contractMarket ? this.index1 : this.index2;
    return Math.max(1, Math.round(index * (1 + (sign * (1 + this.dice.roll(40))) / 1000)));
  }

  lots(market: number): number {
    return (1 + this.dice.roll(40)) * (market === contractMarket ? 5000 : 50_000);
  }

  /** What somebody asks for next, sensible or not. */
  next(): Command {
    const { dice } = this;
    const customer = dice.of(people);
    const market = dice.of(markets);
    const positions = this.exchange.query({ type: 'positions', customer, market: 0 });
    const anybodys = this.exchange.query({ type: 'positions', customer: dice.of(people), market: 0 });
    const position = dice.roll(20) === 0 ? dice.of(anybodys)?.position : dice.of(positions)?.position;
    switch (dice.roll(positions.length === 0 ? 8 : 16)) {
      case 0: {
        this.index1 = Math.max(1000, Math.round(this.index1 * (1 + (dice.roll(81) - 40) / 1000)));
        this.index2 = Math.max(1000, Math.round(this.index2 * (1 + (dice.roll(81) - 40) / 1000)));
        this.now += 1000;
        const prices = [btc, this.index1 * 10_000_000, 0, 3, eth, this.index2 * 10_000_000, 0, 3];
        return { type: 'PublishIndex', source: 'test', prices };
      }
      case 1:
      case 2: {
        const index = market === contractMarket ? this.index1 : this.index2;
        const spread = 1 + dice.roll(Math.ceil(index / 200));
        const quote = (sign: number) => [
          index + sign * spread,
          this.lots(market),
          index + 4 * sign * spread,
          2 * this.lots(market),
        ];
        return { type: 'MassQuote', customer: provider, market, bids: quote(-1), asks: quote(1) };
      }
      case 3:
      case 4:
      case 5:
        return this.anyOrder(customer, market, 0);
      case 6:
        return this.order(provider, dice.of(['buy', 'sell'] as const), this.near(market), {
          market,
          quantity: this.lots(market),
          ...(dice.roll(2) === 0 ? { orderType: 'market' as const, price: 0 } : {}),
        });
      case 7: {
        const orders = [customer].flatMap((id) => this.exchange.query({ type: 'openOrders', customer: id }));
        const order = dice.of(orders);
        if (order === undefined) return { type: 'CancelAllOrders', customer, market };
        if (dice.roll(4) === 0) return { type: 'CancelOrder', customer, order: order.id };
        return {
          type: 'AmendOrder',
          customer,
          order: order.id,
          price: dice.roll(3) === 0 ? 0 : this.near(market),
          quantity: dice.roll(2) === 0 ? 0 : this.lots(market),
        };
      }
      case 8:
        return {
          type: 'ClosePosition',
          customer,
          position: position ?? 1,
          lots: dice.roll(2) === 0 ? 0 : this.lots(market),
          quotedPrice: 0,
        };
      case 9:
        return {
          type: 'ClosePositions',
          customer,
          market: dice.of([0, market]),
          side: dice.of(['all', 'long', 'short'] as const),
        };
      case 10:
        return { type: 'ReversePosition', customer, position: position ?? 1, quotedPrice: 0 };
      case 11:
        return {
          type: 'MoveMargin',
          customer,
          position: position ?? 1,
          amount: BigInt(dice.roll(2_000_000_000) - 1_000_000_000),
        };
      case 12:
      case 13: {
        const of = positions.find((one) => one.position === position);
        const sign = of?.side === 'long' ? 1 : -1;
        return {
          type: 'SetPositionStops',
          customer,
          position: position ?? 1,
          takeProfit: dice.roll(3) === 0 ? 0 : this.beyond(of?.market ?? market, sign),
          stopLoss: dice.roll(3) === 0 ? 0 : this.beyond(of?.market ?? market, -sign),
          byMark: dice.roll(2) === 0,
        };
      }
      default: {
        const found = positions.find((one) => one.position === position);
        return this.anyOrder(customer, found?.market ?? market, position ?? 1, found?.side === 'long' ? 'sell' : 'buy');
      }
    }
  }

  anyOrder(customer: number, market: number, position: number, closing: 'buy' | 'sell' = 'buy'): PlaceOrder {
    const { dice } = this;
    const side = position === 0 || dice.roll(10) === 0 ? dice.of(['buy', 'sell'] as const) : closing;
    const orderType = dice.of([
      'limit',
      'limit',
      'market',
      'stop_limit',
      'stop_market',
      'take_profit',
      'trailing_stop',
    ] as const);
    const needsPrice = orderType === 'limit' || orderType === 'stop_limit';
    const opens = position === 0 && (orderType === 'limit' || orderType === 'market') && dice.roll(2) === 0;
    return this.order(customer, side, needsPrice ? this.near(market) : 0, {
      market,
      quantity: this.lots(market),
      orderType,
      timeInForce: dice.of(['gtc', 'gtc', 'ioc', 'fok'] as const),
      postOnly: dice.roll(10) === 0,
      triggerPrice: ['stop_limit', 'stop_market', 'take_profit'].includes(orderType) ? this.near(market) : 0,
      trailingBasisPoints: orderType === 'trailing_stop' ? 50 + dice.roll(200) : 0,
      takeProfit: opens ? this.beyond(market, side === 'buy' ? 1 : -1) : 0,
      stopLoss: opens ? this.beyond(market, side === 'buy' ? -1 : 1) : 0,
      position: {
        position,
        leverage: position === 0 ? dice.of([1, 5, 20, 50, 100, 125]) : 0,
        byMark: dice.roll(2) === 0,
        stopsByMark: dice.roll(2) === 0,
      },
    });
  }
}
