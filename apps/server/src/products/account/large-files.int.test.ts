import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bootDatabase, type TestClient, type TestDatabase } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

const rows = 100_000;
const writtenAtOnce = 5_000;
/** All lines in memory would be more than three times as much: their text alone has over ten megabytes. */
const growthMaxBytes = 8_000_000;
const month = new Date().toISOString().slice(0, 7);

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

let database: TestDatabase;
let server: TestServer;
let alice: TestClient;

beforeAll(async () => {
  database = await bootDatabase();
  server = await bootServer({ settings: { DATABASE_URL: database.url, EXPORT_ROWS_MAX: String(rows + 1) } });
  alice = await server.client().register();
  await manyBills();
}, 120_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

/** As the projector writes them: each leaves one unit more than the one before. */
async function manyBills(): Promise<void> {
  const { id } = await alice.call('user/info', {});
  for (let from = 1; from < rows; from += writtenAtOnce)
    await sql`
      insert into view.bills (id, customer, kind, asset, amount, balance_after, type, ref, entry, at)
      select 1000000 + n, ${Number(id)}, 'spot', 3, 1, 10000000000 + n, 'trade', n, 1000000 + n, ${Date.now()}
      from generate_series(${from}::int, ${from + writtenAtOnce - 1}::int) as n`.execute(database.db);
}

/** Reads a file as it comes, keeping none of it: how many lines it has, and how far memory had grown at most. */
async function readOf(path: string): Promise<{ lines: number; grown: number }> {
  const response = await fetch(`${server.url}/api/${path}`, { headers: { authorization: alice.token } });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  collect();
  const before = process.memoryUsage().heapUsed;
  const decoder = new TextDecoder();
  let [lines, looked, grown] = [0, 0, 0];
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    lines += decoder.decode(chunk, { stream: true }).split('\n').length - 1;
    if (lines - looked < 20_000) continue;
    looked = lines;
    collect();
    grown = Math.max(grown, process.memoryUsage().heapUsed - before);
  }
  return { lines, grown };
}

it.each([
  // A head, the deposit that everybody begins with, and the bills.
  ['export/bills', rows + 2],
  // The statement has its opening, two movements and closing before them.
  [`export/statement?month=${month}`, rows + 6],
])('%s has a hundred thousand rows, and memory doesn’t grow with them', { timeout: 120_000 }, async (path, lines) => {
  const read = await readOf(path);
  expect(read.lines).toBe(lines);
  expect(read.grown).toBeLessThan(growthMaxBytes);
});
