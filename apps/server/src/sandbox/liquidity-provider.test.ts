import type { BalanceView, Command } from '@auric/exchange';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawsOf } from '../feeds/simulator/random.ts';
import { quoteAsset, simulatedAssets } from '../feeds/simulator/universe.ts';
import { usdt } from './listing.ts';
import { LiquidityProvider, nearStyle } from './liquidity-provider.ts';
import { type MarketScene, marketScenes, usdtFor } from './market-scene.ts';
import { nearProvider, startingBase } from './people.ts';
import { SpotInventory } from './spot-inventory.ts';

const now = 1_800_000_000_000;
const bitcoin = simulatedAssets[0]!;

function fundsOf(share: number): BalanceView[] {
  return [
    { kind: 'spot', asset: quoteAsset.asset, available: BigInt(nearProvider.funds.quote * usdt), held: 0n },
    ...simulatedAssets.map((asset): BalanceView => {
      const owned = BigInt(Math.round(Number(startingBase(nearProvider, asset)) * share));
      return { kind: 'spot', asset: asset.asset, available: owned / 2n, held: owned - owned / 2n };
    }),
  ];
}

function sceneAt(index: number, at = now): MarketScene {
  return { ...marketScenes()[0]!, index, indexAt: at, average: index };
}

type Quote = Command & { type: 'MassQuote' };

function quoteOf(commands: Command[]): Quote {
  expect(commands).toHaveLength(1);
  return commands[0] as Quote;
}

describe('a liquidity provider', () => {
  let provider: LiquidityProvider;
  let inventory: SpotInventory;
  beforeEach(() => {
    inventory = new SpotInventory(nearProvider);
    inventory.learn(fundsOf(1));
    provider = new LiquidityProvider(nearProvider.customer, nearStyle, inventory, drawsOf(1));
  });

  test('quotes both sides around the index, and knows what it quoted', () => {
    const quote = quoteOf(provider.quotesDue([sceneAt(640_000)], now));
    expect(quote.customer).toBe(nearProvider.customer);
    expect(quote.bids[0]).toBeLessThan(640_000);
    expect(quote.asks[0]).toBeGreaterThan(640_000);
    const quoted = provider.quotedIn(quote.market)!;
    expect([[...quoted.bids].flat(), [...quoted.asks].flat()]).toEqual([quote.bids, quote.asks]);
  });

  test('waits for an index', () => {
    expect(provider.quotesDue([sceneAt(0)], now)).toEqual([]);
    expect(provider.quotedIn(1)).toBeNull();
  });

  test('lets its quote stand while the price stands, for a while', () => {
    provider.quotesDue([sceneAt(640_000)], now);
    expect(provider.quotesDue([sceneAt(640_010, now + 1000)], now + 1000)).toEqual([]);
    expect(provider.quotesDue([sceneAt(640_010, now + 8000)], now + 8000)).toHaveLength(1);
  });

  test('follows a price that moves, at once', () => {
    provider.quotesDue([sceneAt(640_000)], now);
    const quote = quoteOf(provider.quotesDue([sceneAt(646_400, now + 1000)], now + 1000));
    expect(quote.bids[0]).toBeGreaterThan(640_000);
  });

  test('quotes again at once where its quote was not taken', () => {
    provider.quotesDue([sceneAt(640_000)], now);
    provider.retry(1);
    expect(provider.quotesDue([sceneAt(640_000)], now)).toHaveLength(1);
  });

  test('D10 withdraws once when the index is lost, and comes back with it', () => {
    provider.quotesDue([sceneAt(640_000)], now);
    const withdrawn = quoteOf(provider.quotesDue([sceneAt(640_000)], now + 10_001));
    expect([withdrawn.bids, withdrawn.asks]).toEqual([[], []]);
    expect(provider.quotesDue([sceneAt(640_000)], now + 11_000)).toEqual([]);
    expect(quoteOf(provider.quotesDue([sceneAt(640_000, now + 12_000)], now + 12_000)).bids).not.toEqual([]);
  });

  test('D10 withdraws again when the withdrawal was not taken', () => {
    provider.quotesDue([sceneAt(640_000)], now);
    provider.quotesDue([sceneAt(640_000)], now + 10_001);
    provider.retry(1);
    expect(quoteOf(provider.quotesDue([sceneAt(640_000)], now + 11_000)).bids).toEqual([]);
  });

  test('leans against what it holds too much of', () => {
    const middles = [0.9, 1, 1.1].map((share) => {
      const inventoryOf = new SpotInventory(nearProvider);
      inventoryOf.learn(fundsOf(share));
      const leaning = new LiquidityProvider(nearProvider.customer, nearStyle, inventoryOf, drawsOf(1));
      const { bids, asks } = quoteOf(leaning.quotesDue([sceneAt(640_000)], now));
      return (bids[0]! + asks[0]!) / 2;
    });
    expect(middles[0]).toBeGreaterThan(middles[1]!);
    expect(middles[1]).toBeGreaterThan(middles[2]!);
  });

  test('D4 quotes no more than it owns, and nothing where it owns nothing', () => {
    inventory.learn([
      { kind: 'spot', asset: quoteAsset.asset, available: BigInt(12_000 * usdt), held: 0n },
      { kind: 'spot', asset: bitcoin.asset, available: 0n, held: 0n },
      { kind: 'funding', asset: bitcoin.asset, available: 10n ** 12n, held: 0n },
    ]);
    const { bids, asks } = quoteOf(provider.quotesDue([sceneAt(640_000)], now));
    expect(asks).toEqual([]);
    let worth = 0;
    for (let i = 0; i < bids.length; i += 2) worth += usdtFor(bitcoin, bids[i + 1]!, bids[i]!);
    expect(worth).toBeGreaterThan(0);
    expect(worth).toBeLessThanOrEqual(1000);
  });
});
