import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { pagesBelow } from '../db/pages-below.ts';
import { type OwnDataOf, ownDataTime, rowsAtOnce } from '../edge/own-data.ts';

/** A customer's chats with customer service, every line of them. Who of the service wrote stays inside. */
export function supportOwnData(db: Kysely<Database>): OwnDataOf {
  return (customer) => [
    rowsAtOnce('chats', ['support.chat'], async () => {
      const chats = await db
        .selectFrom('support.chat')
        .select(['id as chat', 'topic', 'state', 'opened_at', 'closed_at', 'rating'])
        .where('customer', '=', customer)
        .orderBy('id', 'desc')
        .execute();
      return chats.map((chat) => ({
        ...chat,
        opened_at: ownDataTime(chat.opened_at),
        closed_at: ownDataTime(chat.closed_at),
      }));
    }),
    { name: 'chat_messages', tables: ['support.message'], rows: () => lines(db, customer) },
  ];
}

async function* lines(db: Kysely<Database>, customer: number) {
  const pages = pagesBelow((before, limit) => {
    const own = db.selectFrom('support.message').selectAll().where('customer', '=', customer);
    const below = before === undefined ? own : own.where('id', '<', before);
    return below.orderBy('id', 'desc').limit(limit).execute();
  });
  for await (const page of pages) {
    yield page.map(({ chat, at, sender, body, file }) => ({
      chat,
      time: ownDataTime(at),
      from: sender,
      text: body,
      file: file ?? '',
    }));
  }
}
