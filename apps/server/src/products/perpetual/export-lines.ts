import type { Message, WireContractOrder } from '@auric/api';
import { csvTime } from '../../edge/csv.ts';
import type { Contract } from './contract-book.ts';
import { fillShape, fundingPaymentShape } from './payment-shape.ts';
import { endedPositionShape } from './position-shape.ts';

/** A position that is over, as a line of a file. */
export function positionLine(
  row: Parameters<typeof endedPositionShape>[0],
  contract: Contract,
): Message<'export/positions'> {
  const position = endedPositionShape(row, contract);
  return {
    position_id: position.id,
    opened_at: csvTime(position.time),
    closed_at: csvTime(position.complete_time),
    market: position.symbol,
    side: position.side,
    leverage: position.multiple,
    margin_mode: position.margin_mode,
    lots: position.closed_share,
    entry_price: position.price,
    close_price: position.close_price,
    realised: position.fact_profits,
    fees: position.trade_fee,
    funding: position.overnight_money,
    currency: contract.quote.code,
    close_reason: position.close_reason,
  };
}

/** What opened or closed lots, as a line of a file. */
export function fillLine(row: Parameters<typeof fillShape>[0], contract: Contract): Message<'export/position_fills'> {
  const fill = fillShape(row, contract);
  return {
    fill_id: fill.id,
    time: csvTime(fill.time),
    market: fill.symbol,
    position_id: fill.position_id,
    side: fill.side,
    act: fill.reduces ? 'close' : 'open',
    reason: fill.reason,
    price: fill.price,
    lots: fill.share,
    value: fill.value,
    fee: fill.fee,
    realised: fill.realised ?? '0',
    currency: contract.quote.code,
    order_id: fill.order_id,
  };
}

/** A funding payment, as a line of a file. */
export function fundingLine(
  row: Parameters<typeof fundingPaymentShape>[0],
  contract: Contract,
): Message<'export/funding'> {
  const payment = fundingPaymentShape(row, contract);
  return {
    payment_id: payment.id,
    time: csvTime(payment.time),
    market: payment.symbol,
    position_id: payment.position_id,
    lots: payment.share,
    rate: payment.rate,
    mark_price: payment.mark_price,
    amount: payment.amount,
    currency: contract.quote.code,
  };
}

/** An order on a position, as a line of a file; `currency`: that of its fee. */
export function orderLine(order: WireContractOrder, currency: string): Message<'export/position_orders'> {
  return {
    order_id: order.id,
    placed_at: csvTime(order.created_at),
    changed_at: csvTime(order.updated_at),
    market: order.symbol,
    position_id: order.position_id,
    position_side: order.side,
    side: order.type,
    reduce_only: order.reduce_only,
    leverage: order.multiple,
    order_type: order.order_type,
    time_in_force: order.time_in_force,
    price: order.price,
    trigger_price: order.trigger_price,
    lots: order.share,
    filled_lots: order.filled_share,
    average_price: order.average_price,
    fee: order.fee,
    currency,
    state: order.state,
    reason: order.reason,
  };
}
