import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@auric/server/database';
import { openDatabase } from '@auric/server/database';
import type { EmbeddedDatabase } from '@auric/server/embedded-database';
import { startEmbeddedDatabase } from '@auric/server/embedded-database';
import { migrateToLatest } from '@auric/server/migrate';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export interface TestDatabase {
  /** For `openDatabase`, also from other processes, as long as it isn't closed. */
  url: string;
  db: Kysely<Database>;
  /** Drops the database; with the last one the server stops and its folder disappears. */
  close(): Promise<void>;
}

interface SharedServer {
  database: EmbeddedDatabase;
  folder: string;
  users: number;
}

let shared: Promise<SharedServer> | undefined;
let databases = 0;

/**
 * A fresh, migrated database on a real embedded Postgres. The server is shared by everything in this process; making
 * one more database takes some tens of milliseconds. `migrate: false` leaves it empty.
 */
export async function bootDatabase(options: { migrate?: boolean } = {}): Promise<TestDatabase> {
  shared ??= startShared();
  const server = await shared;
  server.users++;
  const name = `test_${++databases}`;
  await administrate(server, `create database ${name}${options.migrate === false ? '' : ` template ${template}`}`);
  const url = urlOf(server, name);
  const db = openDatabase(url, { name: 'auric test' });
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await db.destroy();
    if (--server.users === 0) await stopShared(server);
    else await administrate(server, `drop database ${name} with (force)`);
  };
  return { url, db, close };
}

/** An own temporary data folder, open enough for the database's user when the tests run as root. */
export function makeDataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'auric-test-'));
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const template = 'migrated';

async function startShared(): Promise<SharedServer> {
  const folder = makeDataFolder();
  const database = await startEmbeddedDatabase(folder.path);
  const server = { database, folder: folder.path, users: 0 };
  await administrate(server, `create database ${template}`);
  const db = openDatabase(urlOf(server, template), { connections: 1 });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
  return server;
}

async function stopShared(server: SharedServer): Promise<void> {
  shared = undefined;
  await server.database.stop();
  rmSync(server.folder, { recursive: true, force: true });
}

async function administrate(server: SharedServer, statement: string): Promise<void> {
  const db = openDatabase(server.database.url, { connections: 1 });
  try {
    await sql.raw(statement).execute(db);
  } finally {
    await db.destroy();
  }
}

function urlOf(server: SharedServer, name: string): string {
  const url = new URL(server.database.url);
  url.pathname = `/${name}`;
  return url.href;
}
