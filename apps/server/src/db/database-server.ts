import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Config } from '../config.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { startEmbeddedDatabase } from './embedded/embedded.ts';
import { connectServer, describeUrl } from './server-check.ts';
import { connectionName, lockServer } from './server-lock.ts';

/** The Postgres that this server runs on, its own or one that `DATABASE_URL` names, taken for this process alone. */
export interface DatabaseServer {
  url: string;
  /** Resolves with the reason when the embedded database has ended; one that was given may come back. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const retakeEveryMs = 1_000;

/** A server that another one leads: nothing of it is taken yet. */
export async function joinDatabaseServer({ databaseUrl, dataFolder }: Config['storage']): Promise<string> {
  const client = await connectServer(databaseUrl, connectionName());
  await client.end();
  prepareDataFolder(dataFolder);
  return databaseUrl;
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

/**
 * Holds the lock of the server until `stop`. A lost connection takes it again by and by: it only words the refusal of a
 * second start. Whether this server may go on, the journal finds out.
 */
async function takeServer(url: string): Promise<DatabaseServer> {
  const lock = { client: await takeLock(url), stopped: false };
  const hold = (): void => {
    lock.client.once('end', () => void takeAgain());
  };
  const takeAgain = async (): Promise<void> => {
    while (!lock.stopped) {
      const client = await takeLock(url).catch(() => undefined);
      if (client === undefined) await sleep(retakeEveryMs, undefined, { ref: false });
      else if (lock.stopped) return client.end();
      else {
        lock.client = client;
        return hold();
      }
    }
  };
  hold();
  const stop = async (): Promise<void> => {
    lock.stopped = true;
    await lock.client.end();
  };
  return { url, ended: new Promise(() => undefined), stop };
}

async function takeLock(url: string): Promise<Client> {
  const client = await connectServer(url, connectionName());
  try {
    await lockServer(client, describeUrl(url));
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

function describeIfPossible(url: string): string {
  return URL.canParse(url) ? describeUrl(url) : 'DATABASE_URL';
}
