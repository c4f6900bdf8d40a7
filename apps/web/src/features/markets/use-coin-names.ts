import { useMemo } from 'react';
import { useCurrencies } from '../../data/market/use-market-data.ts';
import type { NameOf } from './market-search.ts';

/** The names of the coins, as far as they have come. */
export function useCoinNames(): NameOf {
  const { data: currencies } = useCurrencies();
  return useMemo(() => {
    const names = new Map(currencies?.map((each) => [each.id, each.name]));
    return (asset) => names.get(asset);
  }, [currencies]);
}
