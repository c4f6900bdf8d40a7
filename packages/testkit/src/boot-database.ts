import type { Database } from '@auric/server/database';
import { openDatabase } from '@auric/server/database';
import type { Kysely } from 'kysely';
import { administrate, serverVariable, startTestServer, template, type TestServer, urlOf } from './test-server.ts';

export interface TestDatabase {
  /** For `openDatabase`, also from other processes, as long as it isn't closed. */
  url: string;
  db: Kysely<Database>;
  /** Drops the database; with the last one, a server that was started for this process stops and its folder disappears. */
  close(): Promise<void>;
}

interface SharedServer extends TestServer {
  users: number;
}

let shared: Promise<SharedServer> | undefined;
let databases = 0;

/**
 * A fresh, migrated database on a real embedded Postgres. The server is the one of the whole run, or else shared by
 * everything in this process; making one more database takes some tens of milliseconds. `migrate: false` leaves it empty.
 */
export async function bootDatabase(options: { migrate?: boolean } = {}): Promise<TestDatabase> {
  shared ??= openShared();
  const server = await shared;
  server.users++;
  const name = `test_${process.pid}_${++databases}`;
  await administrate(server, `create database ${name}${options.migrate === false ? '' : ` template ${template}`}`);
  const url = urlOf(server, name);
  const db = openDatabase(url, { name: 'auric test' });
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await db.destroy();
    await administrate(server, `drop database ${name} with (force)`);
    if (--server.users > 0) return;
    shared = undefined;
    await server.stop();
  };
  return { url, db, close };
}

async function openShared(): Promise<SharedServer> {
  const url = process.env[serverVariable];
  const server = url === undefined ? await startTestServer() : { url, stop: () => Promise.resolve() };
  return { ...server, users: 0 };
}
