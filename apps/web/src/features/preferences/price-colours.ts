import { setPreference, type Preferences } from '../../data/app-store.ts';

/** Which colour a rising price has; the falling one has the other of the pair. */
export const priceColours = ['greenUp', 'redUp', 'blueUp'] as const;
export type PriceColours = (typeof priceColours)[number];

export function priceColoursOf({
  colourBlind,
  swapUpDown,
}: Pick<Preferences, 'colourBlind' | 'swapUpDown'>): PriceColours {
  if (colourBlind) return 'blueUp';
  return swapUpDown ? 'redUp' : 'greenUp';
}

export function choosePriceColours(colours: PriceColours): void {
  setPreference('colourBlind', colours === 'blueUp');
  setPreference('swapUpDown', colours === 'redUp');
}
