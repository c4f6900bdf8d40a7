import { expect, test } from 'vitest';
import { casesOf, scaledTo, usdt } from '../../../../test/vectors/copy-vectors.ts';
import { type BlockBands, blockRoom, closeBandPpm, gotOf, sharedLots, sharedValue, withLead } from './block.ts';

interface BlockIn {
  readonly wants_lead_first: readonly string[];
  readonly depth: string;
  readonly block_notional: string;
}

interface BlockOut {
  readonly lots: readonly string[];
  readonly notional: readonly string[];
}

const hundredths = (contracts: string): number => Number(scaledTo(2, contracts));

test.each(casesOf<BlockIn, BlockOut>('block'))('$name', ({ in: given, out }) => {
  const lots = sharedLots(given.wants_lead_first.map(hundredths), hundredths(given.depth));
  expect(lots).toEqual(out.lots.map(hundredths));
  expect(sharedValue(usdt(given.block_notional), lots)).toEqual(out.notional.map(usdt));
});

test('a block takes what stands now, and never more than half of the average', () => {
  expect(blockRoom(100, 300)).toBe(100);
  expect(blockRoom(100, 101)).toBe(50);
  expect(blockRoom(100, 0)).toBe(0);
});

test('copies close within half a percent, a quarter wider every ten seconds, two percent at most', () => {
  const bands: BlockBands = {
    openPpm: 5000,
    closePpm: 5000,
    closeStepPpm: 2500,
    closeStepMs: 10_000,
    closeMostPpm: 20_000,
  };
  const at = (ms: number) => closeBandPpm(bands, ms);
  expect([0, 9999, 10_000, 20_000, 59_999, 60_000, 70_000, 3_600_000].map(at)).toEqual([
    5000, 5000, 7500, 10_000, 17_500, 20_000, 20_000, 20_000,
  ]);
});

test.each<[planned: number[], traded: number, got: number[]]>([
  [[5, 3, 2], 10, [5, 3, 2]],
  // A fifth of each, down, is 1, 0, 0; the four that are left go one by one to the first who want more.
  [[5, 3, 2], 2, [2, 0, 0]],
  [[1, 1, 8], 5, [1, 0, 4]],
  [[0, 3, 3], 5, [0, 3, 2]],
  [[0, 0], 0, [0, 0]],
])('of %j planned and %i traded they get %j', (planned, traded, got) => {
  expect(gotOf(planned, traded)).toEqual(got);
});

test.each<[got: number[], withOne: number[]]>([
  [
    [0, 4, 1],
    [1, 4, 0],
  ],
  [
    [0, 4, 0],
    [1, 3, 0],
  ],
  [
    [2, 4, 1],
    [2, 4, 1],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
])('a lead has a lot wherever anybody has: %j comes to %j', (got, withOne) => {
  expect(withLead(got)).toEqual(withOne);
});
