import { ContractWorld, contractMarket } from '../../../contract-world.test-support.ts';
import { alice, bob, carol, identified, indexTicks, usdt } from '../../../exchange-world.test-support.ts';
import type { EventRecord } from '../../../products/index.ts';
import type { Follow } from '../commands.ts';

export const usd = 1_000_000n;

/** A second follower, and one who offers and bids so that leads have somebody to trade with. */
export const dave = 1_003;
export const maker = 1_004;

type Event<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;

/** Alice leads for a tenth; bob and dave have 500,000 USDT, and carol as well; a maker stands on both sides. One lot is 0.00001 BTC. */
export class CopyWorld extends ContractWorld {
  constructor() {
    super();
    for (const customer of [dave, maker]) {
      this.do({ type: 'OpenCustomer', customer });
      this.do(identified(customer));
      this.deposit(customer, usdt, 500_000_000_000n);
      this.do({ type: 'Transfer', customer, from: 'spot', to: 'perpetual', asset: usdt, amount: 500_000_000_000n });
    }
    this.do({ type: 'SetNetMode', customer: maker, market: contractMarket, leverage: 10 });
    this.do({ type: 'BecomeLead', customer: alice, sharePpm: 100_000 });
    this.stand();
    // What stood before isn't in the ten minutes any more.
    this.tick(indexTicks, { seconds: 660 });
    this.takeFrames();
  }

  /** The maker provides liquidity, and so has one net position instead of tickets. */
  override opening(...[customer, side, price, fields]: Parameters<ContractWorld['opening']>) {
    const { position, ...plain } = super.opening(customer, side, price, fields);
    return customer === maker || position === undefined ? plain : { ...plain, position };
  }

  /** A limit order of the lead, by its id. */
  leadRests(side: 'buy' | 'sell', price: number, quantity: number, leverage = 10): number {
    return this.do(this.opening(alice, side, price, { quantity, position: { position: 0, leverage } })).orderIds[0]!;
  }

  /** Somebody who copies nobody takes what rests at a price. */
  carolTakes(side: 'buy' | 'sell', price: number, quantity: number): void {
    this.do(this.opening(carol, side, price, { quantity, timeInForce: 'ioc' }));
  }

  /** Ten bids and ten offers of so many lots, a tick apart, from one tick off the middle. */
  stand(lots = 1_000_000, middle = indexTicks): void {
    for (let i = 1; i <= 10; i++) {
      this.do(this.opening(maker, 'sell', middle + i, { quantity: lots }));
      this.do(this.opening(maker, 'buy', middle - i, { quantity: lots }));
    }
  }

  /** Book and index go to another price, and the mark with them. */
  moveTo(middle: number): void {
    this.do({ type: 'CancelAllOrders', customer: maker, market: contractMarket });
    this.stand(1_000_000, middle);
    this.tick(middle, { seconds: 1 });
    this.tick(middle, { seconds: 160 });
    this.settle();
  }

  /** A minute passes in which what closes is tried further and further from the mark. */
  widen(ticks: number): void {
    for (let i = 0; i < 14; i++) this.tick(ticks, { seconds: 5 });
    this.settle();
  }

  follow(customer = bob, fields: Partial<Follow> = {}): number {
    const wish = {
      mode: 'multiple',
      sizeE6: 1_000_000,
      followAmount: 10_000n * usd,
      stopLoss: 0n,
      leverageMost: 0,
    } as const;
    return this.do({ type: 'Follow', customer, lead: alice, sharePpm: 100_000, ...wish, ...fields }).id;
  }

  /** The lead opens at market, or closes a ticket of theirs: its id. */
  leads(side: 'buy' | 'sell', quantity: number, position = 0): number {
    const terms = { position, leverage: position === 0 ? 10 : 0 };
    const [order] = this.do(
      this.order(alice, side, 0, { market: contractMarket, orderType: 'market', quantity, position: terms }),
    ).orderIds;
    return order!;
  }

  copies(customer = bob) {
    return this.exchange.query({ type: 'copies', customer });
  }

  followsOf(customer = bob) {
    return this.exchange.query({ type: 'follows', customer });
  }

  /** The events of a type in the frames since the last call that took some. */
  events<T extends EventRecord['type']>(type: T): Event<T>[] {
    return this.takeFrames()
      .flatMap(({ events }) => events)
      .filter((event): event is Event<T> => event.type === type);
  }

  /** Lets what is due at once come to pass. */
  settle(): void {
    this.do({ type: 'AdvanceTime' });
  }
}

export { alice, bob, carol, contractMarket, indexTicks };
