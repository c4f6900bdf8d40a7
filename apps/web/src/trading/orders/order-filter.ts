import type { WireOrder } from '@auric/api';
import type { OrderQuery } from './use-order-lists.ts';

export const orderViews = ['open', 'history', 'fills'] as const;
export type OrderView = (typeof orderViews)[number];

export const orderSides = ['buy', 'sell'] as const;
export const orderTypes = ['limit', 'market', 'stop_limit', 'stop_market', 'take_profit', 'trailing_stop'] as const;
/** The states that a list can be narrowed to: those of open orders and those of ended ones. */
export const openStates = ['new', 'partially_filled', 'pending', 'triggered'] as const;
export const endedStates = ['filled', 'canceled', 'expired', 'rejected'] as const;

const dayMs = 24 * 60 * 60 * 1000;
export const periodMs = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs, quarter: 90 * dayMs } as const;
export type Period = keyof typeof periodMs;
export const periods = Object.keys(periodMs) as Period[];

/** Which orders are shown; null stands for all. */
export interface OrderFilter {
  market: number | null;
  side: (typeof orderSides)[number] | null;
  type: WireOrder['order_type'] | null;
  state: WireOrder['state'] | null;
  period: Period | null;
}

export const noFilter: OrderFilter = { market: null, side: null, type: null, state: null, period: null };

function one<Value extends string>(text: string | null, of: readonly Value[]): Value | null {
  return of.find((value) => value === text) ?? null;
}

/** What the address says is shown; what it says wrongly is as if it said nothing. */
export function readAddress(address: URLSearchParams): { view: OrderView; filter: OrderFilter } {
  const view = one(address.get('view'), orderViews) ?? 'open';
  const market = Number(address.get('match_id') ?? 0);
  const filter: OrderFilter = {
    market: Number.isSafeInteger(market) && market > 0 ? market : null,
    side: one(address.get('side'), orderSides),
    type: one(address.get('type'), orderTypes),
    state: one<WireOrder['state']>(address.get('state'), view === 'open' ? openStates : endedStates),
    period: one(address.get('period'), periods),
  };
  return { view, filter: reduced(view, filter) };
}

/** The address that says what is shown, in as few words as it takes. */
export function writeAddress(view: OrderView, filter: OrderFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== 'open') address.set('view', view);
  const { market, ...rest } = reduced(view, filter);
  if (market !== null) address.set('match_id', String(market));
  for (const [name, value] of Object.entries(rest)) if (value !== null) address.set(name, value);
  return address;
}

/** Only what applies to a view: fills have neither type nor state, and open orders not the states of ended ones. */
export function reduced(view: OrderView, filter: OrderFilter): OrderFilter {
  if (view === 'fills') return { ...filter, type: null, state: null };
  const known = one<WireOrder['state']>(filter.state, view === 'open' ? openStates : endedStates);
  return { ...filter, state: known };
}

export function isFiltered(filter: OrderFilter): boolean {
  return Object.values(filter).some((value) => value !== null);
}

/** The filter in the words of the wire. */
export function queryOf({ market, side, type, state, period }: OrderFilter): OrderQuery {
  return {
    ...(market === null ? {} : { match_id: market }),
    ...(side === null ? {} : { type: side }),
    ...(type === null ? {} : { order_type: type }),
    ...(state === null ? {} : { state }),
    ...(period === null ? {} : { withinMs: periodMs[period] }),
  };
}

/** The open orders that a filter lets through; all of them are here, so nothing is asked for. */
export function matching(orders: readonly WireOrder[], filter: OrderFilter, now: number): WireOrder[] {
  const { market, side, type, state, period } = filter;
  return orders.filter(
    (order) =>
      (market === null || order.match_id === market) &&
      (side === null || order.type === side) &&
      (type === null || order.order_type === type) &&
      (state === null || order.state === state) &&
      (period === null || order.created_at >= now - periodMs[period]),
  );
}
