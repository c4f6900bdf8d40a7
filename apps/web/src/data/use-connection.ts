import { useSyncExternalStore } from 'react';
import { realtime } from './client.ts';
import type { ConnectionState } from './socket/connection-state.ts';

/** What the customer is told about the line; orders wait while it isn't `online`. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(realtime.status.subscribe, realtime.status.state);
}
