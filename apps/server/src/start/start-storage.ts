import type { Kysely } from 'kysely';
import { openPool } from '../db/connection.ts';
import { type Database, databaseOn } from '../db/database.ts';
import { startDatabaseServer } from '../db/database-server.ts';
import { migrateServer } from '../db/migrate.ts';
import { standBeside } from '../standby-role.ts';
import { patience, type Start } from './start.ts';

/** The database of the process, with its connections. */
export interface Storage {
  url: string;
  db: Kysely<Database>;
  pool: ReturnType<typeof openPool>;
}

/** Opens the database, its tables in their newest form; a process that stands by only reads beside the leader. */
export async function startStorage(start: Start, standby: boolean): Promise<Storage> {
  const { config, shutdown } = start;
  const url = standby ? await standBeside(config.storage) : await takeDatabase(start);
  const pool = openPool(url, config.storage.connections, 'auric');
  const db = databaseOn(pool);
  shutdown.add('connections', patience.poolMs, () => db.destroy());
  if (!standby) await migrateServer(url);
  return { url, db, pool };
}

/** Takes the database for this process: its own one, or the given one once nobody else has it. */
export async function takeDatabase({ config, report, fail, shutdown }: Start): Promise<string> {
  const server = await startDatabaseServer(config.storage, report);
  shutdown.add('database', patience.databaseMs, () => server.stop());
  void server.ended.then((reason) => {
    if (!shutdown.begun) fail(`the database ended (${reason})`);
  });
  return server.url;
}
