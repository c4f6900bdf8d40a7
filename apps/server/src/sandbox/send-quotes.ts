import type { LiquidityProvider } from './liquidity-provider.ts';
import type { MarketScene } from './market-scene.ts';
import type { TradingDesk } from './trading-desk.ts';

/** Sends the quotes of a provider that are due; one that isn't taken is due again. */
export async function sendQuotes(
  desk: TradingDesk,
  provider: LiquidityProvider,
  scenes: readonly MarketScene[],
  now: number,
): Promise<void> {
  const quotes = provider.quotesDue(scenes, now);
  const replies = await Promise.all(quotes.map((quote) => desk.execute(quote)));
  for (const [i, quote] of quotes.entries()) {
    if (replies[i] === null && quote.type === 'MassQuote') provider.retry(quote.market);
  }
}
