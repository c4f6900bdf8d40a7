import { alice, bob, btc, carol, usdt, World } from '../../../exchange-world.test-support.ts';
import type { ExchangeOptions } from '../../../exchange.ts';
import type { EventRecord } from '../../index.ts';

/** The asset and the market of the tests: one share of ACME around 100.00 USDT, one tick 0.01, one lot 0.0001 share. */
export const acme = 500;
export const acmeMarket = 9;
const close = 10_000;

const listing = {
  type: 'ListMarket',
  market: acmeMarket,
  base: acme,
  quote: usdt,
  symbol: 'ACME/USDT',
  priceDecimals: 2,
  quantityDecimals: 4,
  minNotional: 5_000_000n,
  maxNotional: 1_000_000_000_000n,
  priceBandPpm: 200_000,
  collarPpm: 50_000,
  referenceClampPpm: 20_000,
  priceMovedPpm: 5_000,
  maxOpenOrders: 10_000,
  settlement: 'stock',
} as const;

/** A world in which alice, bob and carol have 100,000 USDT and 100 shares of ACME each, whose market waits for its first session. */
export class StockWorld extends World {
  constructor(options: ExchangeOptions = {}) {
    super(options);
    this.do({ type: 'ListAsset', asset: acme, code: 'ACME', scale: 8 });
    this.do(listing);
    for (const customer of [alice, bob, carol]) {
      this.do({ type: 'Transfer', customer, from: 'spot', to: 'stock', asset: usdt, amount: 100_000_000_000n });
      this.do({
        type: 'Deposit',
        customer,
        kind: 'stock',
        asset: acme,
        amount: 10_000_000_000n,
        reference: customer.toString(16).padStart(32, 'a'),
      });
    }
    this.tick(close);
    this.exchange.takeFrames();
  }

  /** An index of ACME in ticks; `age`: how old it is, in ms. */
  tick(ticks: number, age = 0): readonly EventRecord[] {
    this.do({
      type: 'PublishIndex',
      source: 'test',
      prices: [acme, ticks * 1_000_000, age, 3, btc, 1_000_000_000_000, 0, 3],
    });
    return this.takeFrames().flatMap(({ events }) => events);
  }

  /** Announces a session that begins in a second and lasts an hour, and goes on to its begin. */
  begin(): void {
    const opensAt = this.now + 1000;
    this.do({ type: 'AnnounceSession', opensAt, closesAt: opensAt + 3_600_000 });
    this.pass(1000);
  }

  /** Opens the market at an index, whatever rests in it. */
  open(ticks = close): readonly EventRecord[] {
    this.begin();
    const events = [...this.tick(ticks)];
    this.pass(1);
    return [...events, ...this.takeFrames().flatMap((frame) => frame.events)];
  }

  /** Lets time pass, and what is due with it. In ms. */
  pass(ms: number): void {
    this.now += ms;
    this.do({ type: 'AdvanceTime' });
  }

  /** A limit order of one share unless the fields say otherwise. */
  share(customer: number, side: 'buy' | 'sell', price: number, fields: Parameters<World['order']>[3] = {}) {
    return this.order(customer, side, price, { market: acmeMarket, quantity: 10_000, ...fields });
  }

  phase(): string | undefined {
    return this.exchange.query({ type: 'auctions' })[0]?.phase;
  }

  owned(customer: number, asset: number): { readonly available: bigint; readonly held: bigint } {
    const balances = this.exchange.query({ type: 'balances', customer });
    const found = balances.find((balance) => balance.kind === 'stock' && balance.asset === asset);
    return { available: found?.available ?? 0n, held: found?.held ?? 0n };
  }
}
