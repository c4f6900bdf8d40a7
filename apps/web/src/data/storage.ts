/** What an older version has left behind is of no use: it is wiped once, and the marker says so. */
const storageVersion = 1;
const prefix = 'auric:';

/** The part of `Storage` that is needed here; tests hand in a map. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> &
  Partial<Pick<Storage, 'key' | 'length'>>;

function browserStore(name: 'localStorage' | 'sessionStorage'): KeyValueStore | null {
  // Reading the property throws where the browser forbids storage.
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
}

/** Typed JSON under prefixed keys. It never throws: a full or forbidden store only forgets. */
export class ClientStorage {
  readonly #store: KeyValueStore | null;

  constructor(store: KeyValueStore | null) {
    this.#store = store;
    this.#wipeOlderVersions();
  }

  read<Value>(key: string, fallback: Value): Value {
    try {
      const text = this.#store?.getItem(prefix + key);
      return text === null || text === undefined ? fallback : (JSON.parse(text) as Value);
    } catch {
      return fallback;
    }
  }

  write(key: string, value: unknown): void {
    try {
      if (value === null || value === undefined) this.#store?.removeItem(prefix + key);
      else this.#store?.setItem(prefix + key, JSON.stringify(value));
    } catch {
      // Storage is a convenience: the session goes on in memory.
    }
  }

  /**
   * Hears of what other tabs of the app write, as `storage` events tell it; the value is to be read then. Everything
   * (`null`) has changed where another tab has wiped the store.
   */
  onOtherTab(tabs: Pick<EventTarget, 'addEventListener'>, listener: (key: string | null) => void): void {
    tabs.addEventListener('storage', (event) => {
      const { key, storageArea } = event as StorageEvent;
      if (storageArea !== this.#store) return;
      if (key === null) listener(null);
      else if (key.startsWith(prefix)) listener(key.slice(prefix.length));
    });
  }

  /** The keys that begin so. */
  keysFrom(start: string): string[] {
    const store = this.#store;
    const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key?.(index) ?? '');
    return keys.filter((key) => key.startsWith(prefix + start)).map((key) => key.slice(prefix.length));
  }

  #wipeOlderVersions(): void {
    const marker = this.read<unknown>('version', 0);
    if (typeof marker === 'number' && marker >= storageVersion) return;
    try {
      this.#store?.clear();
    } catch {
      return;
    }
    this.write('version', storageVersion);
  }
}

export const storage = new ClientStorage(browserStore('localStorage'));
/** What is forgotten with the tab: forms that are half filled in. */
export const tabStorage = new ClientStorage(browserStore('sessionStorage'));
