import type { Lots, Ticks } from '../../../kernel/amounts.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import { unrealisedPnl } from '../formulas/contract.ts';
import { compareForDeleveraging, type Deleverageable } from '../formulas/deleveraging.ts';
import {
  type Contract,
  contractOf,
  markOf,
  type OpenPosition,
  ownPosition,
  type PerpetualContext,
  type PerpetualDesk,
  positionIn,
} from './desk.ts';
import { closingBoundOf, tierPpmOf } from './exposure.ts';
import type { Leftover } from './fund-takeover.ts';
import { handedOver } from './legs.ts';
import { reducePosition } from './settle-leg.ts';

/**
 * Closes lots of a position against those on the other side that have gained most for their margin, at a price (ticks), until none
 * is left or nobody there can be closed at it without owing something: then the rest stays open until the next mark.
 */
export function deleverage(
  desk: PerpetualDesk,
  context: PerpetualContext,
  { position: id, customer, lots, limit }: Leftover,
): Lots {
  const contract = contractOf(desk, ownPosition(desk, customer, id)!.market)!;
  let rest = lots;
  for (const candidate of queueAgainst(desk, contract, ownPosition(desk, customer, id)!)) {
    if (rest === 0) break;
    const counter = ownPosition(desk, candidate.customer, candidate.id);
    if (counter === null || !bears(desk, counter, limit)) continue;
    const position = ownPosition(desk, customer, id)!;
    const taken = Math.min(rest, counter.lots);
    const { market } = contract;
    context.emit({
      type: 'PositionDeleveraged',
      position: counter.id,
      customer: counter.customer,
      against: id,
      market,
      lots: taken,
      price: limit,
      markE8: markOf(contract, counter),
      leverage: counter.leverage,
      tierPpm: tierPpmOf(desk, counter),
    });
    const cause = { order: 0, trade: 0, reason: 'deleveraging' } as const;
    reducePosition(desk, context, contract, handedOver(desk, contract, position, taken, limit), cause);
    reducePosition(desk, context, contract, handedOver(desk, contract, counter, taken, limit), cause);
    rest -= taken;
  }
  return lots - rest;
}

/**
 * Everybody else on the other side of a position, who is deleveraged first at the front. The fund's own positions are not among
 * them, nor those of the same customer: what the one would lose, the other could no longer bear.
 */
function queueAgainst(
  desk: PerpetualDesk,
  contract: Contract,
  { side, customer: bankrupt }: OpenPosition,
): OpenPosition[] {
  const { market, customer, isLong } = desk.state.positions.columns;
  const found: { readonly position: OpenPosition; readonly rank: Deleverageable }[] = [];
  for (const slot of desk.state.positions.slots()) {
    if (market[slot] !== contract.market || (isLong[slot] === 1) === (side === 1)) continue;
    if (customer[slot] === systemAccounts.insurance || customer[slot] === bankrupt) continue;
    const position = positionIn(desk, slot);
    const { id, entryValue, leverage } = position;
    const rank = {
      id,
      unrealisedPnl: unrealisedPnl(contract, position, markOf(contract, position)),
      entryValue,
      leverage,
    };
    found.push({ position, rank });
  }
  return found.toSorted((left, right) => compareForDeleveraging(left.rank, right.rank)).map(({ position }) => position);
}

/** Whether a position can be closed at a price (ticks) without its customer owing anything. */
function bears(desk: PerpetualDesk, position: OpenPosition, price: Ticks): boolean {
  const bound = closingBoundOf(desk, position);
  return position.side === 1 ? price >= bound : price <= bound;
}
