import type { IndexTicks } from '@auric/api';
import { useEffect, useSyncExternalStore } from 'react';
import { realtime } from '../client.ts';

/** So long a tick stays in the chart. */
const keptMs = 150_000;

export interface IndexTick {
  readonly time: number;
  readonly price: number;
}

/** The index as the screens of options follow it. `aheadMs`: how far the exchange's clock is ahead of this one. */
export interface LiveIndex {
  readonly last: IndexTicks;
  readonly ticks: readonly IndexTick[];
  readonly aheadMs: number;
}

/** What is known after a message of the channel: its ticks join those before it. */
export function joined(before: LiveIndex | null, said: IndexTicks, now: number): LiveIndex {
  const known = before?.last.match_id === said.match_id ? before.ticks : [];
  const newest = known.at(-1)?.time ?? 0;
  const fresh = said.ticks
    .filter(({ time }) => time > newest)
    .map(({ time, price }) => ({ time, price: Number(price) }));
  const ticks = [...known, ...fresh];
  const end = ticks.at(-1)?.time ?? said.time;
  return { last: said, ticks: ticks.filter(({ time }) => time > end - keptMs), aheadMs: end - now };
}

const heard = new Map<number, LiveIndex>();
const listeners = new Set<() => void>();

/** One for all channels: a channel that is opened again soon goes on with the consumer that it had. */
function hear(state: Record<string, unknown>): void {
  const said = state['index'] as IndexTicks | null;
  if (said === null) return;
  heard.set(said.match_id, joined(heard.get(said.match_id) ?? null, said, Date.now()));
  for (const listener of listeners) listener();
}

const consumer = { snapshot: hear, event: hear };

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the index of a market while the component is mounted; null before the first word of it. 0 is no market. */
export function useLiveIndex(market: number): LiveIndex | null {
  useEffect(() => (market === 0 ? undefined : realtime.open(`index:${market}`, consumer)), [market]);
  return useSyncExternalStore(watch, () => heard.get(market) ?? null);
}
