import type { Mark } from '@auric/api';
import { useEffect } from 'react';
import { realtime } from '../client.ts';
import { FrameBatch, FrameScheduler } from '../frame-batch.ts';
import { contractKeys } from '../keys/contract-keys.ts';
import { queryClient } from '../query-client.ts';
import type { FuturesMarket } from './use-futures-desk.ts';

/** The list of markets with the marks that were heard of; another time's mark of the same market is gone. */
export function withMarks(markets: readonly FuturesMarket[], heard: ReadonlyMap<number, Mark>): FuturesMarket[] {
  return markets.map((each) => {
    const mark = heard.get(each.terms.match_id);
    return mark === undefined ? each : { ...each, mark };
  });
}

/** A market is marked once a second; who has positions in many is shown their marks together, so often, in ms. */
const everyMs = 250;
const markFrames = new FrameScheduler(everyMs);

let heard = new Map<number, Mark>();

/** Marks that come together are shown together. */
const shown = new FrameBatch(() => {
  const marks = heard;
  heard = new Map();
  queryClient.setQueryData<FuturesMarket[]>(contractKeys.markets, (known) => known && withMarks(known, marks));
}, markFrames.request);

function hear(state: Record<string, unknown>): void {
  const mark = state['mark'] as Mark | null;
  if (mark === null) return;
  heard.set(mark.match_id, mark);
  shown.request();
}

const consumer = { snapshot: hear, event: hear };

/** Keeps the mark of a market as its channel says it while the component is mounted; 0 is none. */
export function useLiveMark(market: number): void {
  useEffect(() => (market === 0 ? undefined : realtime.open(`mark:${market}`, consumer)), [market]);
}

/** Keeps the marks of several markets as their channels say them while the component is mounted. */
export function useLiveMarks(markets: readonly number[]): void {
  useEffect(() => {
    const closers = markets.map((market) => realtime.open(`mark:${market}`, consumer));
    return () => {
      for (const close of closers) close();
    };
  }, [markets]);
}
