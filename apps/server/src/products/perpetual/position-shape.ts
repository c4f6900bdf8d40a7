import { formatDecimal, type WirePosition } from '@auric/api';
import type { PositionView } from '@auric/exchange';
import type { Selectable } from 'kysely';
import { averageOf, type PositionScales } from '../../market-data/average-price.ts';
import type { PositionsTable } from './tables.ts';
import { formatShare } from '../../market-data/share.ts';

const markDecimals = 8;
/** Beyond any price: what a position has for its bankruptcy price that no price bankrupts. */
const noPrice = Number.MAX_SAFE_INTEGER;

/** An open position as the wire writes it, at the mark of now. */
export function positionShape(view: PositionView, scales: PositionScales): WirePosition {
  const { market, quote } = scales;
  const price = (ticks: number): string => formatDecimal(ticks === noPrice ? 0 : ticks, market.priceDecimals);
  const amount = (units: bigint): string => formatDecimal(units, quote.scale);
  return {
    id: view.position,
    match_id: view.market,
    symbol: market.symbol,
    side: view.side,
    share: formatShare(view.lots),
    closed_share: formatShare(view.closedLots),
    price: averageOf(view.entryValue, view.lots, scales),
    open_value: amount(view.entryValue),
    multiple: view.leverage,
    margin_mode: view.isCross ? 'cross' : 'isolated',
    origin_caution_money: amount(view.openingMargin),
    caution_money: amount(view.margin),
    target_profit_price: price(view.takeProfit),
    stop_loss_price: price(view.stopLoss),
    stops_by: view.stopsByMark || view.takeProfit + view.stopLoss === 0 ? 'mark' : 'last',
    trade_fee: amount(view.fees),
    overnight_money: amount(view.funding),
    update_price: formatDecimal(view.markE8, markDecimals),
    liquidation_price: price(view.liquidationPrice),
    bankruptcy_price: price(view.bankruptcyPrice),
    profits: amount(view.unrealised),
    fact_profits: amount(view.realised),
    risk_rate: riskRateShape(view.riskRateE4),
    close_price: averageOf(view.closedValue, view.closedLots, scales),
    close_reason: '',
    status: 'doing',
    time: view.openedAt,
    complete_time: 0,
  };
}

/** A position that is over, from the read models. */
export function endedPositionShape(row: Selectable<PositionsTable>, scales: PositionScales): WirePosition {
  const amount = (units: string | bigint): string => formatDecimal(BigInt(units), scales.quote.scale);
  return {
    id: row.id,
    match_id: row.market,
    symbol: scales.market.symbol,
    side: row.side,
    share: formatShare(row.lots_most),
    closed_share: formatShare(row.closed_lots),
    price: averageOf(BigInt(row.opened_value), row.opened_lots, scales),
    open_value: amount(row.opened_value),
    multiple: row.leverage,
    margin_mode: row.is_cross ? 'cross' : 'isolated',
    origin_caution_money: amount(row.opening_margin),
    caution_money: '0',
    target_profit_price: formatDecimal(row.take_profit, scales.market.priceDecimals),
    stop_loss_price: formatDecimal(row.stop_loss, scales.market.priceDecimals),
    stops_by: row.stops_by_mark ? 'mark' : 'last',
    trade_fee: amount(row.fees),
    overnight_money: amount(row.funding),
    update_price: '0',
    liquidation_price: '0',
    bankruptcy_price: '0',
    profits: '0',
    fact_profits: amount(row.realised),
    risk_rate: null,
    close_price: averageOf(BigInt(row.closed_value), row.closed_lots, scales),
    close_reason: row.close_reason,
    status: 'complete',
    time: row.opened_at,
    complete_time: row.closed_at,
  };
}

/** A risk rate in percent; null without one. */
export function riskRateShape(rateE4: bigint | null): string | null {
  return rateE4 === null ? null : formatDecimal(rateE4, 2);
}
