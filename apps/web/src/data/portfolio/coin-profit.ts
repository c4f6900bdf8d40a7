import { formatDecimal, parseDecimal, type CoinPerformance } from '@auric/api';
import { usdtScale, usdtValueOf } from '../market/valuation.ts';

/** What a coin has cost and earned, in USDT: decimals of the wire, signed where they can be a loss. */
export interface CoinProfit {
  averageCost: string;
  /** What selling all of it at the price of now would earn, before fees; null without a price. */
  unrealized: string | null;
  /** Of the cost, in percent with two decimals; null where nothing was paid. */
  unrealizedPercent: string | null;
  realized: string;
}

/** The live profit of a coin from what the server counted; `price` in USDT, null where no market tells it. */
export function coinProfitOf(
  { amount, cost, average_cost, realized }: CoinPerformance,
  price: string | null,
): CoinProfit {
  const paid = parseDecimal(cost, usdtScale) ?? 0n;
  const worth = price === null ? null : usdtValueOf(amount, price);
  const gain = worth === null ? null : worth - paid;
  return {
    averageCost: average_cost,
    unrealized: gain === null ? null : formatDecimal(gain, usdtScale),
    unrealizedPercent: gain === null || paid <= 0n ? null : formatDecimal((gain * 10_000n) / paid, 2),
    realized,
  };
}
