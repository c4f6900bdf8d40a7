import type { EntryValues } from '@auric/api/console/values';
import type { Kysely } from 'kysely';
import { belowPlace } from '../../console/customers/below-place.ts';
import type { ConsolePart } from '../../console/part.ts';
import type { Database } from '../../db/database.ts';

/** What changed of what a customer may: freezes and their ends, holds, the level of the identity, the country. */
export function standingConsolePart({ db }: { db: Kysely<Database> }): ConsolePart {
  return {
    name: 'standing',
    async timeline(customer, before, limit) {
      const rows = await belowPlace(
        db.selectFrom('people.standing_change').select(['id', 'at', 'kind', 'vals']).where('customer', '=', customer),
        { at: 'at', id: 'id' },
        before,
        limit,
      );
      return rows.map(({ id, at, kind, vals }) => ({ at, id: String(id), kind, values: vals as EntryValues }));
    },
  };
}
