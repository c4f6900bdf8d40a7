import { ApiError } from '../http/envelope.ts';
import { ClientStorage, type KeyValueStore } from '../storage.ts';
import { ActRecords } from './act-records.ts';
import { ActStore } from './act-store.ts';
import { Drafts } from './drafts.ts';
import type { ActEnd, ActNews, MoneyAct } from './money-act.ts';
import type { TabLocks } from './tab-locks.ts';

interface Sent {
  tab: number;
  act: MoneyAct;
  answer: (answer: unknown) => void;
  fail: (failure: unknown) => void;
}

export const lost = new ApiError('unreachable', { code: 'unreachable' });
export const refusal = (code: string, status = 200) => new ApiError('refused', { code, message: code }, status);

/** A browser with one storage and its locks, a server that answers when the test says so, and a clock. */
export class ScriptedBrowser {
  readonly texts = new Map<string, string>();
  readonly sent: Sent[] = [];
  readonly applied: ActEnd[] = [];
  readonly told: ActNews[] = [];
  readonly #held = new Map<string, { tab: number; free: (() => void)[] }>();
  readonly #tabs: { store: ActStore; closed: boolean }[] = [];
  customer: number | null = 7;
  now = 1_000_000;

  /** The app as it starts in a tab; closing it ends its locks and leaves its calls without anybody to answer to. */
  open() {
    const tab = this.#tabs.length;
    const storage = new ClientStorage(this.#storageOf(tab));
    const ports = { storage, customer: () => this.customer, now: () => this.now };
    const drafts = new Drafts(ports);
    let ids = 0;
    const store = new ActStore({
      ...ports,
      drafts,
      records: new ActRecords(storage),
      locks: this.#locksOf(tab),
      newId: () => `id-${tab}-${++ids}`,
      send: (act) =>
        new Promise((answer, fail) => {
          this.sent.push({ tab, act, answer: answer as (answer: unknown) => void, fail });
        }),
    });
    const seat = { store, closed: false };
    this.#tabs.push(seat);
    const only =
      <What>(list: What[]) =>
      (what: What) =>
        void (seat.closed || list.push(what));
    store.start({ apply: only(this.applied), tell: only(this.told) });
    const close = () => {
      seat.closed = true;
      for (const [name, { tab: holder }] of this.#held) if (holder === tab) this.#release(name);
    };
    return { store, drafts, close };
  }

  signIn(customer: number | null): void {
    this.customer = customer;
    for (const { store, closed } of this.#tabs) if (!closed) store.changeCustomer();
  }

  #storageOf(tab: number): KeyValueStore {
    const tell = () => {
      for (const [other, { store, closed }] of this.#tabs.entries())
        if (other !== tab && !closed) store.otherTabWrote();
    };
    const { texts } = this;
    return {
      get length() {
        return texts.size;
      },
      key: (index) => [...texts.keys()][index] ?? null,
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => {
        if (this.#tabs[tab]?.closed === true) return;
        texts.set(key, text);
        tell();
      },
      removeItem: (key) => {
        texts.delete(key);
        tell();
      },
      clear: () => texts.clear(),
    };
  }

  #locksOf(tab: number): TabLocks {
    return {
      alone: async (name, work) => {
        if (this.#held.has(name)) return false;
        this.#held.set(name, { tab, free: [] });
        await work().finally(() => this.#held.get(name)?.tab === tab && this.#release(name));
        return true;
      },
      whenFree: async (name, work) => {
        await new Promise<void>((free) => {
          const held = this.#held.get(name);
          if (held === undefined) free();
          else held.free.push(free);
        });
        if (this.#tabs[tab]?.closed !== true) work();
      },
    };
  }

  #release(name: string): void {
    const waiting = this.#held.get(name)?.free ?? [];
    this.#held.delete(name);
    for (const free of waiting) free();
  }
}
