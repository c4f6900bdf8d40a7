import type { EventRecord } from '@auric/exchange';
import type { OrderRow } from './order-rows.ts';

type Trade = Extract<EventRecord, { type: 'OrdersTraded' }>;

/**
 * A liquidity provider's level, at the first time that somebody fills it. How much it would still take changes several
 * times a second and is nobody's history, so its row says only what was filled and grows with every further fill.
 */
export function quoteLevelOf(trade: Trade, at: number): OrderRow {
  return {
    id: trade.maker,
    customer: trade.makerCustomer,
    market: trade.market,
    side: trade.side === 'buy' ? 'sell' : 'buy',
    orderType: 'limit',
    timeInForce: 'gtc',
    postOnly: true,
    price: trade.price,
    quantity: trade.quantity,
    quoteAmount: 0n,
    triggerPrice: 0,
    trailingBasisPoints: 0,
    filled: 0,
    filledQuote: 0n,
    fee: 0n,
    state: 'new',
    reason: 'none',
    oco: 0,
    triggeredSeq: 0,
    takeProfit: 0,
    stopLoss: 0,
    unprotectedSeq: 0,
    createdAt: at,
    updatedAt: at,
  };
}
