import type { Config } from '../config.ts';
import type { IndexTick } from '../feeds/feed.ts';
import { drawsOf, streamOf } from '../feeds/simulator/random.ts';
import { CopyFollowers } from './copy-followers.ts';
import { CopyLeads } from './copy-leads.ts';
import { sandboxFollowers, sandboxLeads } from './copy-people.ts';
import { FaucetRefill } from './faucet-refill.ts';
import { contractScenes, observe } from './market-scene.ts';
import type { TradingDesk } from './trading-desk.ts';

/** With less than this in their futures account they ask for test funds. */
const purse = { kind: 'perpetual', poorUsdt: 6_000n } as const;

/** Everyone in the sandbox who leads and who follows. */
export class CopyCrowd {
  readonly #scenes = contractScenes();
  readonly #leads: CopyLeads;
  readonly #followers: CopyFollowers;

  constructor(desk: TradingDesk, { sandbox }: Pick<Config, 'sandbox'>, run: number) {
    const draws = (name: string) => drawsOf(streamOf(run, name));
    const funds = new FaucetRefill(desk, purse, sandbox.faucetUsdtPerMinute);
    const leads = sandboxLeads(sandbox.backgroundCustomers);
    const people = {
      followers: sandboxFollowers(sandbox.backgroundCustomers),
      leads: leads.map(({ customer }) => customer),
    };
    this.#leads = new CopyLeads(desk, leads, draws('leads'), funds);
    this.#followers = new CopyFollowers(desk, people, draws('followers'), funds);
  }

  observe(index: IndexTick, at: number): void {
    observe(this.#scenes, index, at);
  }

  async beat(at: number): Promise<void> {
    await Promise.all([this.#leads.beat(this.#scenes, at), this.#followers.beat(at)]);
  }
}
