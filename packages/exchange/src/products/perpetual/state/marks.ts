import { IntMap } from '../../../kernel/int-map.ts';
import { Table } from '../../../kernel/table.ts';

/**
 * What a contract's mark and its next funding rate are reckoned from, beside the index and the last trade. `basisSamples`: pairs
 * `[at, basisE8, …]` of the last 150 s, see `withBasis`. `premiumSumE8` over `premiumCount` samples since the last funding
 * instant, the last of them at `premiumAt`. `markedAt`: when the mark last moved, in ms.
 */
const markFields = {
  market: 'int',
  basisSamples: 'ints',
  premiumSumE8: 'int',
  premiumCount: 'int',
  premiumAt: 'int',
  markedAt: 'int',
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
  slots.set(market, slot);
  return slot;
}

/** Makes the index again from the records that a snapshot brought. */
export function indexMarks({ table, slots }: MarkState): void {
  for (const slot of table.slots()) slots.set(table.columns.market[slot]!, slot);
}
