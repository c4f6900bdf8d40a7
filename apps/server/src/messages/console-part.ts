import type { Kysely } from 'kysely';
import { belowPlace } from '../console/customers/below-place.ts';
import type { ConsolePart } from '../console/part.ts';
import type { Database } from '../db/database.ts';
import { messageKindOf } from './told.ts';
import { wordsOf } from './wording.ts';

/** What a customer was told, by its title, and which way each letter went. */
export function messagesConsolePart({ db }: { db: Kysely<Database> }): ConsolePart {
  /** How the letters of some messages stand, by message and medium. */
  async function lettersOf(messages: readonly number[]): Promise<ReadonlyMap<string, string>> {
    if (messages.length === 0) return new Map();
    const letters = await db
      .selectFrom('messages.letter')
      .select(['message', 'medium', 'state'])
      .where('message', 'in', messages)
      .where('medium', '!=', 'push')
      .orderBy('id')
      .execute();
    return new Map(letters.map(({ message, medium, state }) => [`${message} ${medium}`, state]));
  }

  return {
    name: 'messages',
    async timeline(customer, before, limit) {
      const rows = await belowPlace(
        db
          .selectFrom('messages.message')
          .select(['id', 'created_at', 'kind', 'vals', 'shown'])
          .where('customer', '=', customer),
        { at: 'created_at', id: 'id' },
        before,
        limit,
      );
      const letters = await lettersOf(rows.map(({ id }) => id));
      return rows.map(({ id, created_at: at, kind, vals, shown }) => {
        const known = messageKindOf(kind);
        const title = known === null ? kind : wordsOf(known, vals, 'en').title;
        const [mail, sms] = ['mail', 'sms'].map((medium) => letters.get(`${id} ${medium}`) ?? '');
        return { at, id: String(id), kind: 'told', values: { title, shown, mail: mail ?? '', sms: sms ?? '' } };
      });
    },
  };
}
