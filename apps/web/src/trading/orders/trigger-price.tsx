import type { WireOrder } from '@auric/api';
import { useState } from 'react';
import { useTick } from '../../data/market/use-market-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { trailedTrigger, triggerSideOf } from './order-facts.ts';
import { useMarketsById } from './use-order-words.ts';

/** Where the last price must go for an order to trigger. That of a trailing stop moves with the market. */
export function TriggerPrice({ order }: { order: WireOrder }) {
  const numbers = useNumbers();
  const market = useMarketsById().get(order.match_id);
  const best = useBestSince(order);
  const side = triggerSideOf(order);
  if (side === null) return <>—</>;
  if (market === undefined) return <>{`${side} ${numbers.plain(order.trigger_price, 12)}`}</>;
  const trigger = trailedTrigger(order, order.trigger_price, best, market.priceDecimals);
  return <span data-price>{`${side} ${numbers.fixed(trigger, market.priceDecimals)}`}</span>;
}

/** The best last price that was seen while a trailing stop was on the screen; the exchange has the rest of it. */
function useBestSince(order: WireOrder): string | undefined {
  const trails = order.trailing_delta > 0 && order.state === 'pending';
  const last = useTick(trails ? order.match_id : undefined)?.price;
  const [best, setBest] = useState<string>();
  const better =
    last !== undefined &&
    (best === undefined || (order.type === 'sell' ? Number(last) > Number(best) : Number(last) < Number(best)));
  if (better) setBest(last);
  return better ? last : best;
}
