import type { Market } from '../../data/market/market.ts';
import { useTickPart } from '../../data/market/use-market-data.ts';
import { LastPrice } from '../../kit/market/last-price.tsx';
import { ChangeText } from '../../ui/drawings/change-pill.tsx';

/** Pair and price over a chart that has the whole window: nothing else says them there. */
export function ChartHead({ market }: { market: Market }) {
  const change = useTickPart(market.id, (tick) => tick?.change);
  return (
    <p className="flex min-h-9 shrink-0 items-center gap-3 px-1 text-sm">
      <b className="font-semibold">{market.symbol}</b>
      <LastPrice market={market} className="font-semibold" />
      {change !== undefined && <ChangeText change={change} className="text-xs" />}
    </p>
  );
}
