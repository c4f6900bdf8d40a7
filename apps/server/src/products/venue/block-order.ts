import type { EventRecord } from '@auric/exchange';
import type { OrderRow } from './order-rows.ts';

type BlockFilled = Extract<EventRecord, { type: 'BlockFilled' }>;

/** The order that a part of a block is for its customer: at market, for the lots that they got, filled when it is made. */
export function blockOrderOf({ order, customer, market, side, lots }: BlockFilled, at: number): OrderRow {
  return {
    id: order,
    customer,
    market,
    side,
    orderType: 'market',
    timeInForce: 'ioc',
    postOnly: false,
    price: 0,
    quantity: lots,
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
