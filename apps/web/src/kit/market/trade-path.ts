import type { Market } from '../../data/market/market.ts';

/** Where a market is traded. */
export function tradePath({ kind, id }: Pick<Market, 'kind' | 'id'>): string {
  return kind === 'perpetual' ? `/pages/transaction/contract?match_id=${id}` : `/pages/transaction/index?market=${id}`;
}

/** Where a market is looked at: a pair on its own page, futures where they are traded. */
export function marketPath(market: Pick<Market, 'kind' | 'id'>): string {
  return market.kind === 'perpetual' ? tradePath(market) : `/pages/transaction/currency?match_id=${market.id}`;
}
