import type { BillKind, MenuEntryId } from '@auric/api';
import type { LucideIcon } from 'lucide-react';
import type { Askable } from '../locales/catalogue.ts';
import type { TextPart } from '../locales/text-parts.ts';

export type Tab = 'home' | 'markets' | 'trade' | 'finance' | 'assets';

/**
 * One row a screen. The page is the file of its path: `/pages/market/market` is `pages/market/market.tsx`, and an address
 * without a folder, as `/open-location`, stands among them. `auth` says who may see it; `tab` marks the five that the tab
 * bar leads to. `texts` are the parts of the texts that it says, which come with its file.
 */
export interface RouteRow {
  path: `/${string}`;
  auth: 'guest' | 'customer';
  tab: Tab | null;
  texts: readonly TextPart[];
  title: (texts: Askable) => string;
}

/**
 * What the shell and the screens of all products need to know of one. What it takes of the own channel is the `feed` of
 * `<product>-feed.ts` beside it, which is loaded once somebody is signed in; its icons are those of `<product>-icons.ts`, which
 * are loaded with the lists that show them.
 */
export interface Product {
  readonly routes: readonly RouteRow[];
}

export interface ProductIcons {
  /** Of its entries on home; their texts are `home.entries.<id>`, their ways come from the server. */
  readonly entries: Readonly<Partial<Record<MenuEntryId, LucideIcon>>>;
  /** Of its bills; their words are `bills.<kind>`. */
  readonly bills: Readonly<Partial<Record<BillKind, LucideIcon>>>;
}
