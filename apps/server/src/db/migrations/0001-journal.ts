import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The journal: one row a batch of frames, chained by hash, never changed. `epoch` holds who may append; `released` is
 * the last epoch whose leader has said that it answers no more.
 */
export const journalMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create schema journal`.execute(db);
    await sql`
      create table journal.epoch (
        one boolean primary key default true check (one),
        epoch bigint not null,
        released bigint not null,
        leader text not null,
        check (released <= epoch)
      )`.execute(db);
    await sql`insert into journal.epoch (epoch, released, leader) values (0, 0, '')`.execute(db);
    await sql`
      create table journal.batch (
        first_seq bigint not null,
        last_seq bigint primary key,
        epoch bigint not null,
        at bigint not null,
        payload text not null,
        prev_hash bytea not null,
        state_hash bytea check (octet_length(state_hash) = 8),
        hash bytea not null check (octet_length(hash) = 32),
        check (first_seq <= last_seq)
      )`.execute(db);
    // JSON lines would cost the writer more in compression than they save on the disk.
    await sql`alter table journal.batch alter column payload set storage external`.execute(db);
    await refuseChanges(db);
    // The chain starts from a row of its own, so that the first append finds its predecessor like every other.
    await sql`
      insert into journal.batch (first_seq, last_seq, epoch, at, payload, prev_hash, hash)
      values (0, 0, 0, 0, '', ''::bytea, sha256('auric journal 1'::bytea))`.execute(db);
  },
};

/** Nothing updates or deletes a batch by mistake: pruning first says that it means it, for its own transaction. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function journal.refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('auric.prunes_journal', true) = 'yes' then
        return old;
      end if;
      raise exception 'The journal is append-only.';
    end $$`.execute(db);
  await sql`
    create trigger batch_is_append_only before update or delete on journal.batch
    for each row execute function journal.refuse_change()`.execute(db);
  await sql`
    create trigger batch_is_never_truncated before truncate on journal.batch
    for each statement execute function journal.refuse_change()`.execute(db);
}
