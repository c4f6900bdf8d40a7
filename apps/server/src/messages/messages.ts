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
  /** Tells a customer's open sockets that a message came. */
  push: (customer: number) => void;
  now: () => number;
}

/** What customers are told: writing it down, and delivering it. */
export class Messages implements Telling {
  readonly #teller: Teller;
  readonly #delivery: Delivery;
  readonly #failed: (error: unknown) => void;
  #looking: NodeJS.Timeout | null = null;
  #soon: NodeJS.Timeout | null = null;

  constructor({ db, carriers, fallback, failed, push, now }: MessagesOptions) {
    this.#failed = failed;
    this.#teller = new Teller(now, () => this.#lookSoon());
    this.#delivery = new Delivery({ db, carriers, push, fallback, failed, now });
  }

  tell: Telling['tell'] = (trx, tale) => this.#teller.tell(trx, tale);

  takeBack: Teller['takeBack'] = (db, customer, kind) => this.#teller.takeBack(db, customer, kind);

  /** Delivers all that is due now. */
  deliverDue(): Promise<void> {
    return this.#delivery.empty();
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
