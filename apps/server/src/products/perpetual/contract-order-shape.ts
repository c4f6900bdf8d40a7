import { formatDecimal, type WireContractOrder } from '@auric/api';
import type { AssetView, MarketView, OrderView } from '@auric/exchange';
import { type OrderFacts, orderShape } from '../venue/order-shape.ts';
import { formatShare } from '../../market-data/share.ts';

/** What an order on a position is written with. */
export interface ContractOrderScales {
  readonly market: MarketView;
  readonly base: Pick<AssetView, 'scale'>;
  readonly quote: Pick<AssetView, 'scale'>;
}

/** An order on a position as the wire writes it. One on the net position of a liquidity provider names no ticket. */
export function contractOrderShape(
  order: OrderFacts & Pick<OrderView, 'position'>,
  { market, base, quote }: ContractOrderScales,
): WireContractOrder {
  const { position, side } = order;
  const isReducing = position?.reduceOnly ?? false;
  const price = (ticks: number): string => formatDecimal(ticks, market.priceDecimals);
  return {
    ...orderShape(order, { market, base, quote }),
    ...(position?.takeProfit ? { target_profit_price: price(position.takeProfit) } : {}),
    ...(position?.stopLoss ? { stop_loss_price: price(position.stopLoss) } : {}),
    position_id: position?.position ?? 0,
    side: (side === 'buy') === isReducing ? 'short' : 'long',
    share: formatShare(order.quantity),
    filled_share: formatShare(order.filled),
    multiple: position?.leverage ?? 0,
    reduce_only: isReducing,
    trigger_by: position?.byMark ? 'mark' : 'last',
  };
}
