import type { WireOrder } from '@auric/api';
import { allOf, chosen, idWord, readFilter, word, writeFilter, type FilterOf } from '../../kit/record/filter-spec.ts';
import type { OrderQuery } from './use-order-lists.ts';

export const orderViews = ['open', 'history', 'fills'] as const;
export type OrderView = (typeof orderViews)[number];

/** The kinds of markets whose orders are in these lists. */
export const orderKinds = ['spot', 'stock'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const orderSides = ['buy', 'sell'] as const;
export const orderTypes = ['limit', 'market', 'stop_limit', 'stop_market', 'take_profit', 'trailing_stop'] as const;
/** The states that a list can be narrowed to: those of open orders and those of ended ones. */
export const openStates = ['new', 'partially_filled', 'pending', 'triggered'] as const;
export const endedStates = ['filled', 'canceled', 'expired', 'rejected'] as const;

const dayMs = 24 * 60 * 60 * 1000;
export const periodMs = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs, quarter: 90 * dayMs } as const;
export type Period = keyof typeof periodMs;
export const periods = Object.keys(periodMs) as Period[];

/** Which orders are shown. */
const spec = {
  market: idWord('match_id'),
  kind: word('kind', orderKinds),
  side: word('side', orderSides),
  type: word('type', orderTypes),
  state: word<WireOrder['state']>('state', [...openStates, ...endedStates]),
  period: word('period', periods),
};
/** Which list is looked at, and which order of it was asked for by its number. */
const lookedAt = { view: word('view', orderViews), order: idWord('order') };

export type OrderFilter = FilterOf<typeof spec>;

export const noFilter: OrderFilter = allOf(spec);

/** What the address says is shown. */
export function readAddress(address: URLSearchParams): { view: OrderView; order: number | null; filter: OrderFilter } {
  const { view, order } = readFilter(lookedAt, address);
  return { view: view ?? 'open', order, filter: reduced(view ?? 'open', readFilter(spec, address)) };
}

/** The address that says what is shown, in as few words as it takes. */
export function writeAddress(view: OrderView, filter: OrderFilter): URLSearchParams {
  const head = writeFilter(lookedAt, { view: view === 'open' ? null : view, order: null });
  return new URLSearchParams([...head, ...writeFilter(spec, reduced(view, filter))]);
}

/** Only what applies to a view: fills have neither type nor state, and open orders not the states of ended ones. */
export function reduced(view: OrderView, filter: OrderFilter): OrderFilter {
  if (view === 'fills') return { ...filter, type: null, state: null };
  const states: readonly WireOrder['state'][] = view === 'open' ? openStates : endedStates;
  return { ...filter, state: states.find((state) => state === filter.state) ?? null };
}

/** The filter in the words of the wire. */
export function queryOf({ market, kind, side, type, state, period }: OrderFilter): OrderQuery {
  const withinMs = period === null ? null : periodMs[period];
  return chosen({ match_id: market, kind, type: side, order_type: type, state, withinMs });
}

/** The open orders that a filter lets through; all of them are here, so nothing is asked for. */
export function matching(
  orders: readonly WireOrder[],
  filter: OrderFilter,
  now: number,
  kindOf: (order: WireOrder) => OrderKind | undefined,
): WireOrder[] {
  const { market, kind, side, type, state, period } = filter;
  return orders.filter(
    (order) =>
      (market === null || order.match_id === market) &&
      (kind === null || kindOf(order) === kind) &&
      (side === null || order.type === side) &&
      (type === null || order.order_type === type) &&
      (state === null || order.state === state) &&
      (period === null || order.created_at >= now - periodMs[period]),
  );
}
