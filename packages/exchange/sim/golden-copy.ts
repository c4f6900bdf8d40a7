import { defaultContractRules } from '../src/default-contract-rules.ts';
import { identified } from '../src/exchange-world.test-support.ts';
import type { Command } from '../src/index.ts';
import { systemAccounts } from '../src/kernel/vocabulary.ts';
import type { FollowWish } from '../src/products/copy-trading/commands.ts';
import { copyTradingEvents } from '../src/products/copy-trading/events.ts';
import { nextSettlement } from '../src/products/copy-trading/formulas/profit-share.ts';
import type { GoldenWriter } from './golden-writer.ts';

/** What the world of spot and money doesn't bring about and this story does. */
export const copyStoryEvents: readonly string[] = [...Object.keys(copyTradingEvents), 'BlockFilled'];

const asset = 903;
const market = 3_902;
const usdt = 3;
const leader = 9_300_001;
/** One who stays until the lead stops, one who ends by their own will, one who loses too much, and one who has too little. */
const [stayer, leaver, loser, poor] = [9_300_002, 9_300_003, 9_300_004, 9_300_005] as const;
/** One who quotes, and one who meets the lead. */
const [provider, taker] = [9_300_006, 9_300_007] as const;
const usd = 1_000_000n;
/** 10,000.0 USDT in ticks of 0.1. */
const middle = 100_000;
const oneCoin = 100_000;
const sharePpm = 150_000;
const wish: FollowWish = {
  mode: 'multiple',
  sizeE6: 500_000,
  followAmount: 5_000n * usd,
  stopLoss: 0n,
  leverageMost: 0,
};
const resting = { orderType: 'limit', timeInForce: 'gtc' } as const;

/** Lets somebody lead and be copied in all ways, ask for another share, be paid it, stop, and begin again under other terms. */
export function playCopies(writer: GoldenWriter): void {
  new CopyStory(writer).play();
}

class CopyStory {
  readonly #writer: GoldenWriter;
  #references = 0;
  #index = middle;

  constructor(writer: GoldenWriter) {
    this.#writer = writer;
  }

  play(): void {
    this.#list();
    this.#people();
    this.#follow();
    this.#quiet(60);
    this.#takeAndClose();
    this.#restAndClose();
    this.#settleAtMonday();
    this.#leave();
    this.#closeWhereNobodyBids();
    this.#lose();
    this.#stopLeading();
  }

