import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { byteOrderMark, csvLine, type CsvCell } from './csv.ts';
import { fileDay, fileStream } from './file-stream.ts';

/** The rows of a file, some at a time: what is not asked for is not read. */
export interface CsvFile<Row = Readonly<Record<string, CsvCell>>> {
  /** What it is of, for its name. */
  of: string;
  /** From when to when, in Unix ms. */
  from: number;
  to: number;
  rows: AsyncIterable<readonly Row[]>;
}

async function* linesOf({ rows }: CsvFile, columns: readonly string[]): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const page of rows) {
    yield page.map((row) => csvLine(columns.map((column) => row[column] ?? ''))).join('');
  }
}

/** The name of a file: what it is of and its days, in UTC. */
function nameOf({ of, from, to }: CsvFile): string {
  return `auric-${of}-${fileDay(from)}-${fileDay(to)}.csv`;
}

/** The bytes of a file, made as fast as they are read. `onEnd` is told once, however it ended. */
export function csvStream(file: CsvFile, columns: readonly string[], onEnd: () => void): Readable {
  return fileStream(linesOf(file, columns), onEnd);
}

/** Sends a file under its name. */
export function sendCsv(reply: FastifyReply, file: CsvFile, columns: readonly string[], onEnd: () => void): void {
  void reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${nameOf(file)}"`)
    .send(csvStream(file, columns, onEnd));
}
