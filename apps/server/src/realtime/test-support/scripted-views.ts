import type { BalanceView, OrderView, TradeView } from '@auric/exchange';
import { noon } from './realtime-server.ts';

/** A trade in the first market; the exchange adds its time. */
export function trade(id: number, price: number): Omit<TradeView, 'at'> {
  return { id, market: 1, side: 'buy', price, quantity: 10, quoteAmount: BigInt(price) };
}

/** An open order to buy one BTC at 64,000. */
export function order(id: number, customer: number, overrides: Partial<OrderView> = {}): OrderView {
  return {
    id,
    customer,
    market: 1,
    side: 'buy',
    orderType: 'limit',
    timeInForce: 'gtc',
    postOnly: false,
    price: 640_000,
    quantity: 100_000,
    quoteAmount: 0n,
    triggerPrice: 0,
    trailingBasisPoints: 0,
    filled: 0,
    filledQuote: 0n,
    fee: 0n,
    held: 64_000_000_000n,
    state: 'new',
    reason: 'none',
    oco: 0,
    createdAt: noon,
    updatedAt: noon,
    ...overrides,
  };
}

export const tenThousand: BalanceView = { kind: 'spot', asset: 3, available: 9_000_000_000n, held: 1_000_000_000n };
