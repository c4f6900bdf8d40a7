import { usdtAsset } from '../../kernel/vocabulary.ts';
import { addHold, type Holds } from '../../ledger/invariants.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { kindOf } from './state/postings.ts';
import type { ReadPerpetualState } from './state/records.ts';

/** What positions hold: their margin. */
export function addHoldsOf({ positions }: ReadPerpetualState, holds: Holds): void {
  const { customer, margin } = positions.columns;
  for (const slot of positions.slots())
    addHold(holds, customer[slot]!, kindOf(customer[slot]!), usdtAsset, margin[slot]!);
}

/**
 * In every contract there are as many long lots as short ones, and what positions paid to get in, less what those on the other
 * side did, is what the clearing account holds of realised profit and loss. The first breach in words, or null.
 */
export function brokenOf(state: ReadPerpetualState, ledger: Pick<Ledger, 'available'>): string | null {
  const { columns } = state.contracts;
  const sums = sumsOf(state);
  for (const slot of state.contracts.slots()) {
    const market = columns.market[slot]!;
    const { longLots, shortLots, longEntry, shortEntry } = sums.get(market) ?? nothing;
    if (longLots !== columns.longLots[slot] || shortLots !== columns.shortLots[slot])
      return `contract_lots_differ: ${market}`;
    if (longEntry !== columns.longEntry[slot] || shortEntry !== columns.shortEntry[slot])
      return `contract_entries_differ: ${market}`;
    if (longLots !== shortLots) return `contract_unbalanced: ${market} has ${longLots} long and ${shortLots} short`;
    const cleared = ledger.available(columns.clearing[slot]!, 'perpetual', columns.quote[slot]!);
    if (longEntry - shortEntry + cleared - inFunding(state, market) !== 0n)
      return `contract_not_cleared: ${market} has ${longEntry} long, ${shortEntry} short and ${cleared} cleared`;
  }
  return brokenPosition(state);
}

/** What a funding that is being paid has taken in and not yet given on. */
function inFunding({ funding: { fundings, slots } }: ReadPerpetualState, market: number): bigint {
  const slot = slots.get(market);
  return slot < 0 ? 0n : fundings.columns.collected[slot]!;
}

interface Sums {
  readonly longLots: number;
  readonly shortLots: number;
  readonly longEntry: bigint;
  readonly shortEntry: bigint;
}

const nothing: Sums = { longLots: 0, shortLots: 0, longEntry: 0n, shortEntry: 0n };

function sumsOf({ positions }: ReadPerpetualState): Map<number, Sums> {
  const { market, isLong, lots, entryValue } = positions.columns;
  const sums = new Map<number, Sums>();
  for (const slot of positions.slots()) {
    const sum = sums.get(market[slot]!) ?? nothing;
    const [count, value] = [lots[slot]!, entryValue[slot]!];
    const added =
      isLong[slot] === 1
        ? { longLots: sum.longLots + count, longEntry: sum.longEntry + value }
        : { shortLots: sum.shortLots + count, shortEntry: sum.shortEntry + value };
    sums.set(market[slot]!, { ...sum, ...added });
  }
  return sums;
}

/** Every position has lots, found by its id, and a customer has one net position a market at most. */
function brokenPosition(state: ReadPerpetualState): string | null {
  const { position, customer, market, isNet, lots, margin } = state.positions.columns;
  const nets = new Set<string>();
  for (const slot of state.positions.slots()) {
    const id = position[slot]!;
    if (!(lots[slot]! > 0) || margin[slot]! < 0n) return `position_without_lots: ${id}`;
    if (state.positionSlots.get(id) !== slot) return `position_lost: ${id}`;
    const key = `${customer[slot]} ${market[slot]}`;
    if (isNet[slot] === 1 && nets.has(key)) return `positions_not_netted: ${id}`;
    if (isNet[slot] === 1) nets.add(key);
  }
  return null;
}
