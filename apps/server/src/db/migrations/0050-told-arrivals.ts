import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the exchange has been told of every arrival. */
export const toldArrivalsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table chains.arrival
     add sighting integer not null default 1,
     add told text not null default '' check (told in ('', 'seen', 'confirmed', 'undone', 'lost')),
     add told_sighting integer not null default 0,
     add deposit bigint not null default 0,
     add refusal text not null default ''`,
  'create index arrival_untold on chains.arrival (chain, seen_at) where told <> state or told_sighting <> sighting',
];
