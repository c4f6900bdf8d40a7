import { defaultContractRules } from './default-contract-rules.ts';
import { alice, bob, btc, carol, indexTicks, marketListing, usdt, World } from './exchange-world.test-support.ts';
import type { ExchangeOptions } from './exchange.ts';
import type { PlaceOrder } from './matching/venue/commands.ts';

/** The contract of the tests: BTC/USDT beside the spot market, one tick 0.1 USDT, one lot 0.00001 BTC, unit 1. */
export const contractMarket = 2;

/** A world with a contract in which alice, bob and carol have 500,000 USDT each in their contract accounts. */
export class ContractWorld extends World {
  constructor(options: ExchangeOptions = {}) {
    super(options);
    this.do({ ...marketListing, market: contractMarket, symbol: 'BTC/USDT', settlement: 'perpetual' });
    this.do(defaultContractRules(contractMarket));
    this.do({
      type: 'SetLeverageLimits',
      newcomerDays: 0,
      newcomerMost: 125,
      quizAbove: 125,
      quizEndsNewcomer: true,
    });
    for (const customer of [alice, bob, carol])
      this.do({ type: 'Transfer', customer, from: 'spot', to: 'perpetual', asset: usdt, amount: 500_000_000_000n });
    this.tick(indexTicks);
    this.exchange.takeFrames();
  }

  /** Publishes the index in ticks, made of so many sources, `seconds` after the last command. */
  tick(ticks: number, { seconds = 0, sources = 3, ageMs = 0 } = {}): void {
    this.now += seconds * 1_000;
    this.do({ type: 'PublishIndex', source: 'test', prices: [btc, ticks * 10_000_000, ageMs, sources] });
  }

  /** A limit order in the contract, opening with 10 times. */
  opening(customer: number, side: 'buy' | 'sell', price: number, fields: Partial<PlaceOrder> = {}): PlaceOrder {
    return this.order(customer, side, price, {
      market: contractMarket,
      position: { position: 0, leverage: 10 },
      ...fields,
    });
  }

  /** Opens a long of one customer against a short of another, `lots` at a price in ticks; the ids of their tickets. */
  pair(long: number, short: number, fields: { lots?: number; price?: number; leverage?: number } = {}) {
    const { lots: quantity = 100_000, price = indexTicks, leverage = 10 } = fields;
    const position = { position: 0, leverage };
    const [short1] = this.do(this.opening(short, 'sell', price, { quantity, position })).orderIds;
    const [long1] = this.do(this.opening(long, 'buy', price, { quantity, position })).orderIds;
    return { long: long1!, short: short1! };
  }

  position(customer: number, position: number) {
    return this.exchange.query({ type: 'positions', customer }).find((view) => view.position === position);
  }

  /** What a customer can spend of a balance in USDT: of the contract account unless the kind says otherwise. */
  available(customer: number, kind = 'perpetual'): bigint {
    const all = this.exchange.query({ type: 'balances', customer });
    return all.find((view) => view.kind === kind && view.asset === usdt)?.available ?? 0n;
  }

  contract() {
    return this.exchange.query({ type: 'contracts' }).find((view) => view.market === contractMarket)!;
  }

  /** The last event of a type in the frames since the last call that took some. */
  lastOf<T extends string>(type: T) {
    return this.takeFrames()
      .flatMap((frame) => frame.events)
      .findLast((event) => event.type === type);
  }
}
