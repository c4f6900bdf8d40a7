import { decodeFrames } from './frame.ts';
import { Exchange, type ExchangeOptions } from './exchange.ts';
import type { Outcome } from './outcome.ts';
import type { Command } from './products/index.ts';
import type { OrderView } from './views.ts';
import { decodeText } from './kernel/text-bytes.ts';
import type { PlaceOrder } from './matching/venue/commands.ts';
import { systemAccounts } from './kernel/vocabulary.ts';

/** Customers and units of the tests: BTC/USDT with an index of 10,000.0, one tick 0.1 USDT, one lot 0.00001 BTC. */
export const alice = 1000;
export const bob = 1001;
export const carol = 1002;
export const usdt = 3;
export const btc = 1;
export const market = 1;
export const indexTicks = 100_000;

/** One lot at one tick is one unit of USDT (10^-6); one lot is 1,000 units of BTC (10^-8). */
export const lot = 1000n;

export const marketListing = {
  type: 'ListMarket',
  market,
  base: btc,
  quote: usdt,
  symbol: 'BTC/USDT',
  priceDecimals: 1,
  quantityDecimals: 5,
  minNotional: 5_000_000n,
  maxNotional: 1_000_000_000_000n,
  priceBandPpm: 200_000,
  collarPpm: 50_000,
  referenceClampPpm: 20_000,
  priceMovedPpm: 5_000,
  maxOpenOrders: 200,
  /** The tests publish the index once and move the clock by months. */
  indexAgeMaxMs: 400 * 86_400_000,
} as const;

/** What the register says of somebody who has shown who they are, and whom nothing bars. */
export function identified(customer: number): Extract<Command, { type: 'SetCustomerStanding' }> {
  return {
    type: 'SetCustomerStanding',
    customer,
    version: 1,
    identityLevel: 1,
    tradingFreeze: 'none',
    withdrawalFreeze: 'none',
    holdUntil: 0,
    country: 'TH',
  };
}

/** An exchange with one market in which alice, bob and carol have 1,000,000 USDT and 100 BTC each in spot. */
export class World {
  readonly exchange: Exchange;
  now = 1_800_000_000_000;
  #references = 0;

  constructor(options: ExchangeOptions = {}) {
    this.exchange = new Exchange(options);
    this.do({ type: 'ListAsset', asset: usdt, code: 'USDT', scale: 6 });
    this.do({ type: 'ListAsset', asset: btc, code: 'BTC', scale: 8 });
    for (const customer of [...Object.values(systemAccounts), alice, bob, carol])
      this.do({ type: 'OpenCustomer', customer });
    for (const customer of [alice, bob, carol]) this.do(identified(customer));
    this.do(marketListing);
    this.index(indexTicks);
    for (const customer of [alice, bob, carol]) {
      this.deposit(customer, usdt, 1_000_000_000_000n);
      this.deposit(customer, btc, 10_000_000_000n);
    }
    this.exchange.takeFrames();
  }

  /** Executes a command and fails the test when it is refused. */
  do(command: Command, requestKey = ''): Outcome {
    const outcome = this.try(command, requestKey);
    if (outcome.rejection) throw new Error(`${command.type} was refused: ${JSON.stringify(outcome.rejection)}`);
    return outcome;
  }

  try(command: Command, requestKey = ''): Outcome {
    this.now += 1;
    return this.exchange.execute(command, this.now, requestKey);
  }

  /** The code of the refusal, `ok` for none. */
  codeOf(command: Command): string {
    return this.try(command).rejection?.code ?? 'ok';
  }

  index(ticks: number): void {
    this.do({ type: 'PublishIndex', source: 'test', prices: [btc, ticks * 10_000_000, 0, 3] });
  }

  deposit(customer: number, asset: number, amount: bigint): void {
    const reference = (++this.#references).toString(16).padStart(32, '0');
    this.do({ type: 'Deposit', customer, kind: 'spot', asset, amount, reference });
  }

  /**
   * Lets withdrawals of any size go without a fee, brings half of each customer's USDT and BTC to funding, and writes address 1
   * into alice's book, 2 into bob's, 3 into carol's: on the network TEST, which both assets go by.
   */
  readyToWithdraw(): this {
    for (const asset of [usdt, btc])
      this.do({ type: 'SetWithdrawalTerms', asset, network: 'TEST', minimum: 1n, fee: 0n, effectiveAt: 0 });
    for (const customer of [alice, bob, carol]) {
      this.do({ type: 'AddWithdrawalAddress', customer, network: 'TEST', destination: 'somewhere', memo: '' });
      for (const asset of [usdt, btc]) {
        const amount = this.balance(customer, asset).available / 2n;
        this.do({ type: 'Transfer', customer, from: 'spot', to: 'funding', asset, amount });
      }
    }
    return this;
  }

  /** Asks for a withdrawal to the address that a customer has from the start. */
  withdrawal(customer: number, asset: number, amount: bigint) {
    return { type: 'RequestWithdrawal', customer, asset, address: customer - alice + 1, amount } as const;
  }

  /** A limit order of 100,000 lots (1 BTC) unless the fields say otherwise. */
  order(customer: number, side: 'buy' | 'sell', price: number, fields: Partial<PlaceOrder> = {}): PlaceOrder {
    return {
      type: 'PlaceOrder',
      customer,
      market,
      side,
      orderType: 'limit',
      timeInForce: 'gtc',
      postOnly: false,
      price,
      quantity: 100_000,
      quoteAmount: 0n,
      triggerPrice: 0,
      trailingBasisPoints: 0,
      quotedPrice: 0,
      ...fields,
    };
  }

  /** An order while it is open, or when the last frame closed it. */
  orderNow(order: number): OrderView | undefined {
    const views = [alice, bob, carol].map((customer) => this.exchange.query({ type: 'order', customer, order }));
    return views.find((view) => view !== null) ?? undefined;
  }

  /** Places an order and gives its id. */
  place(customer: number, side: 'buy' | 'sell', price: number, fields: Partial<PlaceOrder> = {}): number {
    return this.do(this.order(customer, side, price, fields)).orderIds[0]!;
  }

  /** The available and held parts of a spot balance. */
  balance(customer: number, asset: number): { available: bigint; held: bigint } {
    const found = this.exchange
      .query({ type: 'balances', customer })
      .find((view) => view.kind === 'spot' && view.asset === asset);
    return { available: found?.available ?? 0n, held: found?.held ?? 0n };
  }

  /** The types of the events since the last call. */
  takeEvents(): string[] {
    return this.takeFrames().flatMap((frame) => frame.events.map((event) => event.type));
  }

  takeFrames(): ReturnType<typeof decodeFrames> {
    return decodeFrames(decodeText(this.exchange.takeFrames()));
  }
}
