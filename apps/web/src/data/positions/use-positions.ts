import type { Message } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { contractKeys } from '../keys/contract-keys.ts';
import { useSignedIn } from '../me/use-own-data.ts';
import { positionOf } from './position.ts';

export type OwnFutures = Message<'lever/dealall'>;

/** A mark moves what every position is worth: while there is one, all is read anew this often, in ms. */
const readEveryMs = 2_000;

/** What `pick` makes of the account, the open positions and the open orders of the customer, at the marks of now. */
export function usePartOfFutures<Part>(pick: (own: OwnFutures) => Part) {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: contractKeys.own,
    queryFn: ({ signal }) => api.read('lever/dealall', {}, { loader: false, signal }),
    enabled,
    refetchInterval: ({ state: { data } }) => (data === undefined || data.positions.length === 0 ? false : readEveryMs),
    select: pick,
  });
}

const pickPositions = ({ positions }: OwnFutures) => positions.map(positionOf);
const pickOrders = ({ orders }: OwnFutures) => orders;
const pickAccount = ({ account }: OwnFutures) => account;

/** The open positions. */
export const useOpenPositions = () => usePartOfFutures(pickPositions);

/** The open orders on positions. */
export const useOpenPositionOrders = () => usePartOfFutures(pickOrders);

/** The account that futures live by. */
export const useFuturesAccount = () => usePartOfFutures(pickAccount);

/** All markets of futures: what they enforce, and their marks. */
export function useFuturesMarkets() {
  return useQuery({
    queryKey: contractKeys.markets,
    queryFn: ({ signal }) => api.read('lever/contracts', {}, { loader: false, signal }),
    staleTime: 60_000,
  });
}
