import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { configuredTableSql } from '../../configured.ts';

/** Who leads, who follows and what they copied, the shares of it, and how it came about what is asked of both. */
export const copiesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table view.leads (
     lead bigint primary key, share_ppm integer not null, first_at bigint not null, opened_at bigint not null,
     closed_at bigint not null, start_equity numeric not null
   )`,
  `create table view.follows (
     id bigint primary key, follower bigint not null, lead bigint not null, share_ppm integer not null,
     mode text not null, size_e6 bigint not null, follow_amount numeric not null, stop_loss numeric not null,
     leverage_most integer not null, started_at bigint not null, ended_at bigint not null default 0,
     reason text not null default '', gained numeric not null default 0, shared numeric not null default 0,
     closes bigint not null default 0
   )`,
  'create index follows_follower on view.follows (follower, id desc)',
  'create index follows_lead on view.follows (lead)',
  `create table view.copies (
     position bigint primary key, follow bigint not null, follower bigint not null, lead bigint not null,
     lead_position bigint not null, market integer not null, opened_at bigint not null,
     ended_at bigint not null default 0, is_detached boolean not null default false
   )`,
  'create index copies_follower on view.copies (follower, position desc)',
  'create index copies_lead on view.copies (lead_position) where ended_at = 0',
  `create table view.copy_events (
     id bigint primary key, follow bigint not null, follower bigint not null, lead bigint not null,
     market integer not null, position bigint not null, what text not null, wanted bigint not null,
     lots bigint not null, reason text not null, at bigint not null
   )`,
  'create index copy_events_follower on view.copy_events (follower, id desc)',
  `create table view.profit_shares (
     id bigint primary key, follow bigint not null, follower bigint not null, lead bigint not null,
     share_ppm integer not null, gained numeric not null, open numeric not null, shared numeric not null,
     due numeric not null, paid numeric not null, from_held numeric not null, released numeric not null,
     at bigint not null
   )`,
  'create index profit_shares_follower on view.profit_shares (follower, id desc)',
  'create index profit_shares_lead on view.profit_shares (lead, id desc)',
  configuredTableSql('view.copy_terms'),
];
