import type { BalanceView } from '@auric/exchange';
import { quoteAsset, type SimulatedAsset } from '../feeds/simulator/universe.ts';
import type { Inventory } from './liquidity-provider.ts';
import { usdt } from './listing.ts';
import { usdtFor } from './market-scene.ts';
import { type Person, startingBase } from './people.ts';
import { type BookSide, type Levels, withinFunds } from './quote-ladder.ts';

/** What a provider of spot or stock markets owns: it bids with its USDT and asks with its coins or shares. */
export class SpotInventory implements Inventory {
  readonly #person: Person;
  readonly #account: 'spot' | 'stock';
  readonly #owned = new Map<number, bigint>();

  constructor(person: Person, account: 'spot' | 'stock' = 'spot') {
    this.#person = person;
    this.#account = account;
  }

  learn(balances: readonly BalanceView[]): void {
    for (const { kind, asset, available, held } of balances) {
      if (kind === this.#account) this.#owned.set(asset, available + held);
    }
  }

  lean(asset: SimulatedAsset): number {
    const start = Number(startingBase(this.#person, asset));
    const owned = Number(this.#owned.get(asset.asset) ?? startingBase(this.#person, asset));
    return Math.max(-1, Math.min(1, (owned / start - 1) * 10));
  }

  within(asset: SimulatedAsset, side: BookSide, levels: Map<number, number>): Levels {
    if (side === 'asks') return withinFunds(levels, this.#baseFunds(asset), (lots) => lots);
    return withinFunds(levels, this.#quoteFunds(), (lots, price) => usdtFor(asset, lots, price));
  }

  /** In USDT for the bids of one market; a reserve stays for fees and for what other fills change meanwhile. */
  #quoteFunds(): number {
    const owned = Number(this.#owned.get(quoteAsset.asset) ?? 0n) / usdt;
    return (owned * 0.9) / this.#person.assets.length;
  }

  /** In lots for the asks of one market. */
  #baseFunds({ asset, scale, quantityDecimals }: SimulatedAsset): number {
    return Math.floor((Number(this.#owned.get(asset) ?? 0n) / 10 ** (scale - quantityDecimals)) * 0.9);
  }
}
