import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { storage } from '../../data/storage.ts';

const lastMarketKey = 'spot-market';

/**
 * The market of the address; without one the last that was looked at, else the first. An address that names none there is
 * has none: a ticket for another market than the one that was asked for must not be at hand.
 */
export function useChosenMarket(markets: readonly Market[] | undefined): [Market | undefined, (id: number) => void] {
  const [address, setAddress] = useSearchParams();
  const market = chosenMarket(markets, address.get('market'), storage.read<number>(lastMarketKey, 0));
  const id = market?.id;
  useEffect(() => {
    if (id !== undefined) storage.write(lastMarketKey, id);
  }, [id]);
  return [market, (next) => setAddress({ market: String(next) }, { replace: true })];
}

export function chosenMarket(
  markets: readonly Market[] | undefined,
  asked: string | null,
  last: number,
): Market | undefined {
  if (asked !== null) return markets?.find(({ id }) => String(id) === asked);
  return markets?.find(({ id }) => id === last) ?? markets?.[0];
}
