import type { Config } from '../config.ts';
import type { IndexTick } from '../feeds/feed.ts';
import { drawsOf, streamOf } from '../feeds/simulator/random.ts';
import { ContractCustomers } from './contract-customers.ts';
import { contractProvider, contractTraders } from './contract-people.ts';
import { FaucetRefill } from './faucet-refill.ts';
import { futuresStyle, LiquidityProvider } from './liquidity-provider.ts';
import { contractScenes, observe } from './market-scene.ts';
import { NetInventory } from './net-inventory.ts';
import { sendQuotes } from './send-quotes.ts';
import type { TradingDesk } from './trading-desk.ts';

/** With less than this in their futures account somebody asks for test funds. */
const purse = { kind: 'perpetual', poorUsdt: 20_000n } as const;

/** Everyone who trades futures in the sandbox: one provider and a few customers. */
export class ContractCrowd {
  readonly #desk: TradingDesk;
  readonly #scenes = contractScenes();
  readonly #inventory = new NetInventory();
  readonly #provider: LiquidityProvider;
  readonly #customers: ContractCustomers;

  constructor(desk: TradingDesk, { sandbox }: Pick<Config, 'sandbox'>, run: number) {
    this.#desk = desk;
    const draws = (name: string) => drawsOf(streamOf(run, name));
    this.#provider = new LiquidityProvider(contractProvider, futuresStyle, this.#inventory, draws('futures provider'));
    const traders = contractTraders(sandbox.backgroundCustomers);
    const funds = new FaucetRefill(desk, purse, sandbox.faucetUsdtPerMinute);
    this.#customers = new ContractCustomers(desk, traders, draws('futures customers'), funds);
  }

  observe(index: IndexTick, at: number): void {
    observe(this.#scenes, index, at);
  }

  /** Quotes what is due; the first quotes wait for the marks, and so for an index. */
  async quote(at: number): Promise<void> {
    await sendQuotes(this.#desk, this.#provider, this.#scenes, at);
  }

  async takeStock(): Promise<void> {
    const [balances, positions] = await Promise.all([
      this.#desk.balances(contractProvider),
      this.#desk.positions(contractProvider, 0),
    ]);
    if (balances !== null && positions !== null) this.#inventory.learn(balances, positions);
  }

  async beat(at: number): Promise<void> {
    await this.#customers.beat(this.#scenes, at);
  }
}
