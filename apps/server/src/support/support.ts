import type { Chat, ChatMessage, ChatTopic, SupportDesk } from '@auric/api';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { Files } from '../files/files.ts';
import type { LiveInbox } from '../messages/live-inbox.ts';
import type { Cases } from '../console/cases/cases.ts';
import type { Messages } from '../messages/messages.ts';
import { plainText } from '../messages/plain-text.ts';
import { type ChatRow, chatMessageOf, chatOf, isSameLine, readLines, unreadAnswers } from './chat-rows.ts';
import { openingHours } from './opening-hours.ts';

const shownAtOnce = 50;
/** More than anybody types; beyond it somebody lets a program write. */
const linesPerMinute = 20;
const msPerMinute = 60_000;

/** What a customer writes. */
export interface Line {
  readonly text: string;
  /** The address of an upload of the writer's. */
  readonly file?: string | undefined;
  readonly topic?: ChatTopic | undefined;
  readonly request_id: string;
}

export interface SupportParts {
  db: Kysely<Database>;
  inbox: LiveInbox;
  messages: Pick<Messages, 'takeBack'>;
  cases: Pick<Cases, 'open' | 'withdraw'>;
  files: Pick<Files, 'claim'>;
  rules: Config['support'];
  now: () => number;
}

/** The customer's side of the chat with customer service. */
export class Support {
  readonly #parts: SupportParts;

  constructor(parts: SupportParts) {
    this.#parts = parts;
  }

  /** What the page of the chat begins with. */
  async desk(customer: number): Promise<SupportDesk> {
    const { db, rules, now } = this.#parts;
    const [chat, lines, unread] = await Promise.all([
      this.#latest(db, customer),
      readLines(db, customer, { limit: shownAtOnce }),
      unreadAnswers(db, customer),
    ]);
    return { hours: openingHours(rules, now()), chat: chat === undefined ? null : chatOf(chat), ...lines, unread };
  }

  /** Lines before one of them. */
  history(customer: number, page: { before: number; limit: number }) {
    return readLines(this.#parts.db, customer, page);
  }

  /**
   * Writes a line, into a new chat where none is open. One request id is one line, however often it is sent. Refuses
   * `chat_empty`, `chat_too_fast`, `file_unknown` and, for other words under the same id, `request_id_reused`.
   */
  async send(customer: number, line: Line): Promise<{ chat: Chat; message: ChatMessage }> {
    const body = plainText(line.text).trim();
    if (body === '' && line.file === undefined) throw new Refusal('chat_empty', 'text');
    const written = await this.#parts.db.transaction().execute(async (db) => {
      // One customer's lines come one after the other, so that two first ones don't open two chats.
      await sql`select pg_advisory_xact_lock(hashtext('support'), ${customer % 2 ** 31}::integer)`.execute(db);
      const before = await this.#written(db, customer, line.request_id);
      if (before !== null && !isSameLine(before.row, { body, file: line.file }))
        throw new Refusal('request_id_reused', 'request_id');
      if (before !== null) return { ...before, isNew: false };
      await this.#refuseFlood(db, customer);
      const chat = await this.#openChat(db, customer, line.topic ?? 'other');
      const file = await this.#claim(db, customer, line.file);
      const row = await this.#insert(db, chat, { body, file, requestId: line.request_id });
      // One that is open already tells the operators of the line.
      await this.#parts.cases.open(db, { queue: 'support', ref: String(chat.id), customer });
      return { chat, row, isNew: true };
    });
    const answer = { chat: chatOf(written.chat), message: chatMessageOf(written.row) };
    if (written.isNew) this.#parts.inbox.tell(customer, { chat: answer });
    return answer;
  }

  /** Remembers how far the answers were read; never backwards. */
  async read(customer: number, upTo: number): Promise<{ unread: number }> {
    const { db, inbox, messages } = this.#parts;
    await db
      .insertInto('support.reader')
      .values({ customer, read_to: upTo })
      .onConflict((conflict) =>
        conflict.column('customer').doUpdateSet({ read_to: sql`greatest(support.reader.read_to, excluded.read_to)` }),
      )
      .execute();
    await messages.takeBack(db, customer, 'support_answer');
    inbox.tell(customer);
    return { unread: await unreadAnswers(db, customer) };
  }

  /** Ends the open chat; refuses (`chat_not_found`) where none is. */
  async close(customer: number): Promise<Chat> {
    const { db, cases, now } = this.#parts;
    const closed = await db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('support.chat')
        .set({ state: 'closed', closed_at: now() })
        .where('customer', '=', customer)
        .where('state', '=', 'open')
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) throw new Refusal('chat_not_found');
      await cases.withdraw(trx, 'support', String(row.id));
      return row;
    });
    return this.#told(closed);
  }

  /** Rates a closed chat of one's own, once; refuses `chat_not_found` and `chat_rated`. */
  async rate(customer: number, id: number, rating: number): Promise<Chat> {
    const own = this.#parts.db.updateTable('support.chat').where('id', '=', id).where('customer', '=', customer);
    const rated = await own
      .set({ rating })
      .where('state', '=', 'closed')
      .where('rating', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (rated !== undefined) return this.#told(rated);
    const chat = await this.#parts.db
      .selectFrom('support.chat')
      .select('state')
      .where('id', '=', id)
      .where('customer', '=', customer)
      .executeTakeFirst();
    throw new Refusal(chat?.state === 'closed' ? 'chat_rated' : 'chat_not_found', 'id');
  }

  #told(row: ChatRow): Chat {
    const chat = chatOf(row);
    this.#parts.inbox.tell(row.customer, { chat: { chat, message: null } });
    return chat;
  }

  #latest(db: Kysely<Database>, customer: number) {
    return db
      .selectFrom('support.chat')
      .selectAll()
      .where('customer', '=', customer)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  async #written(db: Kysely<Database>, customer: number, requestId: string) {
    const row = await db
      .selectFrom('support.message')
      .selectAll()
      .where('customer', '=', customer)
      .where('sender', '=', 'customer')
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const chat = await db.selectFrom('support.chat').selectAll().where('id', '=', row.chat).executeTakeFirstOrThrow();
    return { chat, row };
  }

  async #refuseFlood(db: Kysely<Database>, customer: number): Promise<void> {
    const { count } = await db
      .selectFrom('support.message')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('customer', '=', customer)
      .where('sender', '=', 'customer')
      .where('at', '>', this.#parts.now() - msPerMinute)
      .executeTakeFirstOrThrow();
    if (Number(count) >= linesPerMinute) throw new Refusal('chat_too_fast');
  }

  async #openChat(db: Kysely<Database>, customer: number, topic: ChatTopic): Promise<ChatRow> {
    const latest = await this.#latest(db, customer);
    if (latest?.state === 'open') return latest;
    const row = { customer, topic, opened_at: this.#parts.now(), closed_at: null, rating: null };
    return db.insertInto('support.chat').values(row).returningAll().executeTakeFirstOrThrow();
  }

  /** A picture that is sent is part of the chat: seen by its owner and by whoever answers. */
  #claim(db: Kysely<Database>, customer: number, file: string | undefined): Promise<string | null> {
    return file === undefined ? Promise.resolve(null) : this.#parts.files.claim(db, customer, file, 'support');
  }

  #insert(
    db: Kysely<Database>,
    { id: chat, customer }: ChatRow,
    { body, file, requestId }: { body: string; file: string | null; requestId: string },
  ) {
    return db
      .insertInto('support.message')
      .values({
        chat,
        customer,
        sender: 'customer',
        operator: null,
        body,
        file,
        request_id: requestId,
        at: this.#parts.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}
