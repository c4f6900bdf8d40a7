import type { Lots, Ticks } from '../../kernel/amounts.ts';

/** A side of a book: pairs of a price in ticks and the lots at it, the best price first. */
export type Levels = readonly number[];

/** What an auction is held over. `low` and `high`: the prices that it may have, both included. */
export interface AuctionBook {
  readonly bids: Levels;
  readonly asks: Levels;
  readonly low: Ticks;
  readonly high: Ticks;
  readonly lastClose: Ticks;
}

/** `lots` trade at `price`; `surplus` would still buy there, or sell where it is negative. */
export interface Opening {
  readonly price: Ticks;
  readonly lots: Lots;
  readonly surplus: Lots;
}

/**
 * The one price of an opening auction, or null where nobody meets anybody within the bounds: it trades the most, then leaves
 * the least over, then is nearest to the last close, and of two as near the lower one. Source: ../shared/rules.md section 3.
 *
 * Demand and supply change only at a price of the book, so each stretch of prices between two changes has one candidate,
 * its nearest to the last close: the work is that of the levels, not of the ticks.
 */
export function openingPrice({ bids, asks, low, high, lastClose }: AuctionBook): Opening | null {
  const starts = stretchesOf(bids, asks, low, high);
  let demand = sumOf(bids);
  let supply = 0;
  let bid = bids.length - 2;
  let ask = 0;
  let found: Opening | null = null;
  for (const [index, start] of starts.entries()) {
    for (; bid >= 0 && bids[bid]! < start; bid -= 2) demand -= bids[bid + 1]!;
    for (; ask < asks.length && asks[ask]! <= start; ask += 2) supply += asks[ask + 1]!;
    const end = index + 1 < starts.length ? starts[index + 1]! - 1 : high;
    const price = Math.min(Math.max(lastClose, start), end);
    const candidate = { price, lots: Math.min(demand, supply), surplus: demand - supply };
    if (candidate.lots > 0 && (found === null || isBetter(candidate, found, lastClose))) found = candidate;
  }
  return found;
}

/** The prices at which demand or supply changes, from `low` on, rising, each once. */
function stretchesOf(bids: Levels, asks: Levels, low: Ticks, high: Ticks): readonly Ticks[] {
  if (low > high) return [];
  const starts = new Set([low]);
  const add = (price: Ticks): void => {
    if (price > low && price <= high) starts.add(price);
  };
  for (let i = 0; i < bids.length; i += 2) add(bids[i]! + 1);
  for (let i = 0; i < asks.length; i += 2) add(asks[i]!);
  return [...starts].toSorted((left, right) => left - right);
}

/** Candidates come with rising prices, so the one that was found first is the lower of two that are as good. */
function isBetter(candidate: Opening, found: Opening, lastClose: Ticks): boolean {
  if (candidate.lots !== found.lots) return candidate.lots > found.lots;
  const [left, leftBefore] = [Math.abs(candidate.surplus), Math.abs(found.surplus)];
  if (left !== leftBefore) return left < leftBefore;
  return Math.abs(candidate.price - lastClose) < Math.abs(found.price - lastClose);
}

function sumOf(levels: Levels): Lots {
  let sum = 0;
  for (let i = 1; i < levels.length; i += 2) sum += levels[i]!;
  return sum;
}
