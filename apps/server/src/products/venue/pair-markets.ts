import type { Catalog, MarketName } from '../../edge/catalog.ts';

/** The id of the spot market that a call names, 0 where it names none. */
export async function marketIdOf(catalog: Catalog, { match_id, currency_id, legal_id }: MarketName): Promise<number> {
  if (match_id === undefined && currency_id === undefined && legal_id === undefined) return 0;
  return (await catalog.market({ match_id, currency_id, legal_id }, 'spot')).market;
}
