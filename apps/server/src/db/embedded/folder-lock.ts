import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, refuseFolder, StartRefused } from '../../start-refused.ts';
import { processIdentity } from './process-identity.ts';

const lockName = 'auric.lock';

export interface FolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process, or refuses with the process that has it. What a killed process left behind
 * is taken over. This makes the refusal quick and clear; Postgres's own lock is what keeps two apart in the end.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, lockName);
  const own = processIdentity(process.pid);
  const draft = `${file}.${process.pid}`;
  try {
    // Linking a written file is what makes the lock appear whole: nobody ever reads a half of it.
    writeFileSync(draft, own);
    return takeLock(folder, file, draft, own);
  } catch (error) {
    throw refuseFolder(folder, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Refuses a folder that another process has, without touching anything. */
export function refuseBusyFolder(folder: string): void {
  refuseLiveHolder(folder, join(folder, lockName), '');
}

function takeLock(folder: string, file: string, draft: string, own: string): FolderLock {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      linkSync(draft, file);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      refuseLiveHolder(folder, file, own);
      rmSync(file, { force: true });
      continue;
    }
    if (readFileSync(file, 'utf8') === own) return { release: () => rmSync(file, { force: true }) };
  }
  throw new StartRefused(`The data folder ${folder} is being taken by another start of Auric.`);
}

function refuseLiveHolder(folder: string, file: string, own: string): void {
  let holder: string;
  try {
    holder = readFileSync(file, 'utf8');
  } catch {
    return;
  }
  const pid = Number.parseInt(holder, 10);
  if (holder === own || (holder !== '' && processIdentity(pid) === holder)) {
    throw new StartRefused(
      `Auric already runs on the data folder ${folder} (process ${pid}); stop that one, or set AURIC_DATA to another folder.`,
    );
  }
}
