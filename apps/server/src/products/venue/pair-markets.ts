import type { Catalog, MarketName } from '../../edge/catalog.ts';
import { type PairKind, pairKinds } from '../../market-data/market-kind.ts';

/** A market that a list may be narrowed to, or all markets of a kind. */
type PairName = MarketName & { kind?: PairKind | undefined };

/** The ids of the markets that a list is about: of spot and of stock where it names neither a market nor a kind. */
export function pairMarketIds(catalog: Catalog, { kind, ...name }: PairName): Promise<number[]> {
  return catalog.marketIds(name, ...(kind === undefined ? pairKinds : [kind]));
}

/** The same for lists that hold nothing but spot and stock anyway: null where it names neither. */
export async function narrowedMarketIds(catalog: Catalog, name: PairName): Promise<number[] | null> {
  const names = [name.match_id, name.currency_id, name.legal_id, name.kind];
  return names.every((each) => each === undefined) ? null : pairMarketIds(catalog, name);
}
