import { formatDecimal, type WireOrder } from '@auric/api';
import type { AssetView, MarketView, OrderState, OrderView } from '@auric/exchange';
import { isPairMarket } from '../../market-data/market-kind.ts';

/** The scales that an order's numbers are written with. */
export interface OrderScales {
  market: Pick<MarketView, 'settlement' | 'symbol' | 'priceDecimals' | 'quantityDecimals' | 'base' | 'quote'>;
  base: Pick<AssetView, 'scale'>;
  quote: Pick<AssetView, 'scale'>;
}

/** What the wire says of an order is the same whether it comes from memory or from the read models. */
export type OrderFacts = Omit<OrderView, 'held' | 'customer'>;

const open: ReadonlySet<OrderState> = new Set(['new', 'partially_filled', 'pending', 'triggered']);

/** An order as the wire writes it. */
export function orderShape(order: OrderFacts, { market, base, quote }: OrderScales): WireOrder {
  const { priceDecimals, quantityDecimals } = market;
  const inBase = isFeeInBase(order.side, market);
  return {
    id: order.id,
    match_id: order.market,
    symbol: market.symbol,
    type: order.side,
    order_type: order.orderType,
    time_in_force: order.timeInForce,
    post_only: order.postOnly,
    price: formatDecimal(order.price, priceDecimals),
    trigger_price: formatDecimal(order.triggerPrice, priceDecimals),
    trailing_delta: order.trailingBasisPoints,
    amount: formatDecimal(order.quantity, quantityDecimals),
    quote_amount: formatDecimal(order.quoteAmount, quote.scale),
    filled: formatDecimal(order.filled, quantityDecimals),
    filled_quote: formatDecimal(order.filledQuote, quote.scale),
    average_price: averagePrice(order, market, quote.scale),
    fee: formatDecimal(order.fee, inBase ? base.scale : quote.scale),
    fee_currency: inBase ? market.base : market.quote,
    state: order.state,
    status: open.has(order.state) ? 'doing' : 'complete',
    reason: order.reason,
    oco_id: order.oco,
    ...(order.takeProfit ? { target_profit_price: formatDecimal(order.takeProfit, priceDecimals) } : {}),
    ...(order.stopLoss ? { stop_loss_price: formatDecimal(order.stopLoss, priceDecimals) } : {}),
    created_at: order.createdAt,
    updated_at: order.updatedAt,
  };
}

/** In spot and stock a fee is taken out of what is received; a contract, which moves no base, takes it from the quote on both sides. */
function isFeeInBase(side: OrderView['side'], market: OrderScales['market']): boolean {
  return side === 'buy' && isPairMarket(market);
}

/** Decimals that an average may need beyond the market's own, as it falls between ticks. */
const averageExtraDecimals = 4;

/** Quote paid for one whole base, rounded down; "0" before the first fill. */
export function averagePrice(order: OrderFacts, market: OrderScales['market'], quoteScale: number): string {
  if (order.filled === 0) return '0';
  const decimals = market.priceDecimals + averageExtraDecimals;
  const numerator = order.filledQuote * 10n ** BigInt(market.quantityDecimals + decimals);
  return formatDecimal(numerator / (BigInt(order.filled) * 10n ** BigInt(quoteScale)), decimals);
}
