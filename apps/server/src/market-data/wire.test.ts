import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePercent, levelsToWire } from './wire.ts';
import { marketView } from './test-support/scripted-exchange.ts';

test.each([
  [100, 101, '1'],
  [100, 99, '-1'],
  [3, 4, '33.33'],
  [3, 2, '-33.33'],
  [20_000, 20_001, '0.01'],
  [20_000, 19_999, '-0.01'],
  [30_000, 30_001, '0'],
  [30_000, 29_999, '0'],
  [5, 5, '0'],
  [0, 5, '0'],
  [1, 9_007_199_254_740_991, '900719925474099000'],
])('D16 from %d to %d is %s percent', (open, close, percent) => {
  expect(changePercent(open, close)).toBe(percent);
});

test('the change is the nearest hundredth of a percent', () => {
  const price = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(price, price, (open, close) => {
      const exact = ((close - open) / open) * 100;
      expect(Math.abs(Number(changePercent(open, close)) - exact)).toBeLessThanOrEqual(0.005 + 1e-9 * Math.abs(exact));
    }),
  );
});

test('levels are written with the decimals of their market', () => {
  expect(
    levelsToWire([64_000_10, 150_000, 64_000_00, 1], marketView({ priceDecimals: 2, quantityDecimals: 5 })),
  ).toEqual([
    ['64000.1', '1.5'],
    ['64000', '0.00001'],
  ]);
});
