import { readConfig } from '@auric/server/config';
import { startServer, type RunningServer } from '@auric/server';
import { type Clock, systemClock } from '@auric/server/clock';
import { makeDataFolder } from './data-folder.ts';
import { TestClient } from './test-client.ts';

export interface TestServer extends RunningServer {
  dataFolder: string;
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

/** The whole server in this process, on a free port and an own data folder, of which `close` leaves nothing behind. */
export async function bootServer(options: BootOptions = {}): Promise<TestServer> {
  const { settings = {}, simulateMarket = false, clock = systemClock, fail = failTest } = options;
  const folder = makeDataFolder();
  const config = readConfig({
    PORT: '0',
    AURIC_DATA: folder.path,
    LOG_LEVEL: 'error',
    SANDBOX_HISTORY_DAYS: '1',
    ...(simulateMarket ? {} : stillIndex),
    ...settings,
  });
  try {
    const server = await startServer({ config, clock, fail, simulateMarket });
    const close = async (): Promise<void> => {
      await server.close();
      folder.remove();
    };
    return { ...server, dataFolder: folder.path, close, client: () => new TestClient(server.url) };
  } catch (error) {
    folder.remove();
    throw error;
  }
}

function failTest(reason: string): never {
  throw new Error(`The server under test failed: ${reason}`);
}
