import { expect, it } from 'vitest';
import { fillMarks } from './fill-markers.ts';

const starts = [1000, 2000, 3000];
const fill = (time: number, type: 'buy' | 'sell') => ({ time, type });

it('marks the candle in which an own fill was, once for each side', () => {
  const fills = [fill(3500, 'sell'), fill(2000, 'buy'), fill(2999, 'buy'), fill(2500, 'sell'), fill(1999, 'buy')];
  expect(fillMarks(fills, starts)).toEqual([
    { index: 0, side: 'buy' },
    { index: 1, side: 'buy' },
    { index: 1, side: 'sell' },
    { index: 2, side: 'sell' },
  ]);
});

it('marks nothing before the first candle', () => {
  expect(fillMarks([fill(999, 'buy')], starts)).toEqual([]);
  expect(fillMarks([fill(999, 'buy')], [])).toEqual([]);
});
