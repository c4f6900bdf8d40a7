import { readConfig } from '@auric/server/config';
import { startServer, type RunningServer } from '@auric/server';
import { type Clock, systemClock } from '@auric/server/clock';
import { bootDatabase } from './boot-database.ts';
import { makeDataFolder } from './data-folder.ts';
import { TestClient } from './test-client.ts';

export interface TestServer extends RunningServer {
  dataFolder: string;
  databaseUrl: string;
  client(): TestClient;
}

export interface BootOptions {
  /** The environment variables of the configuration. */
  settings?: Record<string, string>;
  /** With prices, providers and background customers; without, the markets are listed and still. */
  simulateMarket?: boolean;
  clock?: Clock;
  /** Told once when only a restart could help; without it the test fails. */
  fail?: (reason: string) => void;
}

/** Where nobody publishes the index but the test, and that once, it may get old. */
const stillIndex = { SPOT_INDEX_AGE_MAX_SECONDS: '86400' };

/**
 * The whole server in this process, on a free port, a data folder and a database of its own, of which `close` leaves
 * nothing behind. The database is one on the Postgres of the run, migrated already: what a start does on its own Postgres,
 * the tests of processes see.
 */
export async function bootServer(options: BootOptions = {}): Promise<TestServer> {
  const { settings = {}, simulateMarket = false, clock = systemClock, fail = failTest } = options;
  const folder = makeDataFolder();
  const { DATABASE_URL: given } = settings;
  const database = given === undefined ? await bootDatabase() : { url: given, close: () => Promise.resolve() };
  const leaveNothing = async (): Promise<void> => {
    await database.close();
    folder.remove();
  };
  const config = readConfig({
    PORT: '0',
    AURIC_DATA: folder.path,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    SANDBOX_HISTORY_DAYS: '1',
    ...(simulateMarket ? {} : stillIndex),
    ...settings,
  });
  try {
    const server = await startServer({ config, clock, fail, simulateMarket });
    const close = async (): Promise<void> => {
      await server.close();
      await leaveNothing();
    };
    const client = (): TestClient => new TestClient(server.url);
    return { ...server, dataFolder: folder.path, databaseUrl: database.url, close, client };
  } catch (error) {
    await leaveNothing();
    throw error;
  }
}

function failTest(reason: string): never {
  throw new Error(`The server under test failed: ${reason}`);
}
