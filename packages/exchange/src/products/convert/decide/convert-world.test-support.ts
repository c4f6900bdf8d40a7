import { alice, bob, btc, market, marketListing, usdt, World } from '../../../exchange-world.test-support.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';

export const eth = 2;
export const ethMarket = 2;
/** 1,000.0 USDT in ticks of 0.1. */
export const ethTicks = 10_000;

/**
 * BTC at 10,000 and ETH at 1,000 USDT, a book of bob's for each a tenth of a thousandth around the index, and alice with
 * 100,000 USDT, 10 BTC and 10 ETH in funding.
 */
export class ConvertWorld extends World {
  constructor() {
    super();
    this.do({ type: 'ListAsset', asset: eth, code: 'ETH', scale: 8 });
    this.do({ ...marketListing, market: ethMarket, base: eth, symbol: 'ETH/USDT' });
    this.ethIndex(ethTicks);
    for (const customer of [alice, bob]) this.deposit(customer, eth, 10_000_000_000n);
    for (const [asset, amount] of [
      [usdt, 100_000_000_000n],
      [btc, 1_000_000_000n],
      [eth, 1_000_000_000n],
    ] as const)
      this.do({ type: 'Transfer', customer: alice, from: 'spot', to: 'funding', asset, amount });
    this.book(market, 99_990, 100_010);
    this.book(ethMarket, 9_999, 10_001);
    this.takeFrames();
  }

  ethIndex(ticks: number): void {
    this.do({ type: 'PublishIndex', source: 'test', prices: [eth, ticks * 10_000_000, 0, 3] });
  }

  /** Both sides of a market as a provider quotes them, 5 whole coins deep. */
  book(id: number, bid: number, ask: number, lots = 500_000): void {
    this.do({ type: 'MassQuote', customer: bob, market: id, bids: [bid, lots], asks: [ask, lots] });
  }

  /** Asks for a quote and gives it. */
  quote(from: number, to: number, amount: bigint) {
    this.do({ type: 'RequestConvertQuote', customer: alice, from, to, amount });
    return this.exchange.query({ type: 'convertQuote', customer: alice })!;
  }

  /** The number of the conversion, 0 where the books had moved. */
  accept(quote: number): number {
    return this.do({ type: 'AcceptConvertQuote', customer: alice, quote }).id;
  }

  funding(customer: number, asset: number): bigint {
    const found = this.exchange
      .query({ type: 'balances', customer })
      .find((view) => view.kind === 'funding' && view.asset === asset);
    return found?.available ?? 0n;
  }

  /** What the convert account has earned, and that it holds nothing between two conversions. */
  income(asset: number): bigint {
    if (this.balance(systemAccounts.convert, asset).available !== 0n) throw new Error('The convert account owns spot.');
    return this.funding(systemAccounts.convert, asset);
  }
}

export { alice, bob, btc, market, usdt };
