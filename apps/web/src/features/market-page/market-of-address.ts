import { useSearchParams } from 'react-router';
import type { Market } from '../../data/market/market.ts';

/** The market that an address names by `match_id`, the wire's word for it; the first one where it names none. */
export function marketOf(markets: readonly Market[], asked: string | null): Market | undefined {
  if (asked === null || asked === '') return markets[0];
  return markets.find((market) => String(market.id) === asked);
}

/** The market of the address: undefined where there is none of that id, or while the markets are on their way. */
export function useMarketOfAddress(
  markets: readonly Market[] | undefined,
): [Market | undefined, (market: number) => void] {
  const [search, setSearch] = useSearchParams();
  const market = markets && marketOf(markets, search.get('match_id'));
  return [market, (id) => setSearch({ match_id: String(id) }, { replace: true })];
}
