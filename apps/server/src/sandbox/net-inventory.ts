import type { BalanceView, PositionView } from '@auric/exchange';
import { quoteAsset, type SimulatedAsset } from '../feeds/simulator/universe.ts';
import { contractAssets, contractMarketOf } from '../feeds/simulator/contracts.ts';
import type { Inventory } from './liquidity-provider.ts';
import { usdt } from './listing.ts';
import { usdtFor } from './market-scene.ts';
import { type BookSide, type Levels, withinFunds } from './quote-ladder.ts';

/** At so many USDT on one side a provider leans with all its strength. */
const fullLeanUsdt = 200_000;

/** The leverage that a provider trades with. */
export const providerLeverage = 10;

/** What a provider of futures has: one position a market, and the margin for what it quotes. */
export class NetInventory implements Inventory {
  /** In USDT, negative for a short. */
  readonly #net = new Map<number, number>();
  #available = 0;

  learn(balances: readonly BalanceView[], positions: readonly PositionView[]): void {
    const own = balances.find(({ kind, asset }) => kind === 'perpetual' && asset === quoteAsset.asset);
    // What its quotes hold it has too: a new quote takes their place.
    const margins = positions.reduce((sum, { margin }) => sum + margin, 0n);
    this.#available = Number((own?.available ?? 0n) + (own?.held ?? 0n) - margins) / usdt;
    this.#net.clear();
    for (const { market, side, entryValue } of positions)
      this.#net.set(market, (Number(entryValue) / usdt) * (side === 'long' ? 1 : -1));
  }

  lean(asset: SimulatedAsset): number {
    const net = this.#net.get(contractMarketOf(asset)) ?? 0;
    return Math.max(-1, Math.min(1, net / fullLeanUsdt));
  }

  /** A third of the margin stays for fees, losses and what other fills need meanwhile. */
  within(asset: SimulatedAsset, _side: BookSide, levels: Map<number, number>): Levels {
    const most = (Math.max(0, this.#available) * providerLeverage * 0.66) / contractAssets.length / 2;
    return withinFunds(levels, most, (lots, price) => usdtFor(asset, lots, price));
  }
}
