import { alice, bob, btc, usdt, World } from '../../../exchange-world.test-support.ts';
import { defaultOptionMarket } from '../../../default-option-market.ts';
import type { EventRecord } from '../../../products/index.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import type { BuyOption, SetOptionMarket } from '../commands.ts';

export { alice, bob, btc, usdt };

/** The terms of rules.md, section 5, for BTC. */
export const optionMarket: SetOptionMarket = defaultOptionMarket(btc);

/** One of the ticks of a world: the price in 1e-8 USDT. */
export interface WorldTick {
  readonly at: number;
  readonly priceE8: number;
  readonly sources?: number;
  readonly ageMs?: number;
}

export const hundred = 10_000_000_000;

/** Alice and bob with 100,000 USDT each for options on BTC; the pool has what it is given. */
export class OptionWorld extends World {
  readonly start: number;

  constructor(pool = 5_000_000_000_000n) {
    super();
    this.do({
      type: 'FundHouse',
      account: systemAccounts.optionPool,
      asset: usdt,
      amount: pool,
      reference: 'f'.repeat(32),
      act: 0,
    });
    this.do({
      type: 'SetAvailability',
      offer: 'option',
      isOn: true,
      rule: 'except',
      countries: '',
      effectiveAt: 0,
    });
    this.do(optionMarket);
    for (const customer of [alice, bob])
      this.do({ type: 'Transfer', customer, from: 'spot', to: 'option', asset: usdt, amount: 100_000_000_000n });
    this.takeFrames();
    this.start = this.now + 1000;
  }

  /** A tick so many ms after the start. */
  tick({ at, priceE8, sources = 3, ageMs = 0 }: WorldTick): void {
    this.at(at, { type: 'PublishIndex', source: 'test', prices: [btc, priceE8, ageMs, sources] });
  }

  /** Sound ticks each second from one time to another, both included. */
  ticks(from: number, to: number, priceE8 = hundred): void {
    for (let at = from; at <= to; at += 1000) this.tick({ at, priceE8 });
  }

  /** Executes a command so many ms after the start; fails the test when it is refused. */
  at(ms: number, command: Parameters<World['do']>[0]) {
    this.now = this.start + ms;
    const outcome = this.exchange.execute(command, this.now);
    if (outcome.rejection) throw new Error(`${command.type} was refused: ${JSON.stringify(outcome.rejection)}`);
    return outcome;
  }

  /** The code of the refusal of a purchase so many ms after the start, `ok` for none. */
  refusalAt(ms: number, fields: Partial<BuyOption> = {}): string {
    this.now = this.start + ms;
    return this.exchange.execute(this.purchase(fields), this.now).rejection?.code ?? 'ok';
  }

  /** Alice stakes 10 USDT on up in 30 s, unless the fields say otherwise. */
  purchase(fields: Partial<BuyOption> = {}): BuyOption {
    return {
      type: 'BuyOption',
      customer: alice,
      asset: btc,
      direction: 'up',
      seconds: 30,
      stake: 10_000_000n,
      quotedE8: 0,
      quotedPpm: 0,
      ...fields,
    };
  }

  /** Buys so many ms after the start and gives the option's number. */
  buy(ms: number, fields: Partial<BuyOption> = {}): number {
    return this.at(ms, this.purchase(fields)).id;
  }

  /** Lets everything happen that is due so many ms after the start. */
  pass(ms: number): void {
    do this.at(ms, { type: 'AdvanceTime' });
    while (this.exchange.nextTimerAt() <= this.start + ms);
  }

  /** The events of one type since the frames were taken last. */
  events<T extends EventRecord['type']>(type: T): Extract<EventRecord, { type: T }>[] {
    const all = this.takeFrames().flatMap((frame) => frame.events);
    return all.filter((event): event is Extract<EventRecord, { type: T }> => event.type === type);
  }

  /** The option account of a customer. */
  account(customer: number): { available: bigint; held: bigint } {
    const views = this.exchange.query({ type: 'balances', customer });
    const found = views.find((view) => view.kind === 'option' && view.asset === usdt);
    return { available: found?.available ?? 0n, held: found?.held ?? 0n };
  }

  pool() {
    return this.exchange.query({ type: 'optionPool' });
  }
}
