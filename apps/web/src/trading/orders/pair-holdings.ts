import type { Market, MarketAsset } from '../../data/market/market.ts';
import type { Holding } from '../../data/portfolio/portfolio.ts';

const nothingOf = ({ id, code }: MarketAsset): Holding => ({
  currency: id,
  code,
  available: '0',
  frozen: '0',
  total: '0',
  value: 0n,
  price: null,
});

/** The holdings of an account as a market sees them: its own two coins first, empty ones too, then the others. */
export function pairHoldings({ base, quote }: Market, holdings: readonly Holding[]): Holding[] {
  const own = [base, quote].map((asset) => holdings.find(({ currency }) => currency === asset.id) ?? nothingOf(asset));
  const others = holdings.filter(({ currency }) => currency !== base.id && currency !== quote.id);
  return [...own, ...others];
}
