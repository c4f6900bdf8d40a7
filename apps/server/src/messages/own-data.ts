import type { Language } from '@auric/api';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import { pagesBelow } from '../db/pages-below.ts';
import { type OwnDataOf, ownDataTime, rowsAtOnce } from '../edge/own-data.ts';
import type { LetterTable, MessageTable } from './tables.ts';
import { messageKindOf } from './told.ts';
import { wordsOf } from './wording.ts';

type Letter = Pick<Selectable<LetterTable>, 'message' | 'medium' | 'recipient' | 'state' | 'ended_at'>;

/** What a customer was told, with the letters that went out, and what they chose to be told. */
export function messagesOwnData(db: Kysely<Database>): OwnDataOf {
  return (customer, lang) => [
    {
      name: 'messages',
      tables: ['messages.message', 'messages.letter'],
      rows: () => messageLines(db, customer, lang),
    },
    rowsAtOnce('notification_choices', ['messages.choice'], () =>
      db
        .selectFrom('messages.choice')
        .select(['topic', 'channel', 'wanted'])
        .where('customer', '=', customer)
        .orderBy('topic')
        .orderBy('channel')
        .execute(),
    ),
  ];
}

async function* messageLines(db: Kysely<Database>, customer: number, lang: Language) {
  const pages = pagesBelow((before, limit) => {
    const own = db.selectFrom('messages.message').selectAll().where('customer', '=', customer);
    const below = before === undefined ? own : own.where('id', '<', before);
    return below.orderBy('id', 'desc').limit(limit).execute();
  });
  for await (const page of pages) {
    const letters = await lettersOf(db, page);
    yield page.map((row) => lineOf(row, letters, lang));
  }
}

async function lettersOf(db: Kysely<Database>, messages: readonly { id: number }[]): Promise<Letter[]> {
  const ids = messages.map(({ id }) => id);
  return db
    .selectFrom('messages.letter')
    .select(['message', 'medium', 'recipient', 'state', 'ended_at'])
    .where('message', 'in', ids)
    .where('medium', '!=', 'push')
    .orderBy('id')
    .execute();
}

/** A kind that this release doesn't know has no words any more, but was told. */
function lineOf(row: Selectable<MessageTable>, letters: readonly Letter[], lang: Language) {
  const kind = messageKindOf(row.kind);
  const words = kind === null ? { title: '', text: '' } : wordsOf(kind, row.vals, lang);
  return {
    time: ownDataTime(row.created_at),
    topic: row.topic,
    kind: row.kind,
    ...words,
    read_at: ownDataTime(row.read_at),
    letters: letters
      .filter(({ message }) => message === row.id)
      .map(({ medium, recipient, state, ended_at }) => ({ medium, recipient, state, at: ownDataTime(ended_at) })),
  };
}
