import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { byteOrderMark, csvLine, type CsvCell } from './csv.ts';

/** The rows of a file, some at a time: what is not asked for is not read. */
export interface CsvFile<Row = Readonly<Record<string, CsvCell>>> {
  /** What it is of, for its name. */
  of: string;
  /** From when to when, in Unix ms. */
  from: number;
  to: number;
  rows: AsyncIterable<readonly Row[]>;
}

/** Longer than this no file takes; who reads slower has not got all of it, and sees that it was cut. */
export const fileMaxMs = 55_000;

/** So many pages wait for who reads slower than the database answers. */
const pagesAhead = 2;

async function* linesOf({ rows }: CsvFile, columns: readonly string[]): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const page of rows) {
    yield page.map((row) => csvLine(columns.map((column) => row[column] ?? ''))).join('');
  }
}

/** The name of a file: what it is of and its days, in UTC. */
function nameOf({ of, from, to }: CsvFile): string {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
  return `auric-${of}-${day(from)}-${day(to)}.csv`;
}

/** The bytes of a file, made as fast as they are read. `onEnd` is told once, however it ended. */
export function csvStream(file: CsvFile, columns: readonly string[], onEnd: () => void): Readable {
  const stream = Readable.from(linesOf(file, columns), { highWaterMark: pagesAhead });
  const timer = setTimeout(() => stream.destroy(new Error('The file took too long.')), fileMaxMs);
  stream.once('close', () => {
    clearTimeout(timer);
    onEnd();
  });
  return stream;
}

/** Sends a file under its name. */
export function sendCsv(reply: FastifyReply, file: CsvFile, columns: readonly string[], onEnd: () => void): void {
  void reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${nameOf(file)}"`)
    .send(csvStream(file, columns, onEnd));
}
