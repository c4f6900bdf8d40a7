import type { Config } from '../config.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { startEmbeddedDatabase } from './embedded/embedded.ts';
import { connectServer, describeUrl } from './server-check.ts';
import { connectionName, lockServer } from './server-lock.ts';

/** The Postgres that this server runs on, its own or one that `DATABASE_URL` names, taken for this process alone. */
export interface DatabaseServer {
  url: string;
  /** Resolves with the reason when the database is lost, or ended by `stop`. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

export async function startDatabaseServer(
  config: Config['storage'],
  report: (line: string) => void,
): Promise<DatabaseServer> {
  if (config.databaseUrl !== '') {
    report(`Connecting to the database at ${describeIfPossible(config.databaseUrl)}`);
    return startOnGivenServer(config);
  }
  report(`Starting the database in ${config.dataFolder}`);
  const embedded = await startEmbeddedDatabase(config.dataFolder, report);
  try {
    const server = await takeServer(embedded.url);
    const stop = async () => {
      await server.stop();
      await embedded.stop();
    };
    return { url: embedded.url, ended: embedded.ended, stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** The data folder is touched only once the server has turned out to be good; it keeps the snapshots. */
async function startOnGivenServer({ databaseUrl, dataFolder }: Config['storage']): Promise<DatabaseServer> {
  const server = await takeServer(databaseUrl);
  try {
    prepareDataFolder(dataFolder);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function takeServer(url: string): Promise<DatabaseServer> {
  const client = await connectServer(url, connectionName());
  const ended = new Promise<string>((resolve) => {
    client.once('error', (error: Error) => resolve(error.message));
    client.once('end', () => resolve('the connection was closed'));
  });
  try {
    await lockServer(client, describeUrl(url));
  } catch (error) {
    await client.end();
    throw error;
  }
  return { url, ended, stop: () => client.end() };
}

function describeIfPossible(url: string): string {
  return URL.canParse(url) ? describeUrl(url) : 'DATABASE_URL';
}
