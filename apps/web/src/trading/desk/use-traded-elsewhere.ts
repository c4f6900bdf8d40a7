import { useMarkets } from '../../data/market/use-market-data.ts';
import { tradePath } from '../../kit/market/trade-path.ts';

/** Where a market is traded that an address of a page for pairs asks for although it is no pair; null for any other. */
export function useTradedElsewhere(asked: string | null): string | null {
  const { data: markets } = useMarkets('all');
  const market = markets?.find(({ id }) => String(id) === asked);
  return market === undefined || market.kind === 'spot' ? null : tradePath(market);
}
