import { expect, test } from 'vitest';
import { casesOf, e8 } from '../../../../test/vectors/contract-vectors.ts';
import { ratio, whole } from './exact.ts';
import { defaultMarkRules, markFor, marksOf } from './mark.ts';

interface MarkIn {
  readonly index: string;
  readonly funding_rate: string;
  readonly hours_to_funding: string;
  readonly average_basis: string;
  readonly last_trade: string;
}

test.each(casesOf<MarkIn, { mark: string; mark_above_50x: string }>('mark'))('$name', ({ in: given, out }) => {
  const marks = marksOf(
    {
      indexE8: e8(given.index),
      fundingRateE8: e8(given.funding_rate),
      msToFunding: Number(given.hours_to_funding) * 3_600_000,
      averageBasis: whole(e8(given.average_basis)),
      lastTradeE8: e8(given.last_trade),
    },
    defaultMarkRules,
  );
  expect(marks).toEqual({ markE8: e8(out.mark), narrowE8: e8(out.mark_above_50x) });
});

const atIndex = {
  indexE8: 1_000_003,
  fundingRateE8: 0,
  msToFunding: 0,
  averageBasis: whole(0),
  lastTradeE8: 1_000_003,
};

test('a mark is rounded once, at the end, a half up', () => {
  const marks = marksOf({ ...atIndex, averageBasis: ratio(5n, 2n), lastTradeE8: 2_000_000 }, defaultMarkRules);
  expect(marks.markE8).toBe(1_000_006);
  const below = marksOf({ ...atIndex, averageBasis: ratio(-5n, 2n), lastTradeE8: 1 }, defaultMarkRules);
  expect(below.markE8).toBe(1_000_001);
});

test('D9 neither the last trade nor the book moves the mark out of the band', () => {
  const pushed = marksOf({ ...atIndex, averageBasis: whole(900_000), lastTradeE8: 5_000_000 }, defaultMarkRules);
  expect(pushed).toEqual({ markE8: 1_010_003, narrowE8: 1_002_003 });
});

test('the narrow band is for tickets above its leverage', () => {
  const marks = { markE8: 1, narrowE8: 2 };
  expect(markFor(marks, 50, defaultMarkRules)).toBe(1);
  expect(markFor(marks, 51, defaultMarkRules)).toBe(2);
});
