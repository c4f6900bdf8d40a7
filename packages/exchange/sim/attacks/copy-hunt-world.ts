import { type Command, decodeFrames, defaultContractRules, type EventRecord, Exchange } from '../../src/index.ts';
import { unbalanced, unbounded } from '../checks.ts';
import { blankOrder } from '../order-maker.ts';

const usdt = 3;
const btc = 1;
const million = 1_000_000n;
export const contract = 801;
export const startIndex = 600_000;
/** Accounts of one person: who leads, who waits in the book, and who follows the first. */
export const hunter = 1000;
export const accomplice = 1001;
export const second = 1002;
export const gang = [hunter, accomplice, second] as const;
/** Honest people: who follow, one who quotes around the index, and one who leads without a hidden thought. */
export const followers = [1010, 1011, 1012, 1013] as const;
const provider = 1020;
export const honestLead = 1021;
const everybody = [...gang, ...followers, provider, honestLead];

interface HuntTerms {
  /** The lots that the provider has on each side, and how far from the index, in ticks. */
  readonly depth: number;
  readonly away: number;
}

export type Wish = Pick<Extract<Command, { type: 'Follow' }>, 'mode' | 'sizeE6' | 'followAmount' | 'leverageMost'>;

/** A contract of BTC, a lead with honest followers, and a gang that knows what the followers will do. */
export class CopyHuntWorld {
  readonly exchange = new Exchange();
  /** A rule that was broken on the way, or null. */
  broken: string | null = null;
  /** A Tuesday, after the funding of the morning. */
  at = Date.UTC(2026, 3, 7, 8, 1);
  index = startIndex;
  readonly events: EventRecord[] = [];
  readonly #terms: HuntTerms;
  readonly #decoder = new TextDecoder();
  #market = 0n;

  constructor(terms: HuntTerms) {
    this.#terms = terms;
    for (const command of opening()) this.must(command);
    this.tick(startIndex);
  }

  /** Carries a command out; its code, or null where it was taken. */
  run(command: Command): string | null {
    const { rejection } = this.exchange.execute(command, (this.at += 1));
    for (const frame of decodeFrames(this.#decoder.decode(this.exchange.takeFrames()))) {
      this.broken ??= unbounded(frame);
      for (const event of frame.events) {
        this.broken ??= unbalanced(event);
        this.events.push(event);
      }
    }
    return rejection?.code ?? null;
  }

  must(command: Command): void {
    const code = this.run(command);
    if (code !== null) throw new Error(`${command.type} was refused: ${code}`);
  }

  /** The index some time later, in ticks; the provider takes the quotes away before it and quotes again after it. */
  tick(index: number, afterMs = 1000): void {
    const { depth, away } = this.#terms;
    this.#market += this.#netLots() * BigInt(index - this.index);
    this.at += afterMs;
    // Who stands where the index was is not taken by surprise; where it stays, what stands there is looked at.
    if (index !== this.index) this.#quote([], []);
    this.index = index;
    this.must({ type: 'PublishIndex', source: 'attack', prices: [btc, index * 1e7, 0, 3] });
    this.#quote([index - away, depth], [index + away, depth]);
  }

  /** The index stands still for so many seconds, and timers fire. */
  wait(seconds: number): void {
    for (let second = 0; second < seconds; second++) {
      this.tick(this.index);
      this.settle();
    }
  }

  settle(): void {
    for (let call = 0; call < 100 && this.exchange.nextTimerAt() <= this.at + 1; call++)
      this.must({ type: 'AdvanceTime' });
  }

  /** Opens or closes at a price; 0 for at market. */
  open(customer: number, side: 'buy' | 'sell', quantity: number, price = 0, leverage = 10): string | null {
    return this.#place(customer, side, quantity, price, { position: 0, leverage });
  }

  close(customer: number, position: number, quantity: number, price = 0): string | null {
    const found = this.exchange.query({ type: 'positions', customer }).find((one) => one.position === position);
    if (found === undefined) return null;
    return this.#place(customer, found.side === 'long' ? 'sell' : 'buy', quantity, price, { position, leverage: 0 });
  }

  #place(
    customer: number,
    side: 'buy' | 'sell',
    quantity: number,
    price: number,
    position: { position: number; leverage: number },
  ): string | null {
    const kind =
      price === 0 ? ({ orderType: 'market', timeInForce: 'ioc' } as const) : ({ orderType: 'limit' } as const);
    return this.run({ ...blankOrder, ...kind, market: contract, customer, side, price, quantity, position });
  }

