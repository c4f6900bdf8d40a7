import type { WirePosition } from '@auric/api';

/** What all futures are margined and settled in. */
export const settlementAsset = 'USDT';

/** A position in the words of the field; amounts are decimals of USDT, prices "0" where there is none. */
export interface Position {
  id: number;
  market: number;
  symbol: string;
  side: 'long' | 'short';
  marginMode: 'isolated' | 'cross';
  leverage: number;
  /** What it has, or had at most once it is over. */
  lots: string;
  entryPrice: string;
  markPrice: string;
  liquidationPrice: string;
  closePrice: string;
  initialMargin: string;
  margin: string;
  takeProfit: string;
  stopLoss: string;
  /** What sets the two off. */
  stopsBy: 'mark' | 'last';
  /** At the mark that it was read with. */
  unrealized: string;
  /** By the price alone. */
  realized: string;
  /** What was paid for its trades. */
  fees: string;
  /** Negative for what was paid. */
  funding: string;
  closeReason: WirePosition['close_reason'];
  isOpen: boolean;
  openedAt: number;
  closedAt: number;
}

/** A position of the wire, in the words of the field. */
export function positionOf(wire: WirePosition): Position {
  return {
    id: wire.id,
    market: wire.match_id,
    symbol: wire.symbol,
    side: wire.side,
    marginMode: wire.margin_mode,
    leverage: wire.multiple,
    lots: wire.share,
    entryPrice: wire.price,
    markPrice: wire.update_price,
    liquidationPrice: wire.liquidation_price,
    closePrice: wire.close_price,
    initialMargin: wire.origin_caution_money,
    margin: wire.caution_money,
    takeProfit: wire.target_profit_price,
    stopLoss: wire.stop_loss_price,
    stopsBy: wire.stops_by,
    unrealized: wire.profits,
    realized: wire.fact_profits,
    fees: wire.trade_fee,
    funding: wire.overnight_money,
    closeReason: wire.close_reason,
    isOpen: wire.status === 'doing',
    openedAt: wire.time,
    closedAt: wire.complete_time,
  };
}
