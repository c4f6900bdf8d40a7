import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal } from '../journal/journal.ts';
import { catchUp } from './recovery.ts';
import type { RecoveryOptions } from './recovery.ts';
import type { Replay } from './replay.ts';

const lookEveryMs = 100;

/**
 * Keeps a replay warm beside a living leader and resolves when that one is no longer connected. It compares every state
 * hash that the leader records, so a standby is also a second opinion. `signal` ends the wait with an error.
 */
export async function standBy(
  journal: Journal,
  client: RecoveryOptions['client'],
  replay: Replay,
  signal: AbortSignal | undefined,
): Promise<void> {
  while (!(await journal.tryLock())) {
    await catchUp(client, replay);
    await sleep(lookEveryMs, undefined, signal === undefined ? {} : { signal });
  }
}
