import { rowOf, tabRows, type RouteRow, type Tab } from '../routes.ts';

const storedUnder = 'auric:tab-addresses';

/** The last address of each tab, with what the page keeps in it. It lasts as long as the window, also over a reload. */
export class TabAddresses {
  readonly #addresses = new Map<Tab, string>();
  readonly #store: Pick<Storage, 'getItem' | 'setItem'> | null;

  constructor(store: Pick<Storage, 'getItem' | 'setItem'> | null) {
    this.#store = store;
    for (const [tab, address] of this.#stored()) {
      if (rowOf(address.split('?')[0] ?? '')?.tab === tab) this.#addresses.set(tab, address);
    }
  }

  remember(pathname: string, search: string): void {
    const tab = rowOf(pathname)?.tab;
    if (tab === undefined || tab === null || this.#addresses.get(tab) === pathname + search) return;
    this.#addresses.set(tab, pathname + search);
    try {
      this.#store?.setItem(storedUnder, JSON.stringify([...this.#addresses]));
    } catch {
      // A full store only forgets.
    }
  }

  of(row: RouteRow & { tab: Tab }): string {
    return this.#addresses.get(row.tab) ?? row.path;
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
