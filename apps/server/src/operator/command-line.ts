import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { refuseBusyFolder } from '../db/embedded/folder-lock.ts';
import { StartRefused } from '../start-refused.ts';
import { JournalCorrupt, LeaderAlive } from '../engine/journal/journal-errors.ts';

/** What a tool of the engine works on: the database of the configuration, started if it is our own. */
export interface Workplace {
  url: string;
  dataFolder: string;
  options: Record<string, string | undefined>;
}

/**
 * Runs one tool on the configured database and ends the process: 0 when it went well, 1 with one sentence when not.
 * `names`: the options that it understands, each with a value.
 */
export async function runTool(names: readonly string[], tool: (workplace: Workplace) => Promise<void>): Promise<void> {
  try {
    const { values } = parseArgs({
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    const { storage } = readConfig(process.env);
    const place = { dataFolder: storage.dataFolder, options: values as Workplace['options'] };
    if (storage.databaseUrl !== '') return await tool({ url: storage.databaseUrl, ...place });
    refuseBusyFolder(storage.dataFolder);
    const database = await startEmbeddedDatabase(storage.dataFolder);
    try {
      await tool({ url: database.url, ...place });
    } finally {
      await database.stop();
    }
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  const expected = error instanceof StartRefused || error instanceof JournalCorrupt || error instanceof LeaderAlive;
  if (expected) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
