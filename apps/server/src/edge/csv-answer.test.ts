import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CsvFile, csvStream } from './csv-answer.ts';
import { fileMaxMs } from './file-stream.ts';

/** A file without an end, and how many pages of it were read. */
function endless(): { file: CsvFile; pages: () => number; left: () => boolean } {
  let pages = 0;
  let left = false;
  async function* rows() {
    try {
      for (;;) {
        pages += 1;
        yield await Promise.resolve([{ id: pages }]);
      }
    } finally {
      left = true;
    }
  }
  return { file: { of: 'bills', from: 0, to: 0, rows: rows() }, pages: () => pages, left: () => left };
}

const turns = async () => {
  for (let turn = 0; turn < 50; turn += 1) await vi.advanceTimersByTimeAsync(1);
};

describe('a file on its way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is read no further than its reader has come, and not at all once the reader has left', async () => {
    const { file, pages, left } = endless();
    const end = vi.fn();
    const stream = csvStream(file, ['id'], end);
    stream.on('error', () => undefined);
    stream.read();
    await turns();
    expect(pages()).toBeLessThanOrEqual(4);
    const before = pages();
    await turns();
    expect(pages()).toBe(before);
    stream.destroy();
    await turns();
    expect(left()).toBe(true);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('ends, visibly cut, when its reader takes too long', async () => {
    const { file } = endless();
    const end = vi.fn();
    const failed = vi.fn();
    csvStream(file, ['id'], end).on('error', failed).read();
    await vi.advanceTimersByTimeAsync(fileMaxMs);
    await turns();
    expect(failed).toHaveBeenCalledTimes(1);
    expect(end).toHaveBeenCalledTimes(1);
  });
});
