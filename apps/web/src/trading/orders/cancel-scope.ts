import type { WireOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import type { OrderFilter, OrderKind } from './order-filter.ts';

type Side = WireOrder['type'];

/** Orders that can be canceled at once: those of one side, or all. */
export interface CancelScope {
  side: Side | null;
  orders: readonly WireOrder[];
}

/** What can be canceled at once of the orders shown: nothing of one alone, and a side where the other one is there too. */
export function cancelScopes(shown: readonly WireOrder[], { side }: Pick<OrderFilter, 'side'>): CancelScope[] {
  if (shown.length < 2) return [];
  if (side !== null) return [{ side, orders: shown }];
  const bySide = (['buy', 'sell'] as const).map((each) => ({
    side: each,
    orders: shown.filter(({ type }) => type === each),
  }));
  const sides = bySide.every(({ orders }) => orders.length > 0) ? bySide : [];
  return [...sides, { side: null, orders: shown }];
}

/** The kind that all of some orders are of; null where they are of several, or of one that isn't known. */
export function onlyKind(kinds: readonly (OrderKind | undefined)[]): OrderKind | null {
  const [first] = kinds;
  return first !== undefined && kinds.every((kind) => kind === first) ? first : null;
}

/** The act on one side, as a verb. */
export function useCancelWords(): (side: Side) => string {
  const { t } = useTranslation();
  return (side) => (side === 'buy' ? t(($) => $.cancelAllOrders.buys) : t(($) => $.cancelAllOrders.sells));
}
