import type { ContractView } from '@auric/exchange';
import type { PositionScales } from '../../market-data/average-price.ts';
import type { RouteParts } from '../product-row.ts';

/** All contracts, with what the numbers of their positions are written by. */
export async function contractsById({
  client,
  catalog,
}: Pick<RouteParts, 'client' | 'catalog'>): Promise<
  ReadonlyMap<number, PositionScales & { readonly terms: ContractView }>
> {
  const { value } = await client.port.query({ type: 'contracts' });
  const contracts = value.map(async (terms) => {
    const market = await catalog.marketById(terms.market);
    return [terms.market, { terms, market, quote: await catalog.asset(market.quote, 'match_id') }] as const;
  });
  return new Map(await Promise.all(contracts));
}
