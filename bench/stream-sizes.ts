import type { StreamOptions } from './stream.ts';

/** The two books that core and peer are measured with: exchange-core's, and one a hundred times deeper. */
export const coreRuns: readonly [StreamOptions, StreamOptions] = [
  { seed: 20_261_121, resting: 1000, commands: 1_000_000 },
  { seed: 20_261_121, resting: 100_000, commands: 500_000 },
];
