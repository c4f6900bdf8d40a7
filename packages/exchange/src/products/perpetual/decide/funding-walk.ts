import { duesPerFrame } from '../../../kernel/cursors.ts';
import { walkKey } from '../state/funding.ts';
import type { PerpetualDesk } from './desk.ts';

/** A funding that is being paid, as its record has it. */
export interface Funding {
  readonly funding: number;
  readonly market: number;
  readonly instant: number;
  readonly rateE8: number;
  readonly markE8: number;
  readonly lots: number;
  readonly paysOut: boolean;
  readonly toPayOut: bigint;
}

/** The funding that a market is paying. */
export function fundingIn({ state }: PerpetualDesk, market: number): Funding {
  const { fundings, slots } = state.funding;
  const slot = slots.get(market);
  const { funding, instant, rateE8, markE8, lots, paysOut, toPayOut } = fundings.columns;
  return {
    funding: funding[slot]!,
    market,
    instant: instant[slot]!,
    rateE8: rateE8[slot]!,
    markE8: markE8[slot]!,
    lots: lots[slot]!,
    paysOut: paysOut[slot] === 1,
    toPayOut: toPayOut[slot]!,
  };
}

/**
 * The keys after `after` of the next who are owed or owe, as many as a frame has room for. All of a side are put in order once: who has to do with
 * an instant is fixed by it, and whatever changes later leaves a due with the same key. Kept beside the state, and made again after a restart.
 */
export function nextOwing(desk: PerpetualDesk, funding: Funding, after: number): readonly number[] {
  const { market, paysOut } = funding;
  let walk = desk.walks.get(market);
  if (walk?.funding !== funding.funding || walk.paysOut !== paysOut) {
    const keys = Float64Array.from(owing(desk, funding)).toSorted();
    walk = { funding: funding.funding, paysOut, keys };
    desk.walks.set(market, walk);
  }
  const from = firstAfter(walk.keys, after);
  const keys = Array.from(walk.keys.subarray(from, from + duesPerFrame));
  if (keys.length < duesPerFrame) desk.walks.delete(market);
  return keys;
}

/** The place of the first of ascending keys that is above one. */
function firstAfter(keys: Float64Array, after: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! > after) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The keys of the positions of the side whose turn it is: with a rate above 0 longs pay, and shorts receive. */
function* owing({ state }: PerpetualDesk, { market, instant, rateE8, paysOut }: Funding): Generator<number> {
  const isLong = rateE8 > 0 !== paysOut ? 1 : 0;
  const { columns } = state.positions;
  for (const slot of state.positions.slots())
    if (columns.market[slot] === market && columns.isLong[slot] === isLong && columns.fundedAt[slot]! < instant)
      yield walkKey(columns.position[slot]!);
  const { dues } = state.funding;
  for (const slot of dues.slots())
    if (dues.columns.market[slot] === market && dues.columns.isLong[slot] === isLong)
      yield walkKey(dues.columns.position[slot]!);
}
