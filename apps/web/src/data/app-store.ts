import { fiatCodes, isLanguage, type FiatCode, type Language, type Profile } from '@auric/api';
import { create } from 'zustand';
import {
  assetsTypes,
  defaultCoins,
  defaultFiats,
  transactionNavs,
  type AssetsType,
  type Coin,
  type FiatRate,
  type TransactionNav,
} from './client-state.ts';
import type { RealtimeClient } from './socket/realtime-client.ts';
import { storage } from './storage.ts';

export type Theme = 'dark' | 'light' | 'system';

/** What a customer has chosen for this device. `public/early.js` reads `theme` before the first paint. */
export interface Preferences {
  theme: Theme;
  /** Up is red and down is green, as in East Asia. */
  swapUpDown: boolean;
  /** Up is blue and down is orange, which colour-blind eyes tell apart; wins over `swapUpDown`. */
  colourBlind: boolean;
  hideAmounts: boolean;
  hideSmall: boolean;
  /** The interval and the indicators of charts; null until one was chosen. */
  chart: { period: string; studies: readonly string[] } | null;
}

const defaultPreferences: Preferences = {
  theme: 'dark',
  swapUpDown: false,
  colourBlind: false,
  hideAmounts: false,
  hideSmall: false,
  chart: null,
};

/** The state of the client that is no copy of the server's, under the names that the specification gives it. */
export interface AppState {
  site_name: string;
  logo: string;
  /** The mark in the other colour, where the site has one. */
  logoRed: string;
  coins: readonly Coin[];
  assetsType: readonly AssetsType[];
  transactionNavs: readonly TransactionNav[];
  /** What all calls begin with. */
  baseUrl: string;
  /** Where the socket is, if it isn't where the page came from. */
  baseDomain: string;
  /** The line to the server, once there is one. */
  socket: RealtimeClient | null;
  /** The currency that values are also shown in, and the rates that are known. */
  fiat: FiatCode;
  fiats: readonly FiatRate[];
  /** True where the market is simulated; unknown (true) until the server has said so, because silence must not promise. */
  sandbox: boolean;
  lang: Language;
  token: string | null;
  /** Grows when one customer takes another's seat in this tab: what was being typed is not the next one's. */
  seat: number;
  user: Profile | null;
  preferences: Preferences;
}

function browserLanguage(): Language {
  for (const tag of globalThis.navigator?.languages ?? []) {
    const found = languageOfTag(tag.toLowerCase());
    if (found !== undefined) return found;
  }
  return 'en';
}

const languageOfPrimaryTag: Readonly<Record<string, Language>> = {
  zh: 'zh',
  en: 'en',
  th: 'th',
  ja: 'jp',
  ko: 'kor',
  fr: 'fra',
  es: 'spa',
  vi: 'vi',
  id: 'id',
  in: 'id',
};

/** The product's language for a browser's tag, given in lower case; undefined where it is none of the ten. */
export function languageOfTag(tag: string): Language | undefined {
  if (/^zh-(hant|tw|hk|mo)/.test(tag)) return 'hk';
  return languageOfPrimaryTag[tag.split('-')[0] ?? ''];
}

function storedLanguage(): Language {
  const stored = storage.read<unknown>('lang', null);
  return isLanguage(stored) ? stored : browserLanguage();
}

function storedToken(): string | null {
  return storage.read<string | null>('token', null);
}

function storedFiat(): FiatCode {
  const stored = storage.read<unknown>('fiat', null);
  return fiatCodes.find((code) => code === stored) ?? 'USD';
}

function storedPreferences(): Preferences {
  return { ...defaultPreferences, ...storage.read<Partial<Preferences>>('preferences', {}) };
}

export const useApp = create<AppState>(() => ({
  site_name: 'Auric',
  logo: '',
  logoRed: '',
  coins: defaultCoins,
  assetsType: assetsTypes,
  transactionNavs,
  baseUrl: '/api',
  baseDomain: '',
  socket: null,
  fiat: storedFiat(),
  fiats: storage.read('fiats', defaultFiats),
  sandbox: true,
  lang: storedLanguage(),
  token: storedToken(),
  seat: 0,
  user: null,
  preferences: storedPreferences(),
}));

/** Signs in with a token, or out with null, here and in every later start of the app. */
export function setToken(token: string | null): void {
  storage.write('token', token);
  holdToken(token);
}

/** The session of this tab. What is known of a customer goes with it. */
function holdToken(token: string | null): void {
  const before = useApp.getState();
  if (token === before.token) return;
  const seat = before.token === null || token === null ? before.seat : before.seat + 1;
  useApp.setState({ token, user: null, seat });
}

/**
 * Ends the session of a token. Another tab may have signed in anew meanwhile: then its session is this tab's too, and
 * nothing has ended. True where there is none left.
 */
export function endSession(token: string | null): boolean {
  const stored = storedToken();
  if (stored !== null && stored !== token) holdToken(stored);
  else setToken(null);
  return useApp.getState().token === null;
}

export function setLanguage(lang: Language): void {
  storage.write('lang', lang);
  useApp.setState({ lang });
}

/** Chooses the currency that values are also shown in. */
export function setFiat(fiat: FiatCode): void {
  storage.write('fiat', fiat);
  useApp.setState({ fiat });
}

/** Keeps the rates that were told, so that the next start has them at once. */
export function setFiats(fiats: readonly FiatRate[]): void {
  storage.write('fiats', fiats);
  useApp.setState({ fiats });
}

export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void {
  const preferences = { ...storedPreferences(), [key]: value };
  storage.write('preferences', preferences);
  useApp.setState({ preferences });
}

/** Follows what other tabs choose: who is signed in, the language, the looks. */
export function followOtherTabs(tabs: Pick<EventTarget, 'addEventListener'>): void {
  const follow: Readonly<Record<string, () => void>> = {
    token: () => holdToken(storedToken()),
    lang: () => useApp.setState({ lang: storedLanguage() }),
    fiat: () => useApp.setState({ fiat: storedFiat() }),
    preferences: () => useApp.setState({ preferences: storedPreferences() }),
  };
  storage.onOtherTab(tabs, (key) => {
    if (key === null) for (const each of Object.values(follow)) each();
    else follow[key]?.();
  });
}
