import type { OptionMarketView } from '@auric/exchange';
import type { Config } from '../config.ts';
import type { Draw } from '../feeds/simulator/random.ts';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { FaucetRefill } from './faucet-refill.ts';
import { usdt } from './listing.ts';
import { spendable, type TradingDesk } from './trading-desk.ts';

/** Somebody buys an option as often as this, on average. */
const meanPauseMs = 6_000;
/** What is staked lies between, in USDT, most of it near the smallest. */
const stakeUsdt = { smallest: 5, largest: 150 };
/** With less than this in their option account somebody asks for test funds. */
const purse = { kind: 'option', poorUsdt: 500n } as const;

/** People who buy seconds options at random times, up and down, for every duration: nobody of them knows what the index does next. */
export class OptionCustomers {
  readonly #desk: TradingDesk;
  readonly #customers: readonly number[];
  readonly #refill: FaucetRefill;
  readonly #draw: Draw;
  #nextAt: number | null = null;
  #isBusy = false;

  constructor(desk: TradingDesk, customers: readonly number[], { sandbox }: Pick<Config, 'sandbox'>, draw: Draw) {
    this.#desk = desk;
    this.#customers = customers;
    this.#refill = new FaucetRefill(desk, purse, sandbox.faucetUsdtPerMinute);
    this.#draw = draw;
  }

  /** Does what is due at this moment; the first comes when the index has had time to be known. */
  async beat(now: number): Promise<void> {
    const isDue = this.#nextAt !== null && this.#nextAt <= now;
    if (this.#isBusy || (this.#nextAt !== null && !isDue)) return;
    this.#nextAt = now - Math.log(1 - this.#draw()) * meanPauseMs;
    if (!isDue || this.#customers.length === 0) return;
    this.#isBusy = true;
    try {
      await this.#buy(this.#pick(this.#customers), now);
    } finally {
      this.#isBusy = false;
    }
  }

  async #buy(customer: number, now: number): Promise<void> {
    const [balances, markets] = await Promise.all([this.#desk.balances(customer), this.#desk.optionMarkets()]);
    const open = markets?.filter(isSelling) ?? [];
    if (balances === null || open.length === 0 || (await this.#refill.refill(customer, balances, now))) return;
    const { asset, terms } = this.#pick(open);
    const { smallest, largest } = stakeUsdt;
    const wish = BigInt(Math.round(smallest * (largest / smallest) ** (this.#draw() ** 2) * usdt));
    const stake = wish < terms.stakeLeast ? terms.stakeLeast : wish;
    if (spendable(balances, quoteAsset.asset, 'option') < stake) return;
    const { seconds } = this.#pick(terms.durations);
    const direction = this.#draw() < 0.5 ? 'up' : 'down';
    const bet = { customer, asset, direction, seconds, stake } as const;
    await this.#desk.execute({ type: 'BuyOption', ...bet, quotedE8: 0, quotedPpm: 0 });
  }

  #pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.#draw() * choices.length)]!;
  }
}

type Selling = OptionMarketView & { terms: NonNullable<OptionMarketView['terms']> };

function isSelling(market: OptionMarketView): market is Selling {
  return market.terms?.isOpen === true;
}
