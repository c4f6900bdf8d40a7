import { foldedText } from '../../data/folded-text.ts';
import type { Market } from '../../data/market/market.ts';
import { coinWords } from './coin-words.ts';

/** The name of a coin by the id of its asset, as `Bitcoin`; undefined where nobody knows it. */
export type NameOf = (asset: number) => string | undefined;

/** How well a market answers a query: the coin itself first, then its beginning, then anything; null for not at all. */
function rankOf(market: Market, wanted: string, nameOf: NameOf): number | null {
  const code = foldedText(market.base.code);
  const pair = code + foldedText(market.quote.code);
  const names = [nameOf(market.base.id) ?? '', ...(coinWords[market.base.code] ?? [])].map(foldedText);
  if (code === wanted || [pair, ...names].includes(wanted)) return 0;
  if ([pair, ...names].some((text) => text.startsWith(wanted))) return 1;
  return [pair, ...names].some((text) => text.includes(wanted)) ? 2 : null;
}

/** The markets that a query means, by code, pair or name in any language, the best answers first; all for an empty one. */
export function findMarkets(markets: readonly Market[], query: string, nameOf: NameOf): Market[] {
  const wanted = foldedText(query).replace(/[\s/_-]/g, '');
  if (wanted === '') return [...markets];
  return markets
    .map((market) => ({ market, rank: rankOf(market, wanted, nameOf) }))
    .filter((each): each is { market: Market; rank: number } => each.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ market }) => market);
}
