import { rmSync } from 'node:fs';
import { openDatabase } from '@auric/server/database';
import { startEmbeddedDatabase } from '@auric/server/embedded-database';
import { migrateToLatest } from '@auric/server/migrate';
import { sql } from 'kysely';
import { makeDataFolder } from './data-folder.ts';

/** A real Postgres that tests make their databases on; `template` in it is migrated and never touched. */
export interface TestServer {
  url: string;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

export const template = 'migrated';

/** Where a run has one server for all of its processes, this variable has its address. */
export const serverVariable = 'AURIC_TEST_SERVER';

export async function startTestServer(): Promise<TestServer> {
  const folder = makeDataFolder();
  const database = await startEmbeddedDatabase(folder.path);
  await administrate(database, `create database ${template}`);
  const db = openDatabase(urlOf(database, template), { connections: 1 });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
  const stop = async (): Promise<void> => {
    await database.stop();
    rmSync(folder.path, { recursive: true, force: true });
  };
  return { url: database.url, stop };
}

export async function administrate(server: { url: string }, statement: string): Promise<void> {
  const db = openDatabase(server.url, { connections: 1 });
  try {
    await sql.raw(statement).execute(db);
  } finally {
    await db.destroy();
  }
}

/** The address of one database of a server. */
export function urlOf(server: { url: string }, name: string): string {
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}
