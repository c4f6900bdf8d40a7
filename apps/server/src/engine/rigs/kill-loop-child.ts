import type { Command } from '@auric/exchange';
import { startEngine } from '../engine.ts';
import { systemClock } from '../leadership/clock.ts';
import type { Reply } from '../port/port.ts';

/** What the parent of the kill loop asks of the leader that it will kill, and what it gets. */
export interface KillRequest {
  id: number;
  command: Command;
  requestKey: string;
  /** The leader is gone the moment that this is durable, before anything that follows from it is. */
  isLast?: boolean;
}
export type KillAnswer =
  | { type: 'ready' }
  | { type: 'reply'; id: number; reply: Reply }
  | { type: 'failed'; id: number };

const engine = await startEngine({
  databaseUrl: process.env.AURIC_KILL_URL ?? '',
  dataFolder: process.env.AURIC_KILL_FOLDER ?? '',
  clock: systemClock,
  // Often, so that a kill also meets the writing of a snapshot.
  hashEveryMs: 50,
  snapshotEveryMs: 100,
  takeOver: process.env.AURIC_KILL_TAKE_OVER === 'yes',
});

function tell(answer: KillAnswer): void {
  process.send?.(answer);
}

process.on('message', ({ id, command, requestKey, isLast = false }: KillRequest) => {
  engine.port.execute({ command, ...(requestKey !== '' && { requestKey }) }).then(
    (reply) => (isLast ? process.kill(process.pid, 'SIGKILL') : tell({ type: 'reply', id, reply })),
    () => tell({ type: 'failed', id }),
  );
});
process.on('disconnect', () => void engine.close().then(() => process.exit(0)));
tell({ type: 'ready' });