  closeAll(customer: number): void {
    this.run({ type: 'CancelAllOrders', customer, market: contract });
    this.run({ type: 'ClosePositions', customer, market: 0, side: 'all' });
  }

  lead(customer: number, sharePpm: number): void {
    this.must({ type: 'BecomeLead', customer, sharePpm });
  }

  follow(customer: number, lead: number, sharePpm: number, wish: Wish): number {
    this.must({ type: 'Follow', customer, lead, sharePpm, ...wish, stopLoss: 0n });
    return this.exchange.query({ type: 'follows', customer }).at(-1)!.follow;
  }

  /** What some own at the index, in units of USDT: their money, and what their positions have gained. */
  worth(customers: readonly number[]): bigint {
    let sum = 0n;
    for (const customer of customers) {
      for (const { available, held } of this.exchange.query({ type: 'balances', customer })) sum += available + held;
      for (const { side, lots, entryValue } of this.exchange.query({ type: 'positions', customer }))
        sum += BigInt(side === 'long' ? 1 : -1) * (BigInt(lots) * BigInt(this.index) - entryValue);
    }
    return sum;
  }

  /** What the gang has beyond what it began with and what the index has given to its positions. */
  gained(): bigint {
    return this.worth(gang) - BigInt(gang.length) * purse - this.#market;
  }

  wrong(): string | null {
    return this.broken ?? this.exchange.checkInvariants();
  }

  #netLots(): bigint {
    let sum = 0n;
    for (const customer of gang)
      for (const { side, lots } of this.exchange.query({ type: 'positions', customer }))
        sum += BigInt(side === 'long' ? lots : -lots);
    return sum;
  }

  #quote(bids: number[], asks: number[]): void {
    this.run({ type: 'MassQuote', customer: provider, market: contract, bids, asks });
  }
}

/** What everybody but the provider begins with. */
const purse = 200_000n * million;

function opening(): Command[] {
  return [
    { type: 'ListAsset', asset: usdt, code: 'USDT', scale: 6 },
    { type: 'ListAsset', asset: btc, code: 'BTC', scale: 8 },
    {
      type: 'ListMarket',
      market: contract,
      base: btc,
      quote: usdt,
      symbol: 'BTC/USDT',
      priceDecimals: 1,
      quantityDecimals: 5,
      minNotional: 5n * million,
      maxNotional: 5_000_000n * million,
      priceBandPpm: 200_000,
      collarPpm: 50_000,
      referenceClampPpm: 20_000,
      priceMovedPpm: 5000,
      maxOpenOrders: 250,
      settlement: 'perpetual',
    },
    defaultContractRules(contract),
    { type: 'SetLeverageLimits', newcomerDays: 0, newcomerMost: 125, quizAbove: 125, quizEndsNewcomer: true },
    ...everybody.flatMap((customer): Command[] => [
      { type: 'OpenCustomer', customer },
      {
        type: 'SetCustomerStanding',
        customer,
        version: 1,
        identityLevel: 1,
        tradingFreeze: 'none',
        withdrawalFreeze: 'none',
        holdUntil: 0,
        country: 'TH',
      },
      {
        type: 'Deposit',
        customer,
        kind: 'perpetual',
        asset: usdt,
        amount: customer === provider ? 50_000_000n * million : purse,
        reference: String(customer).padStart(32, '0'),
      },
    ]),
    { type: 'SetNetMode', customer: provider, market: contract, leverage: 10 },
  ];
}
