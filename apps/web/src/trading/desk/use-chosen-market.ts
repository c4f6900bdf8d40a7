import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Market } from '../../data/market/market.ts';
import { storage } from '../../data/storage.ts';

const lastMarketKey = 'spot-market';

/** The market of the address; without one the last that was looked at, else the first. */
export function useChosenMarket(markets: readonly Market[] | undefined): [Market | undefined, (id: number) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('market') ?? storage.read<number>(lastMarketKey, 0));
  const market = markets?.find((each) => each.id === asked) ?? markets?.[0];
  const id = market?.id;
  useEffect(() => {
    if (id !== undefined) storage.write(lastMarketKey, id);
  }, [id]);
  return [market, (next) => setAddress({ market: String(next) }, { replace: true })];
}
