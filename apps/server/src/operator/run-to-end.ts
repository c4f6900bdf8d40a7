import { NewerJournal } from '@auric/exchange';
import { JournalCorrupt, LeaderAlive } from '../engine/journal/journal-errors.ts';
import { StartRefused } from '../start-refused.ts';

/**
 * Runs a tool of the operator, which ends the process with 0 when it went well, and with 1 when not: with one sentence
 * where the operator can do something about it, with the whole error where it is ours.
 */
export async function runToEnd(tool: () => Promise<void>): Promise<void> {
  try {
    await tool();
  } catch (error) {
    console.error(wordsOf(error));
    process.exitCode = 1;
  }
}

const ownRefusals = [StartRefused, JournalCorrupt, LeaderAlive, NewerJournal];

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = ownRefusals.some((kind) => error instanceof kind) || isOfTheSystem(error) || isOfTheOptions(error);
  return isExpected ? error.message : (error.stack ?? error.message);
}

/** A file, a folder or an address that isn't as it should be. */
function isOfTheSystem(error: Error): boolean {
  return 'syscall' in error;
}

function isOfTheOptions(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
