import type { ClientStorage } from '../storage.ts';
import type { Draft } from './money-act.ts';

/** A draft that is older speaks of another market: what stands in it is nobody's intention any more. */
export const draftLivesMs = 60 * 60_000;

interface StoredDraft {
  at: number;
  draft: Draft;
}

interface DraftPorts {
  storage: ClientStorage;
  /** Who is writing; a guest and somebody who is not known yet are null. */
  customer: () => number | null;
  now: () => number;
}

/** The draft to begin with, of what was left. */
export type Restore = (left: Draft | undefined) => Draft;

interface WatchedDraft {
  draft: Draft;
  restore: Restore;
  listeners: Set<() => void>;
}

const keyOf = (customer: number | null, about: string): string => `draft:${customer ?? 'guest'}:${about}`;

/** Whether two drafts say the same. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  const fields = new Map(Object.entries(other));
  const names = Object.keys(one);
  return names.length === fields.size && names.every((name) => isSame((one as Fields)[name], fields.get(name)));
}

type Fields = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is being written, by customer and by what it is about, kept over reloads and logins. Nobody finds the draft of
 * the person before; what a guest has typed goes to whoever then signs in. While somebody watches a draft it is held
 * in memory: another tab that writes under the same name doesn't type into this one.
 */
export class Drafts {
  readonly #ports: DraftPorts;
  readonly #watched = new Map<string, WatchedDraft>();
  /** What was written before the watch had begun: somebody can type as soon as there is a picture. */
  readonly #early = new Map<string, Draft>();

  constructor(ports: DraftPorts) {
    this.#ports = ports;
  }

  /** The draft as it was left; undefined where there is none, or only one that is too old. */
  left(about: string): Draft | undefined {
    const { storage, customer, now } = this.#ports;
    const own = storage.read<StoredDraft | null>(keyOf(customer(), about), null);
    const found = customer() === null ? own : this.#adopted(about, own);
    return found === null || now() - found.at > draftLivesMs ? undefined : found.draft;
  }

  /** The draft as it is, while somebody watches it or is about to. */
  held(about: string): Draft | undefined {
    return this.#watched.get(about)?.draft ?? this.#early.get(about);
  }

  set(about: string, draft: Draft): void {
    const { storage, customer, now } = this.#ports;
    storage.write(keyOf(customer(), about), { at: now(), draft } satisfies StoredDraft);
    this.#hold(about, draft);
  }

  /** Holds `draft`, or what is held or was written already. `restore` makes the draft of whoever is here next. */
  watch(about: string, draft: Draft, restore: Restore, listener: () => void): () => void {
    const watched = this.#watched.get(about) ?? {
      draft: this.#early.get(about) ?? draft,
      restore,
      listeners: new Set(),
    };
    this.#early.delete(about);
    watched.listeners.add(listener);
    this.#watched.set(about, watched);
    return () => {
      watched.listeners.delete(listener);
      if (watched.listeners.size === 0 && this.#watched.get(about) === watched) this.#watched.delete(about);
    };
  }

  /** An act is done: its draft is over, unless something else has been written since. */
  settle(customer: number, about: string, { written, after }: { written: Draft; after: Draft }): void {
    const { storage, now } = this.#ports;
    const key = keyOf(customer, about);
    const stored = storage.read<StoredDraft | null>(key, null);
    if (stored !== null && isSameDraft(stored.draft, written)) {
      storage.write(key, { at: now(), draft: after } satisfies StoredDraft);
    }
    const held = customer === this.#ports.customer() ? this.held(about) : undefined;
    if (held !== undefined && isSameDraft(held, written)) this.#hold(about, after);
  }

  /** The same, where another tab has settled it. */
  settledElsewhere(about: string, { written, after }: { written: Draft; after: Draft }): void {
    const [held, left] = [this.held(about), this.left(about)];
    if (held === undefined || left === undefined) return;
    if (isSameDraft(held, written) && isSameDraft(left, after)) this.#hold(about, after);
  }

  /** Somebody else is here: what is watched is read anew. */
  changeCustomer(): void {
    this.#early.clear();
    for (const [about, { draft, restore }] of this.#watched) {
      const left = this.left(about);
      // What a guest has typed goes on as it stands.
      if (left === undefined || !isSameDraft(left, draft)) this.#hold(about, restore(left));
    }
  }

  #hold(about: string, draft: Draft): void {
    const watched = this.#watched.get(about);
    if (watched === undefined) {
      this.#early.set(about, draft);
      return;
    }
    watched.draft = draft;
    for (const listener of watched.listeners) listener();
  }

  /** What was typed before the login is newer than what was left the last time. */
  #adopted(about: string, own: StoredDraft | null): StoredDraft | null {
    const { storage, customer } = this.#ports;
    const guests = storage.read<StoredDraft | null>(keyOf(null, about), null);
    if (guests === null) return own;
    storage.write(keyOf(null, about), null);
    if (own !== null && own.at >= guests.at) return own;
    storage.write(keyOf(customer(), about), guests);
    return guests;
  }
}
