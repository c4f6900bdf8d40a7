import { IntMap } from '../../../kernel/int-map.ts';
import { Table } from '../../../kernel/table.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { fundingTimerKind } from './funding.ts';

/**
 * What a contract's mark and its next funding rate are reckoned from, beside the index and the last trade. `basisSamples`: pairs
 * `[at, basisE8, …]` of the last 150 s, see `withBasis`. `premiumSumE8` over `premiumCount` samples since the last funding
 * instant, the last of them at `premiumAt`. `markedAt`: when the mark last moved, in ms. `fundingAt`:
 * the next instant, and its timer; `settledAt`: the last one that was settled, 0 for none. `depthSamples`: see `withDepth`.
 */
const markFields = {
  market: 'int',
  basisSamples: 'ints',
  premiumSumE8: 'int',
  premiumCount: 'int',
  premiumAt: 'int',
  markedAt: 'int',
  fundingAt: 'int',
  fundingTimer: 'int',
  settledAt: 'int',
  depthSamples: 'ints',
} as const;

export function markState() {
  return { table: new Table('contractMark', markFields), slots: new IntMap() };
}

export type MarkState = ReturnType<typeof markState>;

/** The slot of a contract's samples, made when it is first marked; before it has none. */
export function markSlot({ table, slots }: MarkState, market: number): number {
  const known = slots.get(market);
  if (known >= 0) return known;
  const slot = table.add();
  const { columns } = table;
  columns.market[slot] = market;
  columns.basisSamples[slot] = [];
  columns.premiumSumE8[slot] = 0;
  columns.premiumCount[slot] = 0;
  columns.premiumAt[slot] = 0;
  columns.markedAt[slot] = 0;
  columns.fundingAt[slot] = 0;
  columns.fundingTimer[slot] = 0;
  columns.settledAt[slot] = 0;
  columns.depthSamples[slot] = [];
  slots.set(market, slot);
  return slot;
}

/** Sets the timer of a contract's next funding instant, in ms. */
export function nextInstant({ table }: MarkState, slot: number, timers: Timers, instant: number): void {
  const { columns } = table;
  columns.fundingAt[slot] = instant;
  columns.fundingTimer[slot] = timers.set(fundingTimerKind, columns.market[slot]!, instant);
  table.touch(slot);
}

/** Makes the index again from the records that a snapshot brought. */
export function indexMarks({ table, slots }: MarkState): void {
  for (const slot of table.slots()) slots.set(table.columns.market[slot]!, slot);
}
