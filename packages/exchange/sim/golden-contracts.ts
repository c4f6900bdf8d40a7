import type { Command } from '../src/index.ts';
import { perpetualEvents } from '../src/products/perpetual/events.ts';
import { defaultContractRules } from '../src/default-contract-rules.ts';
import { identified } from '../src/exchange-world.test-support.ts';
import { budgetStoryEvents, playBudgets } from './golden-budgets.ts';
import type { GoldenWriter } from './golden-writer.ts';

/** What the world of spot and money doesn't bring about and this story does. */
export const contractEvents: readonly string[] = [
  ...Object.keys(perpetualEvents),
  ...budgetStoryEvents,
  'OrderTermsSet',
  'OrderHeld',
];

const asset = 901;
const market = 3_900;
const usdt = 3;
const insurance = 5;
const firstCustomer = 9_000_001;
const provider = firstCustomer + 40;
const cross = firstCustomer + 41;
const small = firstCustomer + 42;
/** 10,000.0 USDT in ticks of 0.1. */
const middle = 100_000;
const oneCoin = 100_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Lets one contract of its own live through everything that contracts write, at the end of a golden journal: the world of spot and money
 * doesn't trade them. Throws where a command is refused that must not be.
 */
export function playContracts(writer: GoldenWriter): void {
  new ContractStory(writer).play();
}

class ContractStory {
  readonly #writer: GoldenWriter;
  #references = 0;
  #index = middle;

  constructor(writer: GoldenWriter) {
    this.#writer = writer;
  }

