import { randomUUID } from 'node:crypto';
import type { NotificationChannel } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { plainText } from './plain-text.ts';
import { type MessageKind, toldOf, type ValuesOf } from './told.ts';
import { wantsBy } from './choices.ts';

/** What somebody is told. */
export interface Tale<K extends MessageKind> {
  readonly customer: number;
  readonly kind: K;
  readonly values: ValuesOf<K>;
  /** Names the fact, where it may be told again: of several tales with one key the customer gets the first. */
  readonly key?: string;
  /** Where it goes besides to the customer's own address: the address that was theirs until now. */
  readonly also?: readonly string[];
  /** The page, behind a secret of its own, where the owner freezes the account at once. */
  readonly freezePath?: string;
  /** How long its letters wait, so that they can be taken back; what is pushed never waits. */
  readonly delayMs?: number;
}

/** What tells customers what happened. */
export interface Telling {
  /**
   * Writes what a customer is told into the transaction of what it tells, so that neither is ever without the other.
   * It goes out when that is durable. False where the same fact was told before.
   */
  tell<K extends MessageKind>(trx: Kysely<Database>, tale: Tale<K>): Promise<boolean>;
}

type Reader = { email: string | null; mobile: string | null; area_code: string | null };
type Draft = { medium: 'mail' | 'sms' | 'push'; recipient: string };

/** Writes messages and their letters; `written` is told that there may soon be something to deliver. */
export class Teller implements Telling {
  readonly #now: () => number;
  readonly #written: () => void;

  constructor(now: () => number, written: () => void) {
    this.#now = now;
    this.#written = written;
  }

  async tell<K extends MessageKind>(trx: Kysely<Database>, tale: Tale<K>): Promise<boolean> {
    const { customer, kind, values, key = randomUUID(), delayMs = 0 } = tale;
    const { topic, site } = toldOf(kind);
    const wants = await wantsBy(trx, customer, topic);
    const at = this.#now();
    const message = await trx
      .insertInto('messages.message')
      .values({
        customer,
        kind,
        topic,
        key,
        vals: storable(values),
        freeze_path: tale.freezePath ?? '',
        shown: site && wants.site,
        created_at: at,
        read_at: null,
      })
      .onConflict((conflict) => conflict.columns(['customer', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (message === undefined) return false;
    const drafts = await this.#draftsOf(trx, tale, wants);
    const rows = drafts.map((draft) => ({
      ...draft,
      message: message.id,
      due_at: draft.medium === 'push' ? at : at + delayMs,
      created_at: at,
      ended_at: null,
    }));
    if (rows.length > 0) await trx.insertInto('messages.letter').values(rows).execute();
    this.#written();
    return true;
  }

  /** Takes back the letters of a kind that have not gone yet: the customer knows by now. */
  async takeBack(db: Kysely<Database>, customer: number, kind: MessageKind): Promise<void> {
    await db
      .deleteFrom('messages.letter')
      .where('state', '=', 'waiting')
      .where('tries', '=', 0)
      .where('message', 'in', (eb) =>
        eb.selectFrom('messages.message').select('id').where('customer', '=', customer).where('kind', '=', kind),
      )
      .execute();
  }

  async #draftsOf(
    trx: Kysely<Database>,
    { customer, kind, also = [] }: Tale<MessageKind>,
    wants: Record<NotificationChannel, boolean>,
  ): Promise<Draft[]> {
    const { site, mail, sms } = toldOf(kind);
    const pushed: Draft[] = site && wants.site ? [{ medium: 'push', recipient: '' }] : [];
    if (!mail || !wants.mail) return pushed;
    const reader = await trx
      .selectFrom('people.customer')
      .select(['email', 'mobile', 'area_code'])
      .where('id', '=', customer)
      .executeTakeFirstOrThrow();
    const places = new Set([...placesOf(reader, sms), ...also]);
    return [
      ...pushed,
      ...[...places].map((recipient): Draft => ({ medium: recipient.includes('@') ? 'mail' : 'sms', recipient })),
    ];
  }
}

/** The values with nothing in their texts that a database or a reader must not get. */
function storable(values: object): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' ? plainText(value) : value));
}

/** The mail address, else the mobile number where the kind is worth an SMS. */
function placesOf({ email, mobile, area_code }: Reader, sms: boolean): string[] {
  if (email !== null) return [email];
  return sms && mobile !== null ? [`+${area_code}${mobile}`] : [];
}
