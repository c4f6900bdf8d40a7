import { type MarketView, type OptionMarketView, usdtAsset } from '@auric/exchange';
import { isNamed, type MarketName } from '../../edge/catalog.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { RouteParts } from '../product-row.ts';

/** A market with options on its index, as the wire names it: the spot market of the asset. */
export interface OptionMarket {
  readonly market: MarketView;
  readonly option: OptionMarketView;
}

type Parts = Pick<RouteParts, 'client' | 'catalog'>;

/** The markets that have options, in the order of their assets. */
export async function optionMarkets({ client, catalog }: Parts): Promise<OptionMarket[]> {
  const { value: options } = await client.port.query({ type: 'optionMarkets' });
  const spot = catalog.markets('spot');
  return options.flatMap((option) => {
    const market = spot.find(({ base, quote }) => base === option.asset && quote === usdtAsset);
    return market === undefined ? [] : [{ market, option }];
  });
}

/** The market that a call means, by its own id, that of its futures, or the pair; null where the call names none. */
export async function meantMarket(parts: Parts, name: MarketName): Promise<OptionMarket | null> {
  if (!isNamed(name)) return null;
  const { base } = await parts.catalog.market(name, 'spot', 'perpetual');
  const found = (await optionMarkets(parts)).find(({ option }) => option.asset === base);
  if (found === undefined) throw new Refusal('option_market_not_found', 'match_id');
  return found;
}
