import type { Lots } from '../../../kernel/amounts.ts';
import type { Position } from './contract.ts';
import { ceilOf, floorOf } from './exact.ts';

/** What leaves a ticket with some of its lots, and what they realise; all in quote units. */
export interface ClosedPart {
  /** The part of the entry value: rounded against the customer, up for a long and down for a short. */
  readonly entryValue: bigint;
  /** The part of the margin by lots, rounded down: the rest stays with the ticket. */
  readonly margin: bigint;
  readonly realisedPnl: bigint;
}

/**
 * Closes `lots` of a ticket for `fillValue`, the sum of price × lots × unit of the fills. The last lots take what is left of
 * entry value and margin, so that nothing is lost to rounding.
 */
export function closedPart(position: Position, margin: bigint, lots: Lots, fillValue: bigint): ClosedPart {
  const { side } = position;
  const of = (amount: bigint) => ({ n: amount * BigInt(lots), d: BigInt(position.lots) });
  const entryValue = side === 1 ? ceilOf(of(position.entryValue)) : floorOf(of(position.entryValue));
  return { entryValue, margin: floorOf(of(margin)), realisedPnl: BigInt(side) * (fillValue - entryValue) };
}

/** What a close takes of an isolated ticket's margin, what of it comes back, and what the margin doesn't cover. */
export interface SettledPart {
  readonly taken: bigint;
  readonly returned: bigint;
  readonly shortfall: bigint;
}

/**
 * Settles a close against the ticket's own margin: its part is released, and a loss beyond that part is taken from the rest.
 * At the bankruptcy limit or better there is no shortfall, in whatever pieces the ticket closes.
 */
export function settledPart(margin: bigint, part: ClosedPart): SettledPart {
  const loss = -part.realisedPnl;
  const wanted = loss > part.margin ? loss : part.margin;
  const taken = wanted < margin ? wanted : margin;
  const left = taken - loss;
  return left < 0n ? { taken, returned: 0n, shortfall: -left } : { taken, returned: left, shortfall: 0n };
}
