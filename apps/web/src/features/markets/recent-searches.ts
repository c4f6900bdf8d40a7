import { create } from 'zustand';
import { storage } from '../../data/storage.ts';

const key = 'recent-searches';
const mostKept = 8;

/** The list with a search at its front: each once, the oldest go. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const wanted = text.trim();
  if (wanted === '') return [...searches];
  const others = searches.filter((each) => each.toLowerCase() !== wanted.toLowerCase());
  return [wanted, ...others].slice(0, mostKept);
}

function stored(): string[] {
  const value = storage.read<unknown>(key, []);
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

/** What was looked for on this device, the latest first. */
export const useRecentSearches = create<{ searches: readonly string[] }>(() => ({ searches: stored() }));

function keep(searches: readonly string[]): void {
  storage.write(key, searches.length === 0 ? null : searches);
  useRecentSearches.setState({ searches });
}

export function rememberSearch(text: string): void {
  keep(withSearch(useRecentSearches.getState().searches, text));
}

export function forgetSearches(): void {
  keep([]);
}
