import type { Language } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Carriers } from './carriers/carrier.ts';
import { Delivery } from './delivery.ts';
import { Teller, type Telling } from './telling.ts';

/** How often letters are looked for that nobody of this process wrote, or whose pause is over. */
const lookEveryMs = 1_000;
/** A transaction that tells something is mostly over by then. */
const lookSoonMs = 30;

export interface MessagesOptions {
  db: Kysely<Database>;
  carriers: Carriers;
  fallback: Language;
  /** Told of what could not be delivered now; it is tried again. */
  failed: (error: unknown) => void;
  now: () => number;
}

type PushListener = (message: number) => void;

/** What customers are told: writing it down, delivering it, and following it live. */
export class Messages implements Telling {
  readonly #teller: Teller;
  readonly #delivery: Delivery;
  readonly #failed: (error: unknown) => void;
  readonly #listeners = new Map<number, Set<PushListener>>();
  #looking: NodeJS.Timeout | null = null;
  #soon: NodeJS.Timeout | null = null;

  constructor({ db, carriers, fallback, failed, now }: MessagesOptions) {
    this.#failed = failed;
    this.#teller = new Teller(now, () => this.#lookSoon());
    const push = (customer: number, message: number): void => {
      for (const listener of this.#listeners.get(customer) ?? []) listener(message);
    };
    this.#delivery = new Delivery({ db, carriers, push, fallback, failed, now });
  }

  tell: Telling['tell'] = (trx, tale) => this.#teller.tell(trx, tale);

  /** Delivers all that is due now. */
  deliverDue(): Promise<void> {
    return this.#delivery.empty();
  }

  /** Tells of every message that a customer gets while somebody listens. Returns how to stop. */
  follow(customer: number, listener: PushListener): () => void {
    const siblings = this.#listeners.get(customer) ?? new Set();
    this.#listeners.set(customer, siblings.add(listener));
    return () => {
      siblings.delete(listener);
      if (siblings.size === 0 && this.#listeners.get(customer) === siblings) this.#listeners.delete(customer);
    };
  }

  /** Begins to deliver, until `close`. */
  start(): void {
    this.#looking = setInterval(() => this.#look(), lookEveryMs);
    this.#looking.unref();
  }

  /** Stops to deliver, when what is under way has ended; what waits goes out after the next start. */
  async close(): Promise<void> {
    if (this.#looking !== null) clearInterval(this.#looking);
    if (this.#soon !== null) clearTimeout(this.#soon);
    this.#looking = null;
    await this.#delivery.close();
  }

  #look(): void {
    this.#delivery.look().catch(this.#failed);
  }

  #lookSoon(): void {
    if (this.#looking === null || this.#soon !== null) return;
    this.#soon = setTimeout(() => {
      this.#soon = null;
      this.#look();
    }, lookSoonMs);
    this.#soon.unref();
  }
}
