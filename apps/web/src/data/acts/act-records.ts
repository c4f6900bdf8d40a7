import type { ClientStorage } from '../storage.ts';
import { forgottenMs, type MoneyAct } from './money-act.ts';

const start = 'act:';
const keyOf = ({ customer, id }: Pick<MoneyAct, 'customer' | 'id'>): string => `${start}${customer}:${id}`;

/**
 * The acts as they are kept over a reload and seen by other tabs: one record each, so that two tabs that write at once
 * lose nothing of each other.
 */
export class ActRecords {
  readonly #storage: ClientStorage;
  /** What a full or forbidden storage would not take. */
  readonly #unstored = new Map<string, MoneyAct>();

  constructor(storage: ClientStorage) {
    this.#storage = storage;
  }

  /** The customer's acts, the oldest first; what is too old to be asked about is thrown away. */
  of(customer: number, now: number): MoneyAct[] {
    const own = `${start}${customer}:`;
    const keys = [...this.#storage.keysFrom(own), ...[...this.#unstored.keys()].filter((key) => key.startsWith(own))];
    const acts: MoneyAct[] = [];
    for (const key of keys) {
      const act = this.#at(key);
      if (act === undefined) continue;
      if (now - act.sentAt > forgottenMs) this.drop(act);
      else acts.push(act);
    }
    return acts.sort((a, b) => a.sentAt - b.sentAt);
  }

  find(customer: number, id: string): MoneyAct | undefined {
    return this.#at(keyOf({ customer, id }));
  }

  keep(act: MoneyAct): void {
    const key = keyOf(act);
    this.#storage.write(key, act);
    const kept = this.#storage.read<MoneyAct | null>(key, null);
    if (kept?.phase === act.phase && kept.tries === act.tries) this.#unstored.delete(key);
    else this.#unstored.set(key, act);
  }

  drop(act: MoneyAct): void {
    this.#storage.write(keyOf(act), null);
    this.#unstored.delete(keyOf(act));
  }

  #at(key: string): MoneyAct | undefined {
    return this.#unstored.get(key) ?? this.#storage.read<MoneyAct | null>(key, null) ?? undefined;
  }
}

/** Whether a key of the storage is that of an act. */
export const isActKey = (key: string): boolean => key.startsWith(start);
