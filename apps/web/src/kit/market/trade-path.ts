import type { Market } from '../../data/market/market.ts';

/** Where a market is traded. */
export function tradePath({ kind, id }: Pick<Market, 'kind' | 'id'>): string {
  return kind === 'perpetual' ? `/pages/transaction/contract?match_id=${id}` : `/pages/transaction/index?market=${id}`;
}
