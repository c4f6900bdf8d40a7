import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../db/database.ts';
import { loadHistory } from '../../feeds/simulator/history-loader.ts';
import { Projector } from './projector.ts';

/** What the main thread tells this one: where the journal is, and a cell that counts the commits. */
export interface ProjectorWorkerData {
  url: string;
  commits: Int32Array;
}

/** What this thread tells: how far the read models are, and what went wrong with the generated history. */
export type ProjectorMessage = { projected: number } | { warning: string };

const { url, commits } = workerData as ProjectorWorkerData;
const stopping = new AbortController();
const lookAtLeastEveryMs = 1_000;

parentPort?.once('message', () => {
  stopping.abort();
  // Wakes the wait below.
  Atomics.add(commits, 0, 1);
  Atomics.notify(commits, 0);
});

function tell(message: ProjectorMessage): void {
  parentPort?.postMessage(message);
}

async function follow(): Promise<void> {
  const projector = await Projector.open(url);
  tell({ projected: projector.seq });
  const history = loadHistories();
  while (!stopping.signal.aborted) {
    const seen = Atomics.load(commits, 0);
    if ((await projector.step()) > 0) {
      tell({ projected: projector.seq });
      continue;
    }
    const wait = Atomics.waitAsync(commits, 0, seen, lookAtLeastEveryMs);
    if (wait.async) await wait.value;
  }
  await history;
  await projector.close();
}

/** Generated history is no part of the journal's order: it loads beside it, so that trading need not wait for it. */
async function loadHistories(): Promise<void> {
  const db = openDatabase(url, { connections: 1, name: 'auric history' });
  try {
    while (!stopping.signal.aborted) {
      const missing = await db.selectFrom('view.history').selectAll().whereRef('loaded_from', '>', 'from_at').execute();
      for (const history of missing) await loadHistory(db, history, stopping.signal);
      await sleep(lookAtLeastEveryMs);
    }
  } catch (error) {
    tell({ warning: `The generated history could not be loaded: ${String(error)}.` });
  } finally {
    await db.destroy();
  }
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
