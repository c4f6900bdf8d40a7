import { useApp } from '../../data/app-store.ts';

/** What stands where an amount is hidden. */
export const hiddenAmount = '••••••';

export function useHiddenAmounts(): boolean {
  return useApp((state) => state.preferences.hideAmounts);
}
