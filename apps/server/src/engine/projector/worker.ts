import { parentPort, workerData } from 'node:worker_threads';
import { maintenanceStatementMs } from '../../db/connection.ts';
import { openDatabase } from '../../db/database.ts';
import { loadHistory } from '../../feeds/simulator/history-loader.ts';
import { Projector } from './projector.ts';
import {
  commitsCell,
  idleCell,
  type ProjectorMessage,
  type ProjectorOrder,
  type ProjectorWorkerData,
  waitersCell,
} from './projector-cells.ts';

const { url, cells, restMs } = workerData as ProjectorWorkerData;
const stopping = new AbortController();
const lookAtLeastEveryMs = 1_000;
/**
 * A transaction costs Postgres about the same for one frame as for a hundred, so after a step that found little this
 * thread rests, unless somebody waits for what it has yet to write. A backlog is worked off without a rest.
 */
const restAfterFrames = 1_000;

let goOn = (): void => undefined;

parentPort?.on('message', (order: ProjectorOrder) => {
  if (order === 'stop') stopping.abort();
  goOn();
});

function tell(message: ProjectorMessage): void {
  parentPort?.postMessage(message);
}

async function follow(): Promise<void> {
  const projector = await Projector.open(url);
  tell({ projected: projector.seq });
  const history = loadHistories();
  while (!stopping.signal.aborted) {
    const seen = Atomics.load(cells, commitsCell);
    const frames = await projector.step();
    if (frames > 0) tell({ projected: projector.seq });
    if (frames === 0) await untilCommit(seen);
    else if (frames < restAfterFrames && Atomics.load(cells, waitersCell) === 0) await rest(restMs);
  }
  await history;
  await projector.close();
  parentPort?.close();
}

/** Resolves at the next commit after `seen`. */
async function untilCommit(seen: number): Promise<void> {
  Atomics.store(cells, idleCell, 1);
  if (Atomics.load(cells, commitsCell) === seen) await rest(lookAtLeastEveryMs);
  Atomics.store(cells, idleCell, 0);
}

/** Resolves after `ms`, or when the main thread says so. The timer of Atomics.waitAsync would be the platform's, not ours. */
function rest(ms: number): Promise<void> {
  if (stopping.signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    goOn = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Generated history is no part of the journal's order: it loads beside it, so that trading need not wait for it. */
async function loadHistories(): Promise<void> {
  const db = openDatabase(url, { connections: 1, name: 'auric history', statementMaxMs: maintenanceStatementMs });
  try {
    while (!stopping.signal.aborted) {
      await loadMissing(db).catch((error: unknown) =>
        tell({ warning: `The generated history is loaded again in a moment: ${String(error)}.` }),
      );
      await sleep(lookAtLeastEveryMs);
    }
  } finally {
    await db.destroy();
  }
}

async function loadMissing(db: ReturnType<typeof openDatabase>): Promise<void> {
  const missing = await db.selectFrom('view.history').selectAll().whereRef('loaded_from', '>', 'from_at').execute();
  for (const history of missing) await loadHistory(db, history, stopping.signal);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stopping.signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

await follow();
