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

/** The mark of the colours on an element; the first pair needs none. */
export function updownOf(colours: PriceColours): string | undefined {
  return { greenUp: undefined, redUp: 'swap', blueUp: 'blue' }[colours];
}

export function choosePriceColours(colours: PriceColours): void {
  setPreference('colourBlind', colours === 'blueUp');
  setPreference('swapUpDown', colours === 'redUp');
}
