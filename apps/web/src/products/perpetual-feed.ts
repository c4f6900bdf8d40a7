import { futuresChanged } from '../data/futures/futures-changed.ts';
import type { OwnFeed } from '../data/me/own-channel.ts';

/** What happened to a position, an order on one or the account behind them: all of it is read anew, as their sums change with them. */
export const feed: OwnFeed = {
  snapshot: () => futuresChanged(),
  event({ positions, contract_orders: orders, closed_positions: closed = [], balances }) {
    const isTouched = positions.length > 0 || orders.length > 0 || closed.length > 0;
    if (isTouched || balances.some(({ kind }) => kind === 'perpetual')) futuresChanged();
  },
};
