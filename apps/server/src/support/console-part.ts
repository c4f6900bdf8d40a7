import { type Kysely, sql } from 'kysely';
import { belowPlace } from '../console/customers/below-place.ts';
import type { ConsolePart } from '../console/part.ts';
import type { Database } from '../db/database.ts';
import type { Answers } from './answers.ts';

/**
 * What operators see and do of the chats: a case a chat, answers as acts, and its end as the decision. Pictures of customers
 * are seen through a link of a minute, and each look is an act.
 */
export function supportConsolePart({ db, answers }: { db: Kysely<Database>; answers: Answers }): ConsolePart {
  const aboutChat = async (chat: number) => {
    const { customer } = await answers.find(chat);
    return { subject: { kind: 'customer', id: String(customer) }, reason: '' };
  };

  return {
    name: 'support',

    routes: {
      'support/answer': {
        act: 'support.answer',
        about: ({ chat }) => aboutChat(chat),
        run: (payload, operator) => answers.answer(operator.id, payload),
      },

      'support/upload': {
        act: 'support.upload',
        about: async ({ chat, file }) => ({ ...(await aboutChat(chat)), details: { chat, bytes: file.length } }),
        run: ({ file }) => answers.upload(file),
      },

      'support/picture': {
        look: ({ message }) => ({ act: 'support.look', subject: { kind: 'chat_message', id: String(message) } }),
        read: async ({ message }) => {
          const { address, expiresAt } = await answers.picture(message);
          return { address, expires_at: expiresAt };
        },
      },
    },

    queues: [
      {
        name: 'support',
        decisions: ['close'],
        fourEyes: false,
        describe: (ref) => answers.view(Number(ref)),
        decide: ({ ref }) => answers.close(Number(ref)),
      },
    ],

    timeline: async (customer, before, limit) => {
      const rows = await belowPlace(turnsOf(db, customer), { at: 't.at', id: 't.id' }, before, limit);
      return rows.map(({ id, at, ended, topic, rating }) => ({
        at,
        id: String(id),
        kind: ended ? 'closed' : 'opened',
        values: { topic, rating: ended ? (rating ?? 0) : 0 },
      }));
    },
  };
}

/** That a chat was begun and that it ended: two things of one chat, each with a number of its own. */
function turnsOf(db: Kysely<Database>, customer: number) {
  const chats = db.selectFrom('support.chat').where('customer', '=', customer);
  const begun = chats
    .select(['opened_at as at', 'topic', 'rating'])
    .select([sql<number>`id * 2`.as('id'), sql<boolean>`false`.as('ended')]);
  const over = chats
    .where('closed_at', 'is not', null)
    .select([sql<number>`closed_at`.as('at'), 'topic', 'rating'])
    .select([sql<number>`id * 2 + 1`.as('id'), sql<boolean>`true`.as('ended')]);
  return db.selectFrom(begun.unionAll(over).as('t')).selectAll('t');
}
