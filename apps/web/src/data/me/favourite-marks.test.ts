import { describe, expect, it } from 'vitest';
import { FavouriteMarks } from './favourite-marks.ts';

/** A server that answers when it is told to. */
function scene() {
  const calls: { market: number; marked: boolean; answer: () => void; refuse: () => void }[] = [];
  const done: [number, boolean][] = [];
  const failures: unknown[] = [];
  let asked: ReadonlyMap<number, boolean> = new Map();
  const marks = new FavouriteMarks({
    send: (market, marked) =>
      new Promise<void>((resolve, reject) => {
        calls.push({ market, marked, answer: resolve, refuse: () => reject(new Error('no')) });
      }),
    onChange: (now) => (asked = now),
    onDone: (market, marked) => void done.push([market, marked]),
    onFailed: (failure) => void failures.push(failure),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { marks, calls, done, failures, asked: () => [...asked], settle };
}

describe('the stars that were pressed', () => {
  it('show at once, and are the list’s when the server has answered', async () => {
    const { marks, calls, done, asked, settle } = scene();
    marks.ask(7, true);
    expect(asked()).toEqual([[7, true]]);
    calls[0]?.answer();
    await settle();
    expect([asked(), done]).toEqual([[], [[7, true]]]);
  });

  it('are sent one after the other, and a star pressed again is sent as it was left', async () => {
    const { marks, calls, asked, settle } = scene();
    marks.ask(7, true);
    marks.ask(8, true);
    marks.ask(7, false);
    marks.ask(7, true);
    marks.ask(7, false);
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await settle();
    expect(calls).toHaveLength(2);
    calls[1]?.answer();
    await settle();
    calls[2]?.answer();
    await settle();
    expect(calls.map(({ market, marked }) => [market, marked])).toEqual([
      [7, true],
      [8, true],
      [7, false],
    ]);
    expect(asked()).toEqual([]);
  });

  it('go back where they are refused, and the next is still sent', async () => {
    const { marks, calls, done, failures, asked, settle } = scene();
    marks.ask(7, true);
    marks.ask(8, true);
    calls[0]?.refuse();
    await settle();
    expect(failures).toHaveLength(1);
    expect(asked()).toEqual([[8, true]]);
    calls[1]?.answer();
    await settle();
    expect(done).toEqual([[8, true]]);
  });

  it('of a customer who has gone are no list’s', async () => {
    const { marks, calls, done, asked, settle } = scene();
    marks.ask(7, true);
    marks.ask(8, true);
    marks.clear();
    calls[0]?.answer();
    await settle();
    expect([calls.length, done, asked()]).toEqual([1, [], []]);
  });
});
