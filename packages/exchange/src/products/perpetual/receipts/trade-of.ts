import type { Given, PlacedFrame } from '../../../kernel/receipt.ts';
import type { OrdersTraded } from '../../../matching/venue/settlement.ts';

/** What of a trade is one side's: its price in ticks, and the rate that this side was charged. */
export interface TradeSide {
  readonly price: number;
  readonly rate: Given;
}

/** The side of an order in a trade of the same frame; null where the frame has no such trade. */
export function tradeSide(frame: PlacedFrame, { trade, order }: { trade: number; order: number }): TradeSide | null {
  const events = frame.events as readonly (OrdersTraded | { readonly type: 'of another kind' })[];
  const found = events.find((one): one is OrdersTraded => one.type === 'OrdersTraded' && one.trade === trade);
  if (found === undefined) return null;
  const ppm = found.taker === order ? found.takerPpm : found.makerPpm;
  const rate = { name: 'fee_rate', value: BigInt(ppm), measure: { of: 'rate' }, origin: { from: 'trades' } } as const;
  return { price: found.price, rate };
}
