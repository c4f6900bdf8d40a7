import type { Command } from '@auric/exchange';
import type { Config } from '../config.ts';
import { stockAssets } from '../feeds/simulator/stock-universe.ts';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { marketOf, pairTerms } from './listing.ts';

/** The shares that the sandbox opens with, and their markets: like coins they have the ids of their assets. */
export function stockListings(rules: Config['spot']): Command[] {
  const shares = stockAssets.map(({ asset, code, scale }): Command => ({ type: 'ListAsset', asset, code, scale }));
  const markets = stockAssets.map((stock): Command => ({
    type: 'ListMarket',
    settlement: 'stock',
    market: marketOf(stock),
    base: stock.asset,
    quote: quoteAsset.asset,
    symbol: `${stock.code}/${quoteAsset.code}`,
    priceDecimals: stock.priceDecimals,
    quantityDecimals: stock.quantityDecimals,
    ...pairTerms(rules),
  }));
  return [...shares, ...markets];
}
