import type { FastifyReply } from 'fastify';
import { fileDay, fileStream } from './file-stream.ts';

/** A part of a file of own data: rows, some at a time. What is not asked for is not read. */
export interface JsonSection {
  /** The word that it stands under. */
  readonly name: string;
  readonly rows: () => AsyncIterable<readonly object[]>;
}

/** A file of one JSON object with an array a section. */
export interface JsonFile {
  /** What it is of, for its name. */
  readonly of: string;
  /** When it was made, in Unix ms. */
  readonly at: number;
  readonly sections: readonly JsonSection[];
}

/** The text of a file, a page of rows at a time. */
export async function* jsonPages({ at, sections }: JsonFile): AsyncGenerator<string> {
  yield `{\n"made_at": ${JSON.stringify(new Date(at).toISOString())}`;
  for (const { name, rows } of sections) {
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const page of rows()) {
      if (page.length === 0) continue;
      yield separator + page.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}

/** Sends a file under its name. */
export function sendJsonFile(reply: FastifyReply, file: JsonFile, onEnd: () => void): void {
  void reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="auric-${file.of}-${fileDay(file.at)}.json"`)
    .send(fileStream(jsonPages(file), onEnd));
}
