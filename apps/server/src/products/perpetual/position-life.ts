import type { EventRecord } from '@auric/exchange';
import type { Fold } from '../../engine/projector/projection.ts';
import type { PositionRow, PositionRows } from './position-rows.ts';

type Of<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;
type Lived =
  | 'PositionIncreased'
  | 'PositionReduced'
  | 'MarginMoved'
  | 'FundingPaid'
  | 'PositionStopsSet'
  | 'ReopeningRefused';

/** What the events of a position make of its row. */
export function foldOfLife(rows: PositionRows): Fold<Of<Lived>> {
  return {
    PositionIncreased(event, at) {
      const row = rows.find(event.position) ?? opened(rows, event, at);
      row.lots += event.lots;
      row.lots_most = Math.max(row.lots_most, row.lots);
      row.opened_lots += event.lots;
      row.opened_value += event.value;
      row.margin += event.margin;
      row.opening_margin += event.margin;
      row.fees += event.fee;
    },

    PositionReduced({ position, lots, left, value, margin, realised, fee, reason }, at) {
      const row = rows.get(position);
      row.lots = left;
      row.closed_lots += lots;
      row.closed_value += value;
      row.margin -= margin;
      row.realised += realised;
      row.fees += fee;
      row.close_reason = reason;
      if (left === 0) row.closed_at = at;
    },

    MarginMoved({ position, amount }) {
      rows.get(position).margin += amount;
    },

    // It may be over by its turn, and pays for what it had.
    FundingPaid({ position, amount, margin }) {
      const row = rows.get(position);
      row.funding += amount;
      row.margin -= margin;
    },

    PositionStopsSet({ position, takeProfit, stopLoss, byMark }) {
      Object.assign(rows.get(position), { take_profit: takeProfit, stop_loss: stopLoss, stops_by_mark: byMark });
    },

    ReopeningRefused({ position, code }) {
      rows.get(position).reopening_refused = code;
    },
  };
}

function opened(rows: PositionRows, event: Of<'PositionIncreased'>, at: number): PositionRow {
  const row: PositionRow = {
    id: event.position,
    customer: event.customer,
    market: event.market,
    side: event.side,
    is_net: event.isNet,
    is_cross: event.isCross,
    leverage: event.leverage,
    lots: 0,
    lots_most: 0,
    opened_lots: 0,
    opened_value: 0n,
    closed_lots: 0,
    closed_value: 0n,
    margin: 0n,
    opening_margin: 0n,
    realised: 0n,
    fees: 0n,
    funding: 0n,
    take_profit: 0,
    stop_loss: 0,
    stops_by_mark: true,
    close_reason: '',
    reopening_refused: '',
    opened_at: at,
    closed_at: 0,
  };
  rows.add(row);
  return row;
}
