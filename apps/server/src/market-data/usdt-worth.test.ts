import { expect, test } from 'vitest';
import { usdtWorthE6 } from './usdt-worth.ts';

const bitcoin = { asset: 1, code: 'BTC', scale: 8 };
const tether = { asset: 3, code: 'USDT', scale: 6 };

test.each([
  [bitcoin, 150_000_000n, 6_400_050_000_000, 96_000_750_000n],
  [bitcoin, 1n, 6_400_050_000_000, 640n],
  [bitcoin, 1n, 9_999, 0n],
  [bitcoin, 150_000_000n, 0, 0n],
  [tether, 1_234_567n, 0, 1_234_567n],
  [{ ...tether, scale: 8 }, 199n, 0, 1n],
  [bitcoin, 21_000_000n * 10n ** 8n, 9_007_199_254_740_991, 1_891_511_843_495_608_110_000n],
])('D15 %j × %d at %d is %d millionths of a USDT, rounded down', (asset, amount, indexE8, worth) => {
  expect(usdtWorthE6(asset, amount, indexE8)).toBe(worth);
});
