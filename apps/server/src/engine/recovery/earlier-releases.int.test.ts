import { readdirSync, readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { decodeFrames, firstCustomerId, type Frame } from '@auric/exchange';
import { bootDatabase, makeDataFolder, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { release as thisRelease } from '../../release.ts';
import { type Engine, startEngine } from '../engine.ts';
import { genesisHash } from '../journal/batch-hash.ts';
import { type Append, Journal } from '../journal/journal.ts';
import { holdServer, mustDo } from '../rigs/engine-scene.ts';
import { verifyJournal } from './verify-journal.ts';

/** What releases left behind, each as a journal of its whole world. */
const golden = new URL('../../../../../packages/exchange/test/golden/', import.meta.url);
const releases = readdirSync(golden)
  .filter((name) => name.endsWith('.facts.json'))
  .map((name) => name.slice(0, -'.facts.json'.length))
  .toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true }));
const framesOfBatch = 200;
/** How long a machine that does much else may take for a whole journal. */
const patienceMs = 300_000;

holdServer(beforeAll, afterAll);

/** Writes the journal of a release into a database, as that release would have. */
async function writeJournal(url: string, text: string): Promise<Frame[]> {
  const journal = await Journal.open(url);
  try {
    await journal.lock();
    await journal.takeOver();
    journal.resume({ seq: 0, hash: genesisHash });
    const lines = text.trimEnd().split('\n');
    for (let from = 0; from < lines.length; from += framesOfBatch)
      await append(journal, batchOf(lines.slice(from, from + framesOfBatch)));
    await journal.release();
  } finally {
    await journal.close();
  }
  return decodeFrames(text);
}

function batchOf(lines: readonly string[]): Append {
  const payload = `${lines.join('\n')}\n`;
  const frames = decodeFrames(payload);
  const [first, last] = [frames[0]!, frames.at(-1)!];
  return { firstSeq: first.seq, lastSeq: last.seq, at: last.at, payload: Buffer.from(payload), stateHash: null };
}

function append(journal: Journal, batch: Append): Promise<void> {
  return new Promise((resolve, reject) =>
    journal.append(batch, (error) => (error === null ? resolve() : reject(error))),
  );
}

/** What is in one of two lists only. */
function differenceOf(left: readonly string[], right: readonly string[]): string[] {
  const [known, shown] = [new Set(left), new Set(right)];
  return [...left.filter((one) => !shown.has(one)), ...right.filter((one) => !known.has(one))];
}

/** The time goes on where the journal ends, whatever the clock of the machine says. */
function clockFrom(at: number) {
  const begun = performance.now();
  return { now: () => Math.floor(at + performance.now() - begun), monotonicMs: () => performance.now() };
}

describe.each(releases)('a server over the journal of %s', (release) => {
  let folder: ReturnType<typeof makeDataFolder>;
  let database: TestDatabase;
  let engine: Engine;
  let customers: number[];
  /** The last frame of that release. */
  let ended: number;

  beforeAll(async () => {
    folder = makeDataFolder();
    database = await bootDatabase();
    const text = zstdDecompressSync(readFileSync(new URL(`${release}.jsonl.zst`, golden))).toString();
    const frames = await writeJournal(database.url, text);
    const events = frames.flatMap((frame) => frame.events);
    const last = frames.at(-1)!;
    ended = last.seq;
    const opened = events.flatMap((event) => (event.type === 'CustomerOpened' ? [event.customer] : []));
    // The house keeps its books in the journal only.
    customers = opened.filter((customer) => customer >= firstCustomerId);
    const { requestCapacity } = JSON.parse(readFileSync(new URL(`${release}.facts.json`, golden), 'utf8')) as {
      requestCapacity: number;
    };
    engine = await startEngine({
      databaseUrl: database.url,
      dataFolder: folder.path,
      clock: clockFrom(last.at),
      log: () => undefined,
      fail: (reason) => expect.unreachable(reason),
      release: thisRelease,
      requestCapacity,
      snapshotEveryMs: 86_400_000,
    });
    await vi.waitFor(() => expect(engine.projectedSeq()).toBeGreaterThanOrEqual(ended), {
      timeout: patienceMs,
      interval: 200,
    });
  }, patienceMs);
  afterAll(async () => {
    await engine.close();
    await database.close();
    folder.remove();
  });

  it('D34 shows in its read models what the exchange has', async () => {
    expect(await ownedInViews()).not.toEqual([]);
    expect(await openInViews()).not.toEqual([]);
    // A timer may fire between the two looks.
    await expect.poll(async () => differenceOf(await ownedInMemory(), await ownedInViews())).toEqual([]);
    await expect.poll(async () => differenceOf(await openInMemory(), await openInViews())).toEqual([]);
  });

  it('goes on writing, and all of it is sound', async () => {
    const prices = [1, 6_010_000_000_000, 0, 3];
    const { seq } = await mustDo(engine, { type: 'PublishIndex', source: 'test', prices });
    expect(seq).toBeGreaterThan(ended);
    expect((await verifyJournal({ url: database.url })).seq).toBeGreaterThanOrEqual(seq);
  });

  async function ownedInMemory(): Promise<string[]> {
    const owned = await Promise.all(
      customers.map(async (customer) => {
        const { value } = await engine.port.query({ type: 'balances', customer });
        const full = value.filter(({ available, held }) => available + held !== 0n);
        return full.map(({ kind, asset, available, held }) => `${customer} ${kind} ${asset}: ${available + held}`);
      }),
    );
    return owned.flat();
  }

  async function ownedInViews(): Promise<string[]> {
    const rows = await database.db.selectFrom('view.balances').selectAll().where('total', '!=', '0').execute();
    return rows.map(({ customer, kind, asset, total }) => `${customer} ${kind} ${asset}: ${total}`);
  }

  async function openInMemory(): Promise<string[]> {
    const open = await Promise.all(customers.map((customer) => engine.port.query({ type: 'openOrders', customer })));
    return open.flatMap(({ value }) => value.map(({ id }) => String(id)));
  }

  async function openInViews(): Promise<string[]> {
    const rows = await database.db.selectFrom('view.orders').select('id').where('reason', '=', 'none').execute();
    return rows.map(({ id }) => String(id));
  }
});
