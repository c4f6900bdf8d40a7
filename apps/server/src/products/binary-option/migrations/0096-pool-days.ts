import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the decided options of a day risked and promised, from which follows how many had to be won; what operators took out of the
 * pool; and the capital of the reserves of the house. Capital that came before is there after `npm run rebuild`.
 */
export const poolDaysMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table view.option_days
     add column risked numeric not null default 0, add column promised numeric not null default 0`,
  `update view.option_days as known set risked = own.risked, promised = own.promised
   from (
     select ended_at / 86400000 * 86400000 as day, asset, seconds, sum(stake) as risked, sum(reserve) as promised
     from view.options where result in ('won', 'lost') group by 1, 2, 3
   ) as own
   where known.day = own.day and known.asset = own.asset and known.seconds = own.seconds`,
  'create table view.option_pool_withdrawals (id bigint primary key, at bigint not null, amount numeric not null)',
  `create table view.house_capital (
     seq bigint primary key, at bigint not null, account bigint not null, asset integer not null, amount numeric not null
   )`,
];
