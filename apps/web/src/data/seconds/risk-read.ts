import { useSyncExternalStore } from 'react';
import { storage } from '../storage.ts';

const key = 'optionRisk';
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isRead = (): boolean => storage.read<unknown>(key, false) === true;

/** Whether what options risk was read on this device, and how to say so. */
export function useRiskRead(): { isRead: boolean; read: () => void } {
  const read = (): void => {
    storage.write(key, true);
    for (const listener of listeners) listener();
  };
  return { isRead: useSyncExternalStore(watch, isRead), read };
}
