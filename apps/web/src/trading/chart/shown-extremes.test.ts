import type { Candle } from '@auric/api';
import { expect, it } from 'vitest';
import { shownExtremes } from './shown-extremes.ts';

const candle = (time: number, low: string, high: string): Candle => ({
  time,
  open: low,
  high,
  low,
  close: high,
  volume: '0',
});

const candles = [candle(0, '1', '99'), candle(1, '9', '10'), candle(2, '8.5', '9.5'), candle(3, '1', '99')];

it('tells of what is in sight only, in the text of the wire', () => {
  const shown = shownExtremes(candles, 1, 2);
  expect(shown).toMatchObject({ from: { time: 1 }, to: { time: 2 }, high: '10', low: '8.5' });
});

it('tells nothing where nothing is', () => {
  expect(shownExtremes([], 0, -1)).toBeNull();
});
