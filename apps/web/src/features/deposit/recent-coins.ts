import { storage } from '../../data/storage.ts';

const key = 'recent-coins';
const kept = 4;

/** The coins that were chosen last on this device, the latest first. */
export function recentCoins(): readonly number[] {
  const stored = storage.read<unknown>(key, []);
  return Array.isArray(stored) ? stored.filter((id): id is number => Number.isSafeInteger(id)).slice(0, kept) : [];
}

/** Puts a coin before the others. */
export function rememberCoin(id: number): void {
  storage.write(key, [id, ...recentCoins().filter((each) => each !== id)].slice(0, kept));
}
