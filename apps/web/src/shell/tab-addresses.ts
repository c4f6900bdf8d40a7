import { rowOf, tabRows, type RouteRow, type Tab } from '../routes.ts';

const storedUnder = 'auric:tab-addresses';
/** Where was traded last. It outlives the window: whoever comes back finds the kind and the market they use. */
const lastTradeUnder = 'auric:last-trade';

type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

/** The last address of each tab, with what the page keeps in it. It lasts as long as the window, also over a reload; that of trading longer. */
export class TabAddresses {
  readonly #addresses = new Map<Tab, string>();
  readonly #store: TextStore | null;
  readonly #lasting: TextStore | null;

  constructor(store: TextStore | null, lasting: TextStore | null) {
    this.#store = store;
    this.#lasting = lasting;
    for (const [tab, address] of [...this.#lastTrade(), ...this.#stored()]) {
      if (rowOf(address.split('?')[0] ?? '')?.tab === tab) this.#addresses.set(tab, address);
    }
  }

  remember(pathname: string, search: string): void {
    const tab = rowOf(pathname)?.tab;
    if (tab === undefined || tab === null || this.#addresses.get(tab) === pathname + search) return;
    this.#addresses.set(tab, pathname + search);
    try {
      this.#store?.setItem(storedUnder, JSON.stringify([...this.#addresses]));
      if (tab === 'trade') this.#lasting?.setItem(lastTradeUnder, pathname + search);
    } catch {
      // A full store only forgets.
    }
  }

  of(row: RouteRow & { tab: Tab }): string {
    return this.#addresses.get(row.tab) ?? row.path;
  }

  #lastTrade(): [Tab, string][] {
    try {
      const address = this.#lasting?.getItem(lastTradeUnder);
      return typeof address === 'string' ? [['trade', address]] : [];
    } catch {
      return [];
    }
  }

  #stored(): [Tab, string][] {
    try {
      const stored: unknown = JSON.parse(this.#store?.getItem(storedUnder) ?? '[]');
      const known = new Set<unknown>(tabRows.map(({ tab }) => tab));
      if (!Array.isArray(stored)) return [];
      return stored.filter(
        (entry): entry is [Tab, string] => Array.isArray(entry) && known.has(entry[0]) && typeof entry[1] === 'string',
      );
    } catch {
      return [];
    }
  }
}

/** The state of an address that a tab leads back to: it is where one has been, whatever its search says. */
export const backToTab = { backToTab: true } as const;

export function isBackToTab(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'backToTab' in state;
}
