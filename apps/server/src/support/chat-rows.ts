import type { Chat, ChatMessage } from '@auric/api';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import { addressOfFile, fileIdOf } from '../files/file-id.ts';
import type { ChatMessageTable, ChatTable } from './tables.ts';

export type ChatRow = Selectable<ChatTable>;

/** A chat as the wire writes it. */
export function chatOf({ id, topic, state, opened_at, closed_at, rating }: ChatRow): Chat {
  return { id, topic, state, opened_at, closed_at, rating };
}

/** A line of a chat as the wire writes it: who of the service wrote it stays inside. */
export function chatMessageOf(row: Selectable<ChatMessageTable>): ChatMessage {
  return {
    id: row.id,
    chat: row.chat,
    from: row.sender,
    text: row.body,
    attachment: row.file === null ? null : { file: addressOfFile(row.file) },
    time: row.at,
    request_id: row.sender === 'customer' ? row.request_id : '',
  };
}

/** Whether a line that was written under a request id is the one that is sent under it now. */
export function isSameLine(
  row: Pick<Selectable<ChatMessageTable>, 'body' | 'file'>,
  { body, file }: { body: string; file: string | undefined },
): boolean {
  return row.body === body && row.file === (file === undefined ? null : fileIdOf(file));
}

/** A customer's lines below one, or the latest, oldest first, and whether there are more before them. */
export async function readLines(
  db: Kysely<Database>,
  customer: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ messages: ChatMessage[]; has_more: boolean }> {
  let found = db.selectFrom('support.message').selectAll().where('customer', '=', customer);
  if (before !== undefined) found = found.where('id', '<', before);
  const rows = await found
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const messages = rows.slice(0, limit).map(chatMessageOf).toReversed();
  return { messages, has_more: rows.length > limit };
}

/** How many answers of the service a customer has not read. */
export async function unreadAnswers(db: Kysely<Database>, customer: number): Promise<number> {
  const { count } = await db
    .selectFrom('support.message')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('customer', '=', customer)
    .where('sender', '=', 'service')
    .where('id', '>', (eb) =>
      eb.fn.coalesce(eb.selectFrom('support.reader').select('read_to').where('customer', '=', customer), eb.lit(0)),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}
