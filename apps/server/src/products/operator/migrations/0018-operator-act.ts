import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The acts of operators as the journal has them, found by who did them, what they were, whom they were about and when. */
export const operatorActMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table view.operator_act (
     act bigint primary key, seq bigint not null, at bigint not null,
     operator bigint not null, second bigint not null,
     action text not null, subject_kind text not null, subject text not null,
     reason text not null, digest text not null,
     failed text not null default ''
   )`,
  'create index operator_act_operator on view.operator_act (operator, act desc)',
  'create index operator_act_second on view.operator_act (second, act desc) where second > 0',
  'create index operator_act_action on view.operator_act (action, act desc)',
  'create index operator_act_subject on view.operator_act (subject_kind, subject, act desc)',
  'create index operator_act_at on view.operator_act (at)',
];
