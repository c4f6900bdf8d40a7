import { useApp, type Preferences } from '../data/app-store.ts';

const lightScheme = matchMedia('(prefers-color-scheme: light)');
const barColours = { dark: '#0b0d10', light: '#f5f6f8' } as const;

function apply({ theme, swapUpDown, colourBlind }: Preferences): void {
  const shown = theme === 'system' ? (lightScheme.matches ? 'light' : 'dark') : theme;
  const root = document.documentElement;
  root.dataset['theme'] = shown;
  if (colourBlind) root.dataset['updown'] = 'blue';
  else if (swapUpDown) root.dataset['updown'] = 'swap';
  else delete root.dataset['updown'];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[shown]);
}

/** Puts theme and colours on the document, now and at every change of the choice or of the system. */
export function followAppearance(): void {
  apply(useApp.getState().preferences);
  useApp.subscribe((now, before) => {
    if (now.preferences !== before.preferences) apply(now.preferences);
  });
  lightScheme.addEventListener('change', () => apply(useApp.getState().preferences));
}