  #list(): void {
    const offer = { offer: 'copy_trading', isOn: true, rule: 'except', countries: '', effectiveAt: 0 } as const;
    this.#writer.do({ type: 'SetAvailability', ...offer });
    this.#writer.try({ type: 'OpenCustomer', customer: systemAccounts.copyBlock });
    this.#writer.do({ type: 'ListAsset', asset, code: 'COPIED', scale: 8 });
    this.#writer.do({
      type: 'ListMarket',
      market,
      base: asset,
      quote: usdt,
      symbol: 'COPIED/USDT',
      settlement: 'perpetual',
      priceDecimals: 1,
      quantityDecimals: 5,
      minNotional: 5n * usd,
      maxNotional: 10n ** 12n,
      priceBandPpm: 900_000,
      collarPpm: 50_000,
      referenceClampPpm: 20_000,
      priceMovedPpm: 5_000,
      maxOpenOrders: 200,
    });
    this.#writer.do(defaultContractRules(market));
  }

  #people(): void {
    const amounts = new Map([
      [leader, 200_000n * usd],
      [provider, 10_000_000n * usd],
      [poor, 40n * usd],
    ]);
    for (const customer of [leader, stayer, leaver, loser, poor, provider, taker]) {
      this.#writer.do({ type: 'OpenCustomer', customer });
      this.#writer.do(identified(customer));
      const reference = `c0b1${(++this.#references).toString(16)}`.padStart(32, '0');
      const amount = amounts.get(customer) ?? 50_000n * usd;
      this.#writer.do({ type: 'Deposit', customer, kind: 'perpetual', asset: usdt, amount, reference });
    }
    this.#writer.do({ type: 'SetNetMode', customer: provider, market, leverage: 5 });
  }

  /** One edits what they want and cancels it, then all follow. */
  #follow(): void {
    this.#writer.do({ type: 'BecomeLead', customer: leader, sharePpm: 100_000 });
    this.#writer.do({ type: 'ChangeLeadShare', customer: leader, sharePpm });
    const counts = { followersMost: 500, followsMost: 5, effectiveAt: 0 } as const;
    const sizes = { multipleMostE6: 100_000_000, contractsMostE6: 1_000_000_000 } as const;
    this.#writer.do({ type: 'SetFollowTerms', amountLeast: 20n * usd, ...sizes, ...counts });
    const follow = this.#begin(stayer, wish);
    this.#writer.do({ type: 'EditFollow', customer: stayer, follow, ...wish, mode: 'fixed', sizeE6: 2_000_000 });
    this.#writer.do({ type: 'CancelFollow', customer: stayer, follow, keepPositions: false });
    for (const customer of [stayer, leaver]) this.#begin(customer, wish);
    this.#begin(loser, { ...wish, stopLoss: 500n * usd });
    this.#begin(poor, { ...wish, sizeE6: 100, followAmount: 40n * usd });
  }

  #begin(customer: number, wishes: FollowWish): number {
    this.#writer.do({ type: 'Follow', customer, lead: leader, sharePpm, ...wishes });
    return this.#writer.lastId;
  }

  /** The lead takes with all who copy, and closes with a gain: half of it, and then the rest. */
  #takeAndClose(): void {
    const position = this.#open(leader, 'buy', { quantity: 2 * oneCoin });
    this.#tick(middle + 5_000);
    this.#close(position, oneCoin);
    this.#tick(this.#index);
    this.#close(position, oneCoin);
    this.#tick(this.#index);
  }

  /** The lead's order rests and fills in two parts; one who copies it goes on with that by themselves. */
  #restAndClose(): void {
    const price = this.#index - 10;
    const position = this.#open(leader, 'buy', { ...resting, price, quantity: 2 * oneCoin });
    for (const quantity of [oneCoin / 2, oneCoin + oneCoin / 2]) {
      this.#open(taker, 'sell', { quantity });
      this.#tick(this.#index);
    }
    const [copy] = this.#writer.exchange.query({ type: 'copies', customer: leaver });
    this.#writer.do({ type: 'SelfHold', customer: leaver, position: copy!.position });
    this.#close(position, 2 * oneCoin);
    this.#tick(this.#index);
  }

  /** What the follows have gained is shared with marks that are fresh. */
  #settleAtMonday(): void {
    const monday = nextSettlement(this.#writer.now);
    this.#writer.now = monday - 60_500;
    this.#quiet(60);
    this.#writer.now = Math.max(this.#writer.now, monday);
    for (let count = 0; count < 10; count++) this.#writer.do({ type: 'AdvanceTime' });
    this.#quiet(60);
  }

  /** One follows no longer and keeps what they have; one closes it. */
  #leave(): void {
    const position = this.#open(leader, 'buy', { quantity: 2 * oneCoin });
    this.#cancel(leaver, true);
    this.#tick(this.#index);
    this.#begin(leaver, wish);
    this.#close(position, 2 * oneCoin);
    this.#tick(this.#index);
    this.#open(leader, 'buy', { quantity: oneCoin });
    this.#cancel(leaver, false);
    this.#tick(this.#index);
  }

  /** The lead closes against one who bids too far from the mark: the copies wait, and go when somebody bids nearer. */
  #closeWhereNobodyBids(): void {
    const position = this.#open(leader, 'buy', { quantity: 2 * oneCoin });
    this.#tick(this.#index, false);
    this.#open(taker, 'buy', { ...resting, price: this.#index - 600, quantity: 2 * oneCoin });
    this.#close(position, 2 * oneCoin);
    this.#tick(this.#index, false);
    this.#quiet(20);
  }

  /** One of those who copy has lost as much as they would bear. */
  #lose(): void {
    this.#open(leader, 'buy', { quantity: 2 * oneCoin });
    this.#tick(this.#index - 7_000);
    this.#tick(this.#index);
  }

  #stopLeading(): void {
    this.#writer.do({ type: 'CloseLead', customer: leader });
    this.#quiet(20);
    this.#writer.do({ type: 'SetLeadTerms', balanceLeast: 120n * usd, shareMostPpm: 250_000, effectiveAt: 0 });
    this.#writer.do({ type: 'BecomeLead', customer: leader, sharePpm: 250_000 });
  }

  #cancel(customer: number, keepPositions: boolean): void {
    const [{ follow } = { follow: 0 }] = this.#writer.exchange.query({ type: 'follows', customer });
    this.#writer.do({ type: 'CancelFollow', customer, follow, keepPositions });
  }

  #close(position: number, quantity: number): void {
    this.#open(leader, 'sell', { quantity, position: { position, leverage: 0 } });
  }

  /** Gives the id of the order, which is that of the ticket that it opens. */
  #open(customer: number, side: 'buy' | 'sell', more: Partial<Extract<Command, { type: 'PlaceOrder' }>>): number {
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
      position: { position: 0, leverage: 10 },
      ...more,
    });
    return this.#writer.lastOrder;
  }

  /** A second passes, the index stands at `ticks`, and the provider quotes around it or not at all. */
  #tick(ticks: number, quotes = true): void {
    this.#writer.now += 1_000;
    this.#index = ticks;
    this.#writer.do({ type: 'PublishIndex', source: 'golden', prices: [asset, ticks * 10_000_000, 0, 3] });
    const levels = (side: 1 | -1): number[] =>
      quotes ? [1, 2, 3, 4].flatMap((level) => [ticks + side * level * 20, 40 * oneCoin]) : [];
    this.#writer.do({ type: 'MassQuote', customer: provider, market, bids: levels(-1), asks: levels(1) });
  }

  /** So many seconds in which the index stands still. */
  #quiet(seconds: number): void {
    for (let second = 0; second < seconds; second++) this.#tick(this.#index);
  }
}
