import { useEffect, useMemo, useState } from 'react';
import { ticks } from '../market/market-feed.ts';
import type { Market } from '../market/market.ts';
import { useMarkets } from '../market/use-market-data.ts';
import { useWallet } from '../me/use-own-data.ts';
import { inOrderOf, portfolioOf, type Portfolio, type PriceOf } from './portfolio.ts';

/** A total that moves with every tick can't be read: it is drawn anew every second, and at once for a new balance. */
const revalueEveryMs = 1000;
const usdt = 'USDT';

function priceFrom(markets: readonly Market[]): PriceOf {
  return (currency) => {
    const market = markets.find((each) => each.base.id === currency && each.quote.code === usdt);
    if (market !== undefined) return ticks.get(market.id)?.index ?? null;
    return markets.some((each) => each.quote.id === currency && each.quote.code === usdt) ? '1' : null;
  };
}

/** The customer's holdings at live prices; undefined until the wallet is known. Their order changes with the wallet only. */
export function usePortfolio(): {
  portfolio: Portfolio | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
} {
  const { data: wallet, error, refetch } = useWallet();
  const { data: markets } = useMarkets('pairs');
  const [round, setRound] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setRound((before) => before + 1), revalueEveryMs);
    return () => clearInterval(timer);
  }, []);
  const ordered = useMemo(
    () => (wallet === undefined ? undefined : portfolioOf(wallet, priceFrom(markets ?? []))),
    [wallet, markets],
  );
  const portfolio = useMemo(() => {
    void round;
    if (wallet === undefined || ordered === undefined) return undefined;
    return inOrderOf(ordered, portfolioOf(wallet, priceFrom(markets ?? [])));
  }, [wallet, markets, ordered, round]);
  return { portfolio, error, refetch };
}
