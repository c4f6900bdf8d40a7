import { useMemo } from 'react';
import { positionOf, type Position } from '../positions/position.ts';
import { useFuturesById } from '../positions/use-futures-by-id.ts';
import { useFuturesMarkets, useReadFutures, type OwnFutures } from '../positions/use-positions.ts';
import { atMarks, markedContract } from './at-marks.ts';
import { useLiveMarks } from './live-mark.ts';
import { sharedResult } from './shared-result.ts';
import type { Market } from '../market/market.ts';
import type { FuturesMarket } from './use-futures-desk.ts';

const all = (own: OwnFutures): OwnFutures => own;
const noMarkets: readonly number[] = [];

/** Every part of a screen that shows positions follows the same marks: what one has reckoned is there for the others. */
const ownAtMarks = sharedResult(
  (own: OwnFutures, contracts: readonly FuturesMarket[], markets: ReadonlyMap<number, Market>): OwnFutures => {
    const known = contracts.flatMap(({ terms, mark }) => {
      const market = markets.get(terms.match_id);
      return market === undefined ? [] : [[market.id, markedContract(terms, mark, market)] as const];
    });
    return atMarks(own, new Map(known));
  },
);

/**
 * The account, all open positions and all open orders of the customer, at the marks of now: the marks of their markets are followed while
 * the component is mounted, and what they change is reckoned here.
 */
export function useOwnFutures() {
  const { data: read, ...query } = useReadFutures(all);
  const held = useMemo(() => [...new Set(read?.positions.map(({ match_id: market }) => market))], [read?.positions]);
  useLiveMarks(read === undefined ? noMarkets : held);
  const { data: contracts } = useFuturesMarkets({ enabled: held.length > 0 });
  const markets = useFuturesById();
  const data = read && contracts && held.length > 0 ? ownAtMarks(read, contracts, markets) : read;
  return { data, isError: query.isError, error: query.error, refetch: query.refetch };
}

const positionsOf = sharedResult(({ positions }: OwnFutures): Position[] => positions.map(inOurWords));

/** The open positions, at the marks of now. */
export function useOpenPositions() {
  const { data: own, ...query } = useOwnFutures();
  return { ...query, data: own && positionsOf(own) };
}

/** The account that futures live by, at the marks of now. */
export function useFuturesAccount() {
  const { data: own, ...query } = useOwnFutures();
  return { ...query, data: own?.account };
}

const words = new WeakMap<OwnFutures['positions'][number], Position>();

/** The same position for as long as nothing of it changes, so that what shows it needn't be drawn anew. */
function inOurWords(wire: OwnFutures['positions'][number]): Position {
  const known = words.get(wire) ?? positionOf(wire);
  words.set(wire, known);
  return known;
}
