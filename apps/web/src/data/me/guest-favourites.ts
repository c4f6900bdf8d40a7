import { create } from 'zustand';
import { storage } from '../storage.ts';

const guestKey = 'guest-favourites';

function stored(): readonly number[] {
  const value = storage.read<unknown>(guestKey, []);
  return Array.isArray(value) ? value.filter((each): each is number => Number.isSafeInteger(each)) : [];
}

/** The markets that somebody without an account has marked on this device, in the order of marking. */
export const useGuestFavourites = create<{ markets: readonly number[] }>(() => ({ markets: stored() }));

/** What another tab has marked, or has handed over to an account. */
export function readGuestFavourites(key: string | null): void {
  if (key === null || key === guestKey) useGuestFavourites.setState({ markets: stored() });
}

export function markGuestFavourite(market: number, marked: boolean): void {
  const rest = useGuestFavourites.getState().markets.filter((each) => each !== market);
  const markets = marked ? [...rest, market] : rest;
  storage.write(guestKey, markets.length === 0 ? null : markets);
  useGuestFavourites.setState({ markets });
}

/**
 * Hands what was marked before login over to the account, one by one. A mark is forgotten here once it was answered;
 * without an answer it stays for the next time.
 */
export async function handOverFavourites(
  add: (market: number) => Promise<unknown>,
  isAnswer: (failure: unknown) => boolean,
): Promise<void> {
  for (const market of useGuestFavourites.getState().markets) {
    try {
      await add(market);
    } catch (failure) {
      if (!isAnswer(failure)) return;
    }
    markGuestFavourite(market, false);
  }
}
