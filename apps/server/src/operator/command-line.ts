import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { createClient } from '../db/connection.ts';
import { runningDatabase, startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { describeUrl } from '../db/server-check.ts';
import { refuseBusyFolder } from '../db/embedded/folder-lock.ts';
import { StartRefused } from '../start-refused.ts';
import { runToEnd } from './run-to-end.ts';

/** What a tool of the engine works on: the database of the configuration, started if it is our own. */
export interface Workplace {
  url: string;
  dataFolder: string;
  options: Record<string, string | undefined>;
}

export interface ToolOptions {
  /** The names of the options that it understands, each with a value. */
  options?: readonly string[];
  /** Only looks: it may run beside a server, and its connections can't write. */
  readOnly?: boolean;
}

/** Runs one tool on the configured database and ends the process: 0 when it went well, 1 with one sentence when not. */
export function runTool(
  { options: names = [], readOnly = false }: ToolOptions,
  tool: (workplace: Workplace) => Promise<void>,
): Promise<void> {
  return runToEnd(async () => {
    const { values } = parseArgs({
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    const { storage } = readConfig(process.env);
    const database = await openStorage(storage, { beside: readOnly, makes: false });
    try {
      const url = readOnly ? readOnlyUrl(database.url) : database.url;
      await refuseWithoutJournal(url);
      await tool({ url, dataFolder: storage.dataFolder, options: values });
    } finally {
      await database.close();
    }
  });
}

/** What a tool may do with the storage: work beside a server that runs, and make a database where there is none. */
interface StorageUse {
  readonly beside: boolean;
  readonly makes: boolean;
}

/** The configured database: somebody's server, the one of a running Auric where it may be used beside it, or our own. */
export async function openStorage(
  { databaseUrl, dataFolder }: Config['storage'],
  { beside, makes }: StorageUse,
): Promise<{ url: string; close: () => Promise<void> }> {
  const leave = (): Promise<void> => Promise.resolve();
  if (databaseUrl !== '') return { url: databaseUrl, close: leave };
  const running = beside ? runningDatabase(dataFolder) : undefined;
  if (running !== undefined) return { url: running.url, close: leave };
  refuseBusyFolder(dataFolder);
  // Looking at a folder must not make a database in it.
  if (!makes && !existsSync(join(dataFolder, 'postgres'))) throw new StartRefused(noJournal(dataFolder));
  const own = await startEmbeddedDatabase(dataFolder);
  return { url: own.url, close: () => own.stop() };
}

function readOnlyUrl(url: string): string {
  const restricted = new URL(url);
  restricted.searchParams.set('options', '-c default_transaction_read_only=on');
  return restricted.href;
}

async function refuseWithoutJournal(url: string): Promise<void> {
  const client = createClient(url, 'auric tool');
  await client.connect();
  try {
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('journal.batch') is not null as exists`,
    );
    if (rows[0]?.exists !== true) throw new StartRefused(noJournal(describeUrl(url)));
  } finally {
    await client.end();
  }
}

function noJournal(place: string): string {
  return `There is no journal in ${place} yet: npm start makes one.`;
}
