import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import { journalMigration } from './migrations/0001-journal.ts';
import { viewMigration } from './migrations/0002-view.ts';
import { peopleMigration } from './migrations/0010-people.ts';
import { billsByBalanceMigration } from './migrations/0011-bills-by-balance.ts';
import { accessMigration } from './migrations/0012-access.ts';
import { journalSegmentsMigration } from './migrations/0013-journal-segments.ts';
import { viewVersionMigration } from './migrations/0014-view-version.ts';
import { billEntriesMigration } from './migrations/0016-bill-entries.ts';
import { standingMigration } from './migrations/0019-standing.ts';
import { factorsMigration } from './migrations/0020-factors.ts';
import { accessChangesMigration } from './migrations/0021-access-changes.ts';
import { filesMigration } from './migrations/0022-files.ts';
import { identityMigration } from './migrations/0023-identity.ts';
import { messagesMigration } from './migrations/0024-messages.ts';
import { supportMigration } from './migrations/0025-support.ts';
import { contentMigration } from './migrations/0027-content.ts';
import { consoleMigration } from './migrations/0029-console.ts';
import { consentMigration } from './migrations/0033-consent.ts';
import { closingMigration } from './migrations/0034-closing.ts';
import { chatPicturesMigration } from './migrations/0038-chat-pictures.ts';
import { newsMigration } from './migrations/0039-news.ts';
import { chainsMigration } from './migrations/0044-chains.ts';
import { standingChangesMigration } from './migrations/0049-standing-changes.ts';
import { toldArrivalsMigration } from './migrations/0050-told-arrivals.ts';
import { depositDeskMigration } from './migrations/0051-deposit-desk.ts';
import { paymentsMigration } from './migrations/0053-payments.ts';
import { withdrawalsMigration } from './migrations/0054-withdrawals.ts';
import { newsOfFramesMigration } from './migrations/0056-news-of-frames.ts';
import { fiatMigration } from './migrations/0059-fiat.ts';
import { reconciliationMigration } from './migrations/0060-reconciliation.ts';
import { billFramesMigration } from './migrations/0069-bill-frames.ts';
import { receiptsMigration } from './migrations/0070-receipts.ts';
import { bankStatementsMigration } from './migrations/0075-bank-statements.ts';
import { copyingMigration } from './migrations/0097-copying.ts';
import { oneNamespace } from '@auric/exchange';
import { products } from '../products/index.ts';
import { StartRefused } from '../start-refused.ts';
import { maintenanceStatementMs } from './connection.ts';
import { openDatabase, type Database } from './database.ts';

const migrationSchema = 'auric';

/**
 * Every migration, in the order in which they apply. A released one never changes and its name is for ever: the next takes
 * the next number, gaps stay gaps (docs/decisions/migrations.md).
 */
const houseMigrations: Record<string, Migration> = {
  '0001-journal': journalMigration,
  '0002-view': viewMigration,
  '0010-people': peopleMigration,
  '0011-bills-by-balance': billsByBalanceMigration,
  '0012-access': accessMigration,
  '0013-journal-segments': journalSegmentsMigration,
  '0014-view-version': viewVersionMigration,
  '0016-bill-entries': billEntriesMigration,
  '0019-standing': standingMigration,
  '0020-factors': factorsMigration,
  '0021-access-changes': accessChangesMigration,
  '0022-files': filesMigration,
  '0023-identity': identityMigration,
  '0024-messages': messagesMigration,
  '0025-support': supportMigration,
  '0027-content': contentMigration,
  '0029-console': consoleMigration,
  '0033-consent': consentMigration,
  '0034-closing': closingMigration,
  '0038-chat-pictures': chatPicturesMigration,
  '0039-news': newsMigration,
  '0044-chains': chainsMigration,
  '0049-standing-changes': standingChangesMigration,
  '0050-told-arrivals': toldArrivalsMigration,
  '0051-deposit-desk': depositDeskMigration,
  '0053-payments': paymentsMigration,
  '0054-withdrawals': withdrawalsMigration,
  '0056-news-of-frames': newsOfFramesMigration,
  '0059-fiat': fiatMigration,
  '0060-reconciliation': reconciliationMigration,
  '0069-bill-frames': billFramesMigration,
  '0070-receipts': receiptsMigration,
  '0075-bank-statements': bankStatementsMigration,
  '0097-copying': copyingMigration,
};

/** The products' own; their numbers follow on from those of the house. */
const productMigrations = products.map((row) => row.migrations ?? {});
const migrations = inOrder([houseMigrations, ...productMigrations]);

/** What makes the read models: who drops them makes them again by these. */
export const viewMigrations: readonly Migration[] = [
  viewMigration,
  billsByBalanceMigration,
  viewVersionMigration,
  billEntriesMigration,
  ...Object.values(inOrder(productMigrations)),
  billFramesMigration,
];

/** By number, which no two may share. */
export function inOrder(parts: readonly Readonly<Record<string, Migration>>[]): Record<string, Migration> {
  const numbered = parts.map((part) => Object.fromEntries(Object.keys(part).map((name) => [name.slice(0, 4), name])));
  oneNamespace('a migration', numbered);
  const rows = [...oneNamespace('a migration', parts)];
  return Object.fromEntries(rows.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** Brings the schema at `url` up to date, however long an index of a large table takes. */
export async function migrateServer(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 1, name: 'auric migrations', statementMaxMs: maintenanceStatementMs });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Brings the schema up to date, or only up to a migration, where an older release left it; two servers that start at once
 * wait for each other. A schema of a newer release is refused before anything is touched.
 */
export async function migrateToLatest(db: Kysely<Database>, upTo?: string): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const migrator = new Migrator({ db, provider, migrationTableSchema: migrationSchema });
  await refuseNewerSchema(db);
  const { error, results } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : 'no reason was given';
  const step = failed === undefined ? '' : ` at ${failed}`;
  throw new StartRefused(`The database schema couldn't be brought up to date${step}: ${reason}.`, error);
}

/** Refuses a schema of another release than this one, older or newer: who only waits beside a leader changes nothing. */
export async function refuseOtherSchema(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 1, name: 'auric migrations', statementMaxMs: maintenanceStatementMs });
  try {
    await refuseNewerSchema(db);
    const applied = new Set(await appliedMigrations(db));
    const missing = Object.keys(migrations).find((name) => !applied.has(name));
    if (missing === undefined) return;
    throw new StartRefused(
      `A standby is of the release of its leader, which has not brought the schema to ${missing}; start a leader of this release first.`,
    );
  } finally {
    await db.destroy();
  }
}

async function refuseNewerSchema(db: Kysely<Database>): Promise<void> {
  const unknown = (await appliedMigrations(db)).find((name) => !(name in migrations));
  if (unknown === undefined) return;
  throw new StartRefused(
    `The database was last used by a newer release of Auric (its schema has ${unknown}); start that release, nothing was changed.`,
  );
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.schema === migrationSchema && table.name === 'kysely_migration')) return [];
  const query = sql<{ name: string }>`select name from auric.kysely_migration order by name`;
  return (await query.execute(db)).rows.map((row) => row.name);
}
