import type { Kysely } from 'kysely';
import { ConsoleRefusal } from '../console/edge/console-refusal.ts';
import type { ConsolePart } from '../console/part.ts';
import type { Database } from '../db/database.ts';
import { Editing } from './console/editing.ts';
import { historyOf, listContent, wholeContent } from './console/listing.ts';
import type { Shelves } from './shelf.ts';

interface ContentPartLent {
  readonly db: Kysely<Database>;
  readonly shelves: Shelves;
  readonly now: () => number;
}

/** The texts of the house in the console: read, written in ten languages, shown and hidden; each change an act. */
export function contentConsolePart({ db, shelves, now }: ContentPartLent): ConsolePart {
  const editing = new Editing(db, now, () => shelves.forget());
  const subject = (id: number | string) => ({ kind: 'content', id: String(id) });
  return {
    name: 'content',
    routes: {
      content: { read: () => listContent(db, now()) },
      'content/one': {
        read: async ({ id }) => {
          const found = await wholeContent(db, id, now());
          if (found === undefined) throw new ConsoleRefusal('content_unknown', 'id');
          return found;
        },
      },
      'content/history': { read: ({ id, lang }) => historyOf(db, id, lang) },
      'content/create': {
        act: 'content.create',
        about: ({ key, reason }) => ({ subject: subject(key), reason }),
        run: async (payload) => ({ id: await editing.create(payload) }),
      },
      'content/publish': {
        act: 'content.publish',
        about: ({ id, reason }) => ({ subject: subject(id), reason }),
        run: async (payload, operator) => ({ revision: await editing.publish(payload, operator.name) }),
      },
      'content/show': {
        act: 'content.show',
        about: ({ id, reason }) => ({ subject: subject(id), reason }),
        run: async (payload) => {
          await editing.show(payload);
          return true as const;
        },
      },
      'content/decline': {
        act: 'content.decline',
        about: ({ id, reason }) => ({ subject: subject(id), reason }),
        run: async (payload) => {
          await editing.decline(payload);
          return true as const;
        },
      },
    },
  };
}
