import type { Funding, FundingPayment, PositionFill, WireContractOrder } from '@auric/api';
import { api } from '../client.ts';
import type { PageOf } from '../paged-rows.ts';
import { positionOf, type Position } from './position.ts';

interface PageAsked {
  before?: number;
  limit: number;
  signal: AbortSignal;
}

export interface PositionQuery {
  match_id?: number;
  type?: 'long' | 'short';
  from?: number;
}

export interface PositionOrderQuery {
  match_id?: number;
  order_type?: WireContractOrder['order_type'];
  state?: WireContractOrder['state'];
  position_id?: number;
  from?: number;
}

export interface PositionFillQuery {
  match_id?: number;
  position_id?: number;
  from?: number;
}

/** The positions that are over, the newest first. */
export async function readClosedPositions(
  query: PositionQuery,
  { signal, ...page }: PageAsked,
): Promise<PageOf<Position>> {
  const answer = await api.read('lever/my_trade', { ...query, status: 'complete', ...page }, { loader: false, signal });
  return { ...answer, data: answer.data.map(positionOf) };
}

/** Orders on positions that have ended. */
export function readEndedOrders(
  query: PositionOrderQuery,
  { signal, ...page }: PageAsked,
): Promise<PageOf<WireContractOrder>> {
  return api.read('lever/orders', { ...query, status: 'complete', ...page }, { loader: false, signal });
}

/** What opened and closed the own positions. */
export function readPositionFills(
  query: PositionFillQuery,
  { signal, ...page }: PageAsked,
): Promise<PageOf<PositionFill>> {
  return api.read('lever/fills', { ...query, ...page }, { loader: false, signal });
}

/** What funding has cost or brought. */
export function readFundingPayments(
  query: Pick<PositionFillQuery, 'match_id' | 'position_id'>,
  { signal, ...page }: PageAsked,
): Promise<PageOf<FundingPayment>> {
  return api.read('lever/my_funding', { ...query, ...page }, { loader: false, signal });
}

/** The funding rates of a market that were settled. */
export function readFundingRates(market: number, { signal, ...page }: PageAsked): Promise<PageOf<Funding>> {
  return api.read('lever/funding_history', { match_id: market, ...page }, { loader: false, signal });
}
