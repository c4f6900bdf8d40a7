import { storage } from '@auric/web/src/data/storage.ts';
import { create } from 'zustand';

export type ConsoleTheme = 'dark' | 'light' | 'system';

/** `public/theme.js` reads it before the first paint. */
const key = 'console-theme';
const lightScheme = matchMedia('(prefers-color-scheme: light)');

const themes: readonly ConsoleTheme[] = ['dark', 'light', 'system'];

function stored(): ConsoleTheme {
  const kept = storage.read<unknown>(key, 'dark');
  return themes.find((theme) => theme === kept) ?? 'dark';
}

export const useTheme = create<{ theme: ConsoleTheme }>(() => ({ theme: stored() }));

/** Chooses the look of the console on this device. The customers' app has its own. */
export function setTheme(theme: ConsoleTheme): void {
  storage.write(key, theme);
  useTheme.setState({ theme });
}

/** Puts the theme on the document, now and at every change of the choice or of the system. */
export function followTheme(): void {
  const apply = () => {
    const { theme } = useTheme.getState();
    const light = theme === 'light' || (theme === 'system' && lightScheme.matches);
    document.documentElement.dataset['theme'] = light ? 'light' : 'dark';
  };
  apply();
  useTheme.subscribe(apply);
  lightScheme.addEventListener('change', apply);
}
