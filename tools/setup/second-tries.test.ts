import { describe, expect, it } from 'vitest';
import { secondTries } from './second-tries.mjs';

const flaky = `
  2 flaky
    [journeys] › e2e/tabs.journey.ts:9:1 › each tab keeps its place ──────
    [journeys] › e2e/lists.journey.ts:38:1 › a guest sorts ──────
  84 passed (13.8m)
`;

describe('what needed a second try', () => {
  it('is told by name', () => {
    expect(secondTries(flaky)).toEqual([
      '[journeys] › e2e/tabs.journey.ts:9:1 › each tab keeps its place ──────',
      '[journeys] › e2e/lists.journey.ts:38:1 › a guest sorts ──────',
    ]);
  });

  it('is nothing where all passed at once, or a title only speaks of it', () => {
    expect(secondTries('  86 passed (13.8m)\n')).toEqual([]);
    expect(secondTries('  ✓ a line that is 2 flaky\n')).toEqual([]);
  });
});