  play(): void {
    this.#list();
    this.#people();
    this.#second(middle, true);
    this.#trade();
    this.#reverse();
    this.#fund();
    playBudgets(this.#writer, firstCustomer + 3, () => this.#crash());
    this.#skip();
  }

  #list(): void {
    for (const offer of ['perpetual', 'high_leverage'] as const)
      this.#writer.do({ type: 'SetAvailability', offer, isOn: true, rule: 'except', countries: '', effectiveAt: 0 });
    this.#writer.do({ type: 'ListAsset', asset, code: 'GOLDEN', scale: 8 });
    this.#writer.do({
      type: 'ListMarket',
      market,
      base: asset,
      quote: usdt,
      symbol: 'GOLDEN/USDT',
      settlement: 'perpetual',
      priceDecimals: 1,
      quantityDecimals: 5,
      minNotional: 5_000_000n,
      maxNotional: 10n ** 12n,
      priceBandPpm: 900_000,
      collarPpm: 50_000,
      referenceClampPpm: 20_000,
      priceMovedPpm: 5_000,
      maxOpenOrders: 200,
    });
    this.#writer.do(defaultContractRules(market));
    this.#writer.do({ ...defaultContractRules(market), effectiveAt: this.#writer.now + minuteMs });
    this.#writer.do({
      type: 'SetLeverageLimits',
      newcomerDays: 60,
      newcomerMost: 20,
      quizAbove: 50,
      quizEndsNewcomer: true,
    });
  }

  #people(): void {
    for (let customer = firstCustomer; customer < firstCustomer + 43; customer++) {
      this.#writer.do({ type: 'OpenCustomer', customer });
      this.#writer.do(identified(customer));
      const amount = customer === small ? 1_200_000_000n : 10n ** 12n;
      const reference = `901d${(++this.#references).toString(16)}`.padStart(32, '0');
      this.#writer.do({ type: 'Deposit', customer, kind: 'spot', asset: usdt, amount, reference });
      this.#writer.do({ type: 'Transfer', customer, from: 'spot', to: 'perpetual', asset: usdt, amount });
      this.#writer.do({ type: 'RecordLeverageQuiz', customer });
    }
    this.#writer.do({ type: 'SetNetMode', customer: provider, market, leverage: 5 });
    this.#writer.do({ type: 'SetMarginMode', customer: cross, market, mode: 'cross' });
    const reference = '901d'.padStart(32, 'f');
    this.#writer.try({ type: 'FundHouse', account: insurance, asset: usdt, amount: 10n ** 11n, reference, act: 0 });
  }

  /** A second passes, the index stands at `ticks`, and the provider quotes around it or not at all. */
  #second(ticks: number, quotes: boolean, sources = 3): void {
    this.#writer.now += 1_000;
    this.#index = ticks;
    this.#writer.do({ type: 'PublishIndex', source: 'golden', prices: [asset, ticks * 10_000_000, 0, sources] });
    this.#quote(quotes);
  }

  #quote(quotes: boolean): void {
    const levels = (side: 1 | -1): number[] =>
      quotes ? [1, 2, 3, 4].flatMap((level) => [this.#index + side * level * 20, 40 * oneCoin]) : [];
    this.#writer.try({ type: 'MassQuote', customer: provider, market, bids: levels(-1), asks: levels(1) });
  }

  #open(
    customer: number,
    side: 'buy' | 'sell',
    leverage: number,
    more: Partial<Extract<Command, { type: 'PlaceOrder' }>> = {},
  ): void {
    this.#writer.do({
      type: 'PlaceOrder',
      customer,
      market,
      side,
      orderType: 'market',
      timeInForce: 'ioc',
      postOnly: false,
      price: 0,
      quantity: oneCoin,
      quoteAmount: 0n,
      triggerPrice: 0,
      trailingBasisPoints: 0,
      quotedPrice: 0,
      position: { position: 0, leverage },
      ...more,
    });
    this.#quote(true);
  }

  #positions(customer: number) {
    return this.#writer.exchange.query({ type: 'positions', customer });
  }

  /** Opens with stops, by a trigger that watches the mark, cross, and moves margin. */
  #trade(): void {
    this.#open(firstCustomer, 'buy', 10, { takeProfit: middle + 5_000, stopLoss: middle - 5_000 });
    const [opened] = this.#positions(firstCustomer);
    this.#writer.do({ type: 'MoveMargin', customer: firstCustomer, position: opened!.position, amount: 5_000_000n });
    const position = { position: 0, leverage: 10, byMark: true };
    const stop = { orderType: 'stop_market', timeInForce: 'ioc', triggerPrice: middle + 200, position } as const;
    this.#open(firstCustomer + 1, 'buy', 10, stop);
    this.#second(middle + 400, true);
    this.#second(middle + 400, true);
    this.#second(middle, true);
    this.#open(cross, 'buy', 10);
    this.#second(middle, true, 2);
    this.#second(middle, true);
  }

  /** Reverses a position whose leverage the rules no longer allow: it is closed, and nothing is opened in its place. */
  #reverse(): void {
    const customer = firstCustomer + 2;
    this.#open(customer, 'buy', 100);
    this.#writer.do({ ...defaultContractRules(market), maxLeverage: 50 });
    this.#writer.do({
      type: 'ReversePosition',
      customer,
      position: this.#positions(customer)[0]!.position,
      quotedPrice: 0,
    });
    this.#writer.do(defaultContractRules(market));
  }

  /** Two funding instants, with their samples. */
  #fund(): void {
    const until = this.#writer.now + 9 * hourMs;
    while (this.#writer.now < until) {
      this.#writer.now += minuteMs - 1_000;
      this.#second(middle, true);
      this.#writer.do({ type: 'AdvanceTime' });
    }
  }

  /** Twenty positions fall at once: some by the book, some to the fund, the rest deleveraged. */
  #crash(): void {
    for (let place = 3; place < 40; place++) this.#open(firstCustomer + place, 'buy', 100, { quantity: 5 * oneCoin });
    this.#second(middle, false);
    for (let second = 0; second < 20; second++) {
      this.#second(Math.round(middle * (1 - 0.01 * second)), false);
      this.#writer.do({ type: 'AdvanceTime' });
    }
    for (let second = 0; second < 10; second++) this.#second(Math.round(middle * 0.8), true);
  }

  /** A day without a tick: its instants are left out. */
  #skip(): void {
    this.#writer.now += 25 * hourMs;
    for (let count = 0; count < 5; count++) this.#writer.do({ type: 'AdvanceTime' });
    this.#second(middle, true);
  }
}
