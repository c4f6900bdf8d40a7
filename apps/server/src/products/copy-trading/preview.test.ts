import { expect, test } from 'vitest';
import { type LeadStep, previewOf, type PreviewWish } from './preview.ts';

const usd = 1_000_000n;
const wish: PreviewWish = {
  size: { mode: 'multiple', multiplePpm: 500_000 },
  followAmount: 1_000n * usd,
  leverageMost: 0,
  stopLoss: 0n,
  sharePpm: 100_000,
};
const step = (fields: Partial<LeadStep>): LeadStep => ({
  at: 1_800_000_000_000,
  position: 7,
  isLong: true,
  leverage: 10,
  lots: 1_000,
  value: 1_000n * usd,
  kind: 'opened',
  ...fields,
});
const now = 1_800_000_100_000;
const of = (steps: LeadStep[], fields: Partial<PreviewWish> = {}, takerPpm = 0) =>
  previewOf({ ...wish, ...fields }, steps, { takerPpm, marks: [], now });

test('half of what the lead opens and closes, less the share', () => {
  const result = of([step({}), step({ kind: 'closed', value: 1_100n * usd })]);
  expect(result).toMatchObject({ trades: 1, cut: 0, skipped: 0, profits: 50n * usd, share: 5n * usd, net: 45n * usd });
  expect(result.curve.at(-1)).toEqual([now, 45n * usd]);
});

test('a short gains where the price falls, and fees are taken of both sides', () => {
  const steps = [step({ isLong: false }), step({ isLong: false, kind: 'closed', value: 900n * usd })];
  const result = of(steps, {}, 1_000);
  expect(result).toMatchObject({ profits: 50n * usd, fees: 500_000n + 450_000n });
  expect(result.net).toBe(50n * usd - 950_000n - (50n * usd - 950_000n) / 10n);
});

test('the copy amount cuts what is opened', () => {
  const result = of([step({}), step({ kind: 'closed', value: 1_100n * usd })], { followAmount: 20n * usd });
  // 20 USDT at ten times are 200 lots of the 500 wanted.
  expect(result).toMatchObject({ cut: 1, profits: 20n * usd });
  expect(of([step({})], { followAmount: 0n })).toMatchObject({ trades: 1, skipped: 1, net: 0n });
});

test('a loss is shared with nobody, and is the drawdown', () => {
  const result = of([step({}), step({ kind: 'closed', value: 800n * usd })]);
  expect(result).toMatchObject({ profits: -100n * usd, share: 0n, net: -100n * usd, drawdown: 100n * usd });
});

test('what is open counts at the mark, funding in proportion', () => {
  const steps = [step({}), step({ kind: 'funded', lots: 1_000, value: -2n * usd })];
  const marks = [{ position: 7, lots: 1_000, value: 1_010n * usd }];
  const result = previewOf({ ...wish, sharePpm: 0 }, steps, { takerPpm: 0, marks, now });
  expect(result).toMatchObject({ profits: 5n * usd, funding: -1n * usd, net: 4n * usd });
});

test('a stop copies nothing more', () => {
  const steps = [step({}), step({ kind: 'closed', value: 800n * usd }), step({ position: 8 })];
  expect(of(steps, { stopLoss: 50n * usd })).toMatchObject({ trades: 1 });
});

test('without trades there is nothing', () => {
  expect(of([])).toMatchObject({ trades: 0, net: 0n, drawdown: 0n, curve: [[now, 0n]] });
});
