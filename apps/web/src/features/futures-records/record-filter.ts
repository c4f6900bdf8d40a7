import type { WireContractOrder } from '@auric/api';
import type { PositionFillQuery, PositionOrderQuery, PositionQuery } from '../../data/positions/read-lists.ts';
import type { Position } from '../../data/positions/position.ts';
import { allOf, chosen, idWord, readFilter, word, writeFilter, type FilterOf } from '../../kit/record/filter-spec.ts';
import { endedStates, openStates, orderTypes, periodMs, periods } from '../../trading/orders/order-filter.ts';

export const recordViews = ['positions', 'closed', 'open', 'history', 'fills', 'funding'] as const;
export type RecordView = (typeof recordViews)[number];

export const positionSides = ['long', 'short'] as const;

const spec = {
  market: idWord('match_id'),
  side: word('side', positionSides),
  type: word('type', orderTypes),
  state: word<WireContractOrder['state']>('state', [...openStates, ...endedStates]),
  period: word('period', periods),
};
const lookedAt = { view: word('view', recordViews) };

export type RecordFilter = FilterOf<typeof spec>;
type Part = keyof RecordFilter;

export const noFilter: RecordFilter = allOf(spec);

/** What each list can be narrowed down by. */
export const partsOf: Readonly<Record<RecordView, readonly Part[]>> = {
  positions: ['market', 'side'],
  closed: ['market', 'side', 'period'],
  open: ['market', 'type'],
  history: ['market', 'type', 'state', 'period'],
  fills: ['market', 'period'],
  funding: ['market'],
};

/** What the address says is shown. */
export function readAddress(address: URLSearchParams): { view: RecordView; filter: RecordFilter } {
  const view = readFilter(lookedAt, address).view ?? 'positions';
  return { view, filter: reduced(view, readFilter(spec, address)) };
}

/** The address that says what is shown, in as few words as it takes. */
export function writeAddress(view: RecordView, filter: RecordFilter): URLSearchParams {
  const head = writeFilter(lookedAt, { view: view === 'positions' ? null : view });
  return new URLSearchParams([...head, ...writeFilter(spec, reduced(view, filter))]);
}

/** Only what applies to a list: of ended orders not the states of open ones. */
export function reduced(view: RecordView, filter: RecordFilter): RecordFilter {
  const kept = Object.entries(filter).map(([part, value]) => [
    part,
    partsOf[view].includes(part as Part) ? value : null,
  ]);
  const { state, ...rest } = Object.fromEntries(kept) as RecordFilter;
  return { ...rest, state: endedStates.find((ended) => ended === state) ?? null };
}

const since = (period: RecordFilter['period']): number | null =>
  period === null ? null : Date.now() - periodMs[period];

/** The filter in the words of the wire. Its `from` moves with the clock: it is made when a page is read. */
export function positionQueryOf({ market, side, period }: RecordFilter): PositionQuery {
  return chosen({ match_id: market, type: side, from: since(period) });
}

export function orderQueryOf({ market, type, state, period }: RecordFilter): PositionOrderQuery {
  return chosen({ match_id: market, order_type: type, state, from: since(period) });
}

export function fillQueryOf({ market, period }: RecordFilter): PositionFillQuery {
  return chosen({ match_id: market, from: since(period) });
}

/** The open positions that a filter lets through; all of them are here, so nothing is asked for. */
export function matchingPositions(positions: readonly Position[], { market, side }: RecordFilter): Position[] {
  return positions.filter(
    (position) => (market === null || position.market === market) && (side === null || position.side === side),
  );
}

/** The same for open orders. */
export function matchingOrders(
  orders: readonly WireContractOrder[],
  { market, type }: RecordFilter,
): WireContractOrder[] {
  return orders.filter(
    (order) => (market === null || order.match_id === market) && (type === null || order.order_type === type),
  );
}
