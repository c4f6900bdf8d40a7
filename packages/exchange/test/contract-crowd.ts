import { contractMarket, ContractWorld } from '../src/contract-world.test-support.ts';
import { carol, identified, indexTicks, usdt } from '../src/exchange-world.test-support.ts';
import { type EventRecord, Exchange } from '../src/index.ts';
import { systemAccounts } from '../src/kernel/vocabulary.ts';

export const oneBtc = 100_000;
const fund = systemAccounts.insurance;

/** Says how wide and deep the provider quotes: ticks from the index, lots a level. */
export interface Quoting {
  readonly spread: number;
  readonly lots: number;
  readonly levels: number;
}

/**
 * A contract with a liquidity provider in net mode, who quotes around the index at every tick, and a crowd of customers; a
 * second exchange replays every frame.
 */
export class ContractCrowd extends ContractWorld {
  readonly crowd: readonly number[];
  around = indexTicks;
  readonly #replica: Exchange;
  readonly fundPath: bigint[] = [];

  /** `funds`: what each of the crowd has in the contract account, and the insurance fund, in USDT. */
  constructor(size: number, funds: { readonly each: number; readonly fund: number; readonly provider: number }) {
    super();
    this.crowd = Array.from({ length: size }, (_, at) => 2_000 + at);
    for (const customer of this.crowd) {
      this.do({ type: 'OpenCustomer', customer });
      this.do(identified(customer));
      this.#give(customer, funds.each);
    }
    this.#give(carol, funds.provider);
    this.do({ type: 'SetNetMode', customer: carol, market: contractMarket, leverage: 5 });
    const amount = BigInt(funds.fund) * 1_000_000n;
    if (amount > 0n)
      this.do({ type: 'FundHouse', account: fund, asset: usdt, amount, reference: 'f'.repeat(32), act: 0 });
    this.takeFrames();
    this.#replica = Exchange.load(this.exchange.save());
  }

  #give(customer: number, amount: number): void {
    this.deposit(customer, usdt, BigInt(amount) * 1_000_000n);
    this.do({
      type: 'Transfer',
      customer,
      from: 'spot',
      to: 'perpetual',
      asset: usdt,
      amount: BigInt(amount) * 1_000_000n,
    });
  }

  /** A second passes: the index moves to `ticks`, then the provider quotes anew around it, or takes the quote back. */
  second(ticks: number, quoting: Quoting | null, sources = 3): void {
    this.around = ticks;
    this.tick(ticks, { seconds: 1, sources });
    this.do({ type: 'AdvanceTime' });
    this.quote(quoting);
    this.fundPath.push(this.fundHas());
  }

  quote(quoting: Quoting | null): void {
    const at = (side: 1 | -1): number[] =>
      quoting === null
        ? []
        : Array.from({ length: quoting.levels }, (_, level) => [
            this.around + side * quoting.spread * (level + 1),
            quoting.lots,
          ]).flat();
    this.try({ type: 'MassQuote', customer: carol, market: contractMarket, bids: at(-1), asks: at(1) });
  }

  /** Opens at market, with so many times; whether it was taken. */
  open(customer: number, side: 'buy' | 'sell', lots: number, leverage: number): boolean {
    const order = this.opening(customer, side, 0, {
      orderType: 'market',
      timeInForce: 'ioc',
      quantity: lots,
      position: { position: 0, leverage },
    });
    return this.codeOf(order) === 'ok';
  }

  fundHas(): bigint {
    const house = this.exchange.query({ type: 'houseBalances' }).find(({ account }) => account === fund);
    return house?.balances.find(({ asset }) => asset === usdt)?.available ?? 0n;
  }

  positions(customer: number) {
    return this.exchange.query({ type: 'positions', customer });
  }

  /** What has happened, which the second exchange learns too. */
  happened(): EventRecord[] {
    return this.takeFrames().flatMap((frame) => {
      this.#replica.apply(frame);
      return frame.events;
    });
  }

  /** What of events has happened, and whether all that must hold does: nobody owes, replay is the same. */
  settled(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { type } of this.happened()) counts.set(type, (counts.get(type) ?? 0) + 1);
    const broken = this.exchange.checkInvariants();
    if (broken !== null) throw new Error(broken);
    if (this.#replica.hash() !== this.exchange.hash()) throw new Error('A replay came to another state.');
    return counts;
  }
}
