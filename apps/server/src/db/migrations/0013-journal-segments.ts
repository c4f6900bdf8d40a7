import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Old batches of the journal, many to a row: their bytes under zstd, and the hash with which they end. Nothing changes or
 * removes a segment, and it begins where the one before ended.
 */
export const journalSegmentsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table journal.segment (
        first_seq bigint not null unique,
        last_seq bigint primary key,
        batches integer not null check (batches > 0),
        end_hash bytea not null check (octet_length(end_hash) = 32),
        bytes bytea not null,
        check (first_seq <= last_seq)
      )`.execute(db);
    // They are compressed already.
    await sql`alter table journal.segment alter column bytes set storage external`.execute(db);
    await sql`
      create function journal.refuse_segment_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The journal is append-only.';
      end $$`.execute(db);
    await sql`
      create trigger segment_is_never_changed before update or delete on journal.segment
      for each row execute function journal.refuse_segment_change()`.execute(db);
    await sql`
      create trigger segment_is_never_truncated before truncate on journal.segment
      for each statement execute function journal.refuse_segment_change()`.execute(db);
  },
};
