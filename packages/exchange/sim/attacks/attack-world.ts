import { type Command, decodeFrames, type EventRecord, Exchange, type Outcome } from '../../src/index.ts';
import { listings, listMarket } from '../listing.ts';
import { blankOrder } from '../order-maker.ts';

type PlaceOrder = Extract<Command, { type: 'PlaceOrder' }>;

const [usdt, btc] = [3, 1] as const;
const ppm = 1_000_000n;
/** A lot of BTC/USDT in the smallest unit of BTC; a tick times a lot is one smallest unit of USDT. */
const unitsPerLot = 1000n;
/** 60,000 USDT in ticks of 0.1 USDT. */
export const index = 600_000;
export const market = 1;

/** BTC/USDT at its index, customers from 1000 on with 5 M USDT and 100 BTC each, and the tape of what happened. */
export class AttackWorld {
  readonly exchange = new Exchange();
  events: EventRecord[] = [];
  readonly #decoder = new TextDecoder();
  #at = Date.UTC(2026, 10, 22);

  constructor(customers: number) {
    this.run({ type: 'ListAsset', asset: usdt, code: 'USDT', scale: 6 });
    this.run({ type: 'ListAsset', asset: btc, code: 'BTC', scale: 8 });
    this.run(listMarket({ ...listings[0]!, indexAgeMaxMs: 86_400_000 }));
    this.run({ type: 'PublishIndex', source: 'attack', prices: [btc, index * 1e7, 0, 3] });
    for (let customer = 1000; customer < 1000 + customers; customer++) {
      this.run({ type: 'OpenCustomer', customer });
      this.#fund(customer, usdt, 5_000_000_000_000n);
      this.#fund(customer, btc, 10_000_000_000n);
    }
    this.events = [];
  }

  #fund(customer: number, asset: number, amount: bigint): void {
    const reference = (customer * 10 + asset).toString(16).padStart(32, '0');
    this.run({ type: 'Deposit', customer, kind: 'spot', asset, amount, reference });
  }

  /** Shows who somebody is, so that their funds may leave. */
  identify(customer: number): void {
    const free = { tradingFreeze: 'none', withdrawalFreeze: 'none', holdUntil: 0, country: '' } as const;
    this.run({ type: 'SetCustomerStanding', customer, version: 1, identityLevel: 1, ...free });
  }

  run(command: Command): Outcome {
    const outcome = this.exchange.execute(command, (this.#at += 10));
    const frames = decodeFrames(this.#decoder.decode(this.exchange.takeFrames()));
    for (const frame of frames) this.events.push(...frame.events);
    return outcome;
  }

  place(wish: Partial<PlaceOrder>): Outcome {
    return this.run({ ...blankOrder, customer: 1000, market, side: 'buy', orderType: 'limit', ...wish });
  }

  /** Lets so much time go by (ms), and what is due then happen. */
  wait(ms: number): void {
    this.#at += ms;
    this.run({ type: 'AdvanceTime' });
  }

  /** Lets every timer that is due bring its orders to the book. */
  settle(): void {
    for (let call = 0; call < 200 && this.exchange.nextTimerAt() <= this.#at + 10; call++)
      this.run({ type: 'AdvanceTime' });
  }

  /** What some customers own, in the smallest unit of USDT, coins at the index. */
  worth(customers: readonly number[]): bigint {
    let sum = 0n;
    for (const customer of customers) {
      for (const { asset, available, held } of this.exchange.query({ type: 'balances', customer })) {
        const amount = available + held;
        sum += asset === usdt ? amount : (amount * BigInt(index)) / unitsPerLot;
      }
    }
    return sum;
  }

  /** What some lots are worth at the index. */
  worthOf(lots: number): bigint {
    return BigInt(lots) * BigInt(index);
  }
}

/** `amount` × `share` in ppm, up. */
export function shareOf(amount: bigint, share: bigint): bigint {
  return (amount * share + ppm - 1n) / ppm;
}

/**
 * The worst that the rules leave to a market order: 5 % from a reference that lies at most 2 % from the index, so that
 * it sells at 0.98 × 0.95 of the index at worst.
 */
export const worstLossPpm = 69_000n;

/** The same as a price in ticks. */
export const worstSale = Math.ceil(Math.ceil(index * 0.98) * 0.95);
