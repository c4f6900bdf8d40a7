import type { FuturesMarket } from '../../data/futures/use-futures-desk.ts';
import type { Market } from '../../data/market/market.ts';
import { useNumbers } from '../../locales/number-format.ts';

/** No coin has more decimals in a lot. */
const mostDecimals = 8;

/** What stands beside a number of lots: how much of the coin one of them is, "× 0.01 BTC". */
export function useLotText(): (contract: Pick<FuturesMarket, 'terms'>, market: Market) => string {
  const numbers = useNumbers();
  return ({ terms }, { base }) => `× ${numbers.plain(terms.share, mostDecimals)} ${base.code}`;
}
