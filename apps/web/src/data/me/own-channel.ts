import type { ChannelChanges, ChannelStates } from '@auric/api';
import type { RealtimeClient } from '../socket/realtime-client.ts';

/** A product's part of the own channel: what is so when it opens, and what changes. */
export interface OwnFeed {
  snapshot(state: ChannelStates['me']): void;
  event(event: ChannelChanges['me']): void;
}

/** Keeps what is the customer's own current: each product takes its part of what the channel says. */
export function openMe(realtime: RealtimeClient, feeds: readonly OwnFeed[]): () => void {
  return realtime.open('me', {
    snapshot: (state) => {
      for (const feed of feeds) feed.snapshot(state as unknown as ChannelStates['me']);
    },
    event: (event) => {
      for (const feed of feeds) feed.event(event as unknown as ChannelChanges['me']);
    },
  });
}
