import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { StartRefused } from '../start-refused.ts';
import { runToEnd } from './run-to-end.ts';

/** Runs one of the two tools on the configured data folder: 0 when it went well, 1 with one sentence when not. */
export function runBackupTool(
  option: 'to' | 'from',
  usage: string,
  tool: (place: string, dataFolder: string) => Promise<void>,
): Promise<void> {
  return runToEnd(async () => {
    const { values } = parseArgs({ options: { [option]: { type: 'string' as const } } });
    const place = values[option];
    if (typeof place !== 'string' || place === '') throw new StartRefused(`Say where: ${usage}.`);
    const { storage } = readConfig(process.env);
    if (storage.databaseUrl !== '')
      throw new StartRefused(
        'DATABASE_URL names a server of your own: back it up and restore it by its own means, such as pg_basebackup.',
      );
    await tool(place, storage.dataFolder);
  });
}
