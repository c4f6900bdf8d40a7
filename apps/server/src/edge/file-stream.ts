import { Readable } from 'node:stream';

/** Longer than this no file takes; who reads slower has not got all of it, and sees that it was cut. */
export const fileMaxMs = 55_000;

/** So many pages wait for who reads slower than the database answers. */
const pagesAhead = 2;

/** The bytes of a file, made as fast as they are read. `onEnd` is told once, however it ended. */
export function fileStream(pages: AsyncIterable<string>, onEnd: () => void): Readable {
  const stream = Readable.from(pages, { highWaterMark: pagesAhead });
  const timer = setTimeout(() => stream.destroy(new Error('The file took too long.')), fileMaxMs);
  stream.once('close', () => {
    clearTimeout(timer);
    onEnd();
  });
  return stream;
}

/** A day in the name of a file, in UTC. */
export function fileDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
}
