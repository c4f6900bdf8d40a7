import type { Language, MessageTopic, SiteMessage } from '@auric/api';
import type { Kysely, Selectable } from 'kysely';
import { countedPage } from '../db/counted-page.ts';
import type { Database } from '../db/database.ts';
import type { MessageTable } from './tables.ts';
import { messageKindOf, messageKinds, toldOf } from './told.ts';
import { pathOf, wordsOf } from './wording.ts';

export interface MessageFilter {
  readonly page: number;
  readonly limit: number;
  readonly before?: number | undefined;
  readonly unread?: boolean | undefined;
  readonly topic?: MessageTopic | undefined;
}

/** The messages that a customer reads in the app, in the language of who reads. */
export class SiteMessages {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** One page, newest first. */
  async page(customer: number, filter: MessageFilter, lang: Language): Promise<{ rows: SiteMessage[]; total: number }> {
    let found = this.#of(customer);
    if (filter.unread === true) found = found.where('read_at', 'is', null);
    if (filter.unread === false) found = found.where('read_at', 'is not', null);
    if (filter.topic !== undefined) found = found.where('topic', '=', filter.topic);
    if (filter.before !== undefined) found = found.where('id', '<', filter.before);
    const { rows, total } = await countedPage(found, (all) => all.selectAll().orderBy('id', 'desc'), filter);
    return { rows: rows.flatMap((row) => siteMessageOf(row, lang) ?? []), total };
  }

  /** One message; null where the customer has none of this id. */
  async find(customer: number, id: number, lang: Language): Promise<SiteMessage | null> {
    const row = await this.#of(customer).selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : siteMessageOf(row, lang);
  }

  /** Marks messages as read: one, or all up to the newest that the reader has seen. */
  async markRead(customer: number, which: { id: number } | { upTo: number | undefined }): Promise<void> {
    let unread = this.#db
      .updateTable('messages.message')
      .set({ read_at: this.#now() })
      .where('customer', '=', customer)
      .where('read_at', 'is', null);
    if ('id' in which) unread = unread.where('id', '=', which.id);
    else if (which.upTo !== undefined) unread = unread.where('id', '<=', which.upTo);
    await unread.execute();
  }

  /** How many the customer has not read. */
  async unread(customer: number): Promise<number> {
    const { count } = await this.#of(customer)
      .where('read_at', 'is', null)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** A message of a kind that this release doesn't know has no words, and is not there. */
  #of(customer: number) {
    return this.#db
      .selectFrom('messages.message')
      .where('customer', '=', customer)
      .where('shown', '=', true)
      .where('kind', 'in', messageKinds);
  }
}

function siteMessageOf(row: Selectable<MessageTable>, lang: Language): SiteMessage | null {
  const kind = messageKindOf(row.kind);
  if (kind === null) return null;
  return {
    id: row.id,
    topic: toldOf(kind).topic,
    kind,
    ...wordsOf(kind, row.vals, lang),
    time: row.created_at,
    read: row.read_at !== null,
    path: pathOf(kind, row.vals) ?? '',
    freeze_path: row.freeze_path,
  };
}
