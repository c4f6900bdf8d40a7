import { expect, test } from 'vitest';
import { DueReserves } from './due-reserves.ts';

const times = [0, 1, 99, 100, 101, 150, 199, 200, 250, 299, 300, 301, 10_000];
const amountOf = (time: number): bigint => 1n << BigInt(times.indexOf(time));

/** What a list of all of them comes to. */
function naive(from: number, to: number): bigint {
  return times.filter((time) => time >= from && time <= to).reduce((sum, time) => sum + amountOf(time), 0n);
}

test('a window has what is due in it to the ms, both ends included, and nothing of another market', () => {
  const due = new DueReserves();
  for (const time of times) due.add(1, time, amountOf(time));
  due.add(2, 150, 7n);
  for (const from of times)
    for (const to of times)
      if (from <= to) expect([from, to, due.within(1, from, to)]).toEqual([from, to, naive(from, to)]);
  expect(due.within(3, 0, 10_000)).toBe(0n);
});

test('what was taken away is not there, and no more can be', () => {
  const due = new DueReserves();
  due.add(1, 150, 5n);
  due.add(1, 150, 2n);
  due.remove(1, 150, 5n);
  expect(due.within(1, 100, 199)).toBe(2n);
  expect(() => due.remove(1, 150, 3n)).toThrow('Nothing of 3 is due at 150.');
  expect(() => due.remove(1, 151, 1n)).toThrow('Nothing of 1 is due at 151.');
  due.remove(1, 150, 2n);
  expect(due.within(1, 0, 1000)).toBe(0n);
});

test('the most that is due within a span is found wherever it lies, to the ms', () => {
  const due = new DueReserves();
  for (const time of times) due.add(1, time, amountOf(time));
  for (const span of [0, 1, 49, 50, 100, 199, 201, 9699, 9700, 10_000, 20_000]) {
    const most = times.map((time) => naive(time - span, time)).reduce((left, right) => (left > right ? left : right));
    expect([span, due.mostWithin(1, span)]).toEqual([span, most]);
  }
  expect(due.mostWithin(2, 10_000)).toBe(0n);
});
