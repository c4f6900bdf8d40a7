import { type Command, decodeFrames, type EventRecord, Exchange, type Frame, type Outcome } from '../src/index.ts';
import { identified } from '../src/exchange-world.test-support.ts';

export const usdt = 3;
export const btc = 1;
export const market = 1;
/** 60,000 USDT in ticks of 0.1 USDT. */
export const indexTicks = 600_000;

type PlaceOrder = Extract<Command, { type: 'PlaceOrder' }>;

const order: PlaceOrder = {
  type: 'PlaceOrder',
  customer: 0,
  market,
  side: 'buy',
  orderType: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  price: 0,
  quantity: 0,
  quoteAmount: 0n,
  triggerPrice: 0,
  trailingBasisPoints: 0,
  quotedPrice: 0,
};

/** BTC/USDT with an index and customers who hold 10 million USDT and 100 BTC each; the journal is kept. */
export class MarketWorld {
  readonly exchange = new Exchange();
  readonly customers: number[] = [];
  frames: Frame[] = [];
  events: EventRecord[] = [];
  at = Date.UTC(2026, 10, 21);
  readonly #decoder = new TextDecoder();

  constructor(customers: number, maxOpenOrders = 200) {
    this.execute({ type: 'ListAsset', asset: usdt, code: 'USDT', scale: 6 });
    this.execute({ type: 'ListAsset', asset: btc, code: 'BTC', scale: 8 });
    this.execute({
      type: 'ListMarket',
      market,
      base: btc,
      quote: usdt,
      symbol: 'BTC/USDT',
      priceDecimals: 1,
      quantityDecimals: 5,
      minNotional: 5_000_000n,
      maxNotional: 10n ** 12n,
      priceBandPpm: 200_000,
      collarPpm: 50_000,
      referenceClampPpm: 20_000,
      priceMovedPpm: 5000,
      maxOpenOrders,
      indexAgeMaxMs: 400 * 86_400_000,
    });
    this.execute({ type: 'PublishIndex', source: 'test', prices: [btc, indexTicks * 1e7, 0, 3] });
    for (let count = 0; count < customers; count++) {
      const customer = 1000 + count;
      this.customers.push(customer);
      this.execute({ type: 'OpenCustomer', customer });
      this.execute(identified(customer));
      this.deposit(customer, usdt, 10n ** 13n);
      this.deposit(customer, btc, 10n ** 10n);
    }
    this.clearTape();
  }

  deposit(customer: number, asset: number, amount: bigint): void {
    const reference = `${customer.toString(16).padStart(24, '0')}${asset.toString(16).padStart(8, '0')}`;
    this.execute({ type: 'Deposit', customer, kind: 'spot', asset, amount, reference });
  }

  /** Executes and gives the events of this command alone. */
  execute(command: Command, requestKey = ''): { outcome: Outcome; events: EventRecord[] } {
    const outcome = this.exchange.execute(command, ++this.at, requestKey);
    const frames = decodeFrames(this.#decoder.decode(this.exchange.takeFrames()));
    const events = frames.flatMap((frame) => frame.events);
    this.frames.push(...frames);
    this.events.push(...events);
    return { outcome, events };
  }

  place(wish: Partial<PlaceOrder>): { outcome: Outcome; events: EventRecord[] } {
    return this.execute({ ...order, ...wish });
  }

  /** The code of the refusal, or null. */
  refusal(command: Command): string | null {
    return this.execute(command).outcome.rejection?.code ?? null;
  }

  /** What happened so far is forgotten, the world stays. */
  clearTape(): void {
    this.events = [];
  }

  balance(customer: number, asset: number): { available: bigint; held: bigint } {
    const found = this.exchange
      .query({ type: 'balances', customer })
      .find((balance) => balance.asset === asset && balance.kind === 'spot');
    return { available: found?.available ?? 0n, held: found?.held ?? 0n };
  }
}

export function eventsOf<T extends EventRecord['type']>(
  events: readonly EventRecord[],
  type: T,
): Extract<EventRecord, { type: T }>[] {
  return events.filter((event): event is Extract<EventRecord, { type: T }> => event.type === type);
}
