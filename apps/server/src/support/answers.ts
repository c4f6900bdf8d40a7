import { type ChatMessage, isLanguage } from '@auric/api';
import type { SupportView } from '@auric/api/console/support';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { Files } from '../files/files.ts';
import type { SignedLink } from '../files/signed-links.ts';
import type { LiveInbox } from '../messages/live-inbox.ts';
import { plainText } from '../messages/plain-text.ts';
import type { Telling } from '../messages/telling.ts';
import { type ChatRow, chatMessageOf, chatOf, isSameLine, readLines } from './chat-rows.ts';
import type { Cases } from '../console/cases/cases.ts';

const shownLines = 100;
/** Whose files are that operators bring, until somebody gets them. */
const house = 0;
/** Who sits before the chat reads the answer there; a mail is for who has gone. */
const mailAfterMs = 300_000;

export interface AnswersParts {
  db: Kysely<Database>;
  inbox: LiveInbox;
  telling: Telling;
  cases: Pick<Cases, 'open'>;
  files: Pick<Files, 'give' | 'operatorLink' | 'upload'>;
  now: () => number;
}

/** An answer as an operator writes it. */
export interface Answer {
  readonly chat: number;
  readonly text: string;
  /** The address of a picture of `upload`. */
  readonly file?: string | undefined;
  readonly request_id: string;
}

/** The operators' side of the chats. */
export class Answers {
  readonly #parts: AnswersParts;

  constructor(parts: AnswersParts) {
    this.#parts = parts;
  }

  /** A chat with the lines before it; refuses (`chat_not_found`) where there is none. */
  async view(id: number): Promise<SupportView> {
    const { db } = this.#parts;
    const chat = await this.find(id);
    const [lines, reader, customer] = await Promise.all([
      readLines(db, chat.customer, { limit: shownLines }),
      db.selectFrom('support.reader').select('read_to').where('customer', '=', chat.customer).executeTakeFirst(),
      db.selectFrom('people.customer').select('lang').where('id', '=', chat.customer).executeTakeFirstOrThrow(),
    ]);
    return {
      chat: chatOf(chat),
      lang: isLanguage(customer.lang) ? customer.lang : 'en',
      ...lines,
      read_to: reader?.read_to ?? 0,
    };
  }

  async find(id: number, db: Kysely<Database> = this.#parts.db): Promise<ChatRow> {
    const chat = await db.selectFrom('support.chat').selectAll().where('id', '=', id).executeTakeFirst();
    if (chat === undefined) throw new Refusal('chat_not_found', 'chat');
    return chat;
  }

  /**
   * Writes an answer. It is told by mail where it stays unread. Refuses `chat_not_found` where the chat is over, and
   * `request_id_reused` for other words under the same id.
   */
  async answer(operator: number, { chat: id, text, file, request_id }: Answer): Promise<ChatMessage> {
    const { db, inbox, files } = this.#parts;
    const body = plainText(text).trim();
    if (body === '' && file === undefined) throw new Refusal('chat_empty', 'text');
    const written = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('support.chat').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
      const chat = await this.find(id, trx);
      const before = await this.#written(trx, chat, request_id);
      if (before !== undefined && !isSameLine(before, { body, file }))
        throw new Refusal('request_id_reused', 'request_id');
      if (before !== undefined) return { chat, row: before };
      if (chat.state !== 'open') throw new Refusal('chat_not_found', 'chat');
      // What is sent to a customer is the customer's to look at, like what they sent themselves.
      const given = file === undefined ? null : await files.give(trx, file, chat.customer);
      const row = await this.#write(trx, chat, { operator, body, file: given, request_id });
      return { chat, row };
    });
    const message = chatMessageOf(written.row);
    inbox.tell(written.chat.customer, { chat: { chat: chatOf(written.chat), message } });
    return message;
  }

  /** Takes a picture for an answer, and gives its address; nobody sees it until the answer is written. */
  upload(file: Buffer): Promise<string> {
    return this.#parts.files.upload(house, file);
  }

  /** A link of a minute to the picture of a line; refuses (`file_unknown`) a line without one. */
  async picture(message: number): Promise<SignedLink> {
    const { db, files } = this.#parts;
    const row = await db.selectFrom('support.message').select('file').where('id', '=', message).executeTakeFirst();
    if (row === undefined || row.file === null) throw new Refusal('file_unknown', 'message');
    return files.operatorLink(row.file);
  }

  /** Ends a chat; one that is over already stays so. */
  async close(id: number): Promise<void> {
    const { db, inbox, now } = this.#parts;
    const row = await db
      .updateTable('support.chat')
      .set({ state: 'closed', closed_at: now() })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined) inbox.tell(row.customer, { chat: { chat: chatOf(row), message: null } });
  }

  #written(trx: Kysely<Database>, { customer }: ChatRow, requestId: string) {
    return trx
      .selectFrom('support.message')
      .selectAll()
      .where('customer', '=', customer)
      .where('sender', '=', 'service')
      .where('request_id', '=', requestId)
      .executeTakeFirst();
  }

  async #write(
    trx: Kysely<Database>,
    { id: chat, customer }: ChatRow,
    { operator, body, file, request_id }: { operator: number; body: string; file: string | null; request_id: string },
  ) {
    const { telling, cases, now } = this.#parts;
    const row = await trx
      .insertInto('support.message')
      .values({ chat, customer, sender: 'service', operator, body, file, request_id, at: now() })
      .returningAll()
      .executeTakeFirstOrThrow();
    const reader = await trx
      .selectFrom('support.reader')
      .select('read_to')
      .where('customer', '=', customer)
      .executeTakeFirst();
    // Of all answers that stay unread together one mail tells.
    const key = `support/${chat}/${reader?.read_to ?? 0}`;
    await telling.tell(trx, { customer, kind: 'support_answer', values: {}, key, delayMs: mailAfterMs });
    await cases.open(trx, { queue: 'support', ref: String(chat), customer });
    return row;
  }
}
