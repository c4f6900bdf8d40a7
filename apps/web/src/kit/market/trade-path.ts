import type { Market } from '../../data/market/market.ts';

const pathOf: Readonly<Record<Market['kind'], (id: number) => string>> = {
  spot: (id) => `/pages/transaction/index?market=${id}`,
  perpetual: (id) => `/pages/transaction/contract?match_id=${id}`,
  stock: (id) => `/pages/transaction/index2?match_id=${id}`,
};

/** Where a market is traded. */
export function tradePath({ kind, id }: Pick<Market, 'kind' | 'id'>): string {
  return pathOf[kind](id);
}

/** Where options on the index of a market are bought. */
export function optionPath(market: number): string {
  return `/pages/transaction/seconds?match_id=${market}`;
}

/** Where a market is looked at: a pair on its own page, futures and stocks where they are traded. */
export function marketPath(market: Pick<Market, 'kind' | 'id'>): string {
  return market.kind === 'spot' ? `/pages/transaction/currency?match_id=${market.id}` : tradePath(market);
}

/** Where money comes to the account that a market trades from: most of it lies in that of spot. */
export function transferTo({ kind }: Pick<Market, 'kind'>): string {
  return kind === 'spot' ? '/pages/fund/transfer' : `/pages/fund/transfer?from=spot&to=${kind}`;
}
