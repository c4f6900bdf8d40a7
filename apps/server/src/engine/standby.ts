import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Journal } from './journal.ts';
import { catchUp } from './recovery.ts';
import type { Replay } from './replay.ts';

const lookEveryMs = 100;

/**
 * Keeps a replay warm beside a living leader and resolves when that one is no longer connected. It compares every state
 * hash that the leader records, so a standby is also a second opinion. `signal` ends the wait with an error.
 */
export async function standBy(
  journal: Journal,
  client: pg.ClientBase,
  replay: Replay,
  signal: AbortSignal | undefined,
): Promise<void> {
  while (!(await journal.tryLock())) {
    await catchUp(client, replay);
    await sleep(lookEveryMs, undefined, signal === undefined ? {} : { signal });
  }
}
