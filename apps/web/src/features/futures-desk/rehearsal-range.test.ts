import { expect, it } from 'vitest';
import { placeOf, rehearsalRange, ticksAtStep } from './rehearsal-range.ts';

it('goes half as far again as the liquidation, to either side', () => {
  const range = rehearsalRange(200_000, 196_000);
  expect(range).toEqual({ from: 200_000, spanPpm: 30_000 });
  expect([-100, 0, 100].map((step) => ticksAtStep(range, step))).toEqual([194_000, 200_000, 206_000]);
  expect(rehearsalRange(200_000, 204_000)).toEqual(range);
});

it('is never too narrow to be seen, nor down to nothing', () => {
  expect(rehearsalRange(200_000, 199_999).spanPpm).toBe(10_000);
  expect(rehearsalRange(200_000, 1).spanPpm).toBe(950_000);
  expect(rehearsalRange(200_000, null).spanPpm).toBe(500_000);
  expect(ticksAtStep({ from: 1, spanPpm: 950_000 }, -100)).toBe(1);
});

it('places the liquidation on the slider where it is in reach', () => {
  const range = rehearsalRange(200_000, 196_000);
  expect(placeOf(range, 200_000)).toBe(50);
  expect(placeOf(range, 194_000)).toBe(0);
  expect(placeOf(range, 190_000)).toBeNull();
});
