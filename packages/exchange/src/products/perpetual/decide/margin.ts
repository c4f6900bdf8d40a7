import type { Rejection } from '../../../kernel/rejection.ts';
import type { MoveMargin } from '../commands.ts';
import { notionalAt, unrealisedPnl } from '../formulas/contract.ts';
import { compare, floorOf, whole, zero } from '../formulas/exact.ts';
import { initialMargin } from '../formulas/margins.ts';
import { perpetualRejections as refuse } from '../rejections.ts';
import {
  contractOf,
  isFrozenAt,
  markOf,
  type OpenPosition,
  ownPosition,
  type PerpetualContext,
  type PerpetualDesk,
} from './desk.ts';
import { freeOf } from './exposure.ts';

/** Adds margin to an isolated position, of what the losses of cross positions leave, or takes some of it: never so much that it couldn't be opened with the rest now. */
export function moveMargin(desk: PerpetualDesk, { at, emit }: PerpetualContext, command: MoveMargin): Rejection | null {
  const { customer, amount } = command;
  if (amount === 0n) return refuse.marginAmountInvalid;
  const position = ownPosition(desk, customer, command.position);
  if (position === null) return refuse.positionNotFound;
  if (position.isCross) return refuse.positionIsCross;
  const contract = contractOf(desk, position.market)!;
  if (amount > 0n) {
    const refused = desk.ports.stakes.refuses({ customer, amount, isBounded: true }, at);
    if (refused) return refused;
    if (freeOf(desk, customer) < amount) return refuse.insufficientBalance;
  }
  if (amount < 0n) {
    if (isFrozenAt(desk, contract, at)) return refuse.markFrozen;
    const most = removableMargin(desk, position);
    if (-amount > most) return { ...refuse.marginNeeded, detail: { most: Number(most) } };
  }

  const { id, market } = position;
  emit({ type: 'MarginMoved', position: id, customer, market, asset: contract.quote, amount });
  return null;
}

/**
 * What may be taken of an isolated position's margin: what is left must be the initial margin at the mark and cover the loss that
 * isn't realised; profit that isn't realised is not counted. In units of the quote.
 */
export function removableMargin(desk: PerpetualDesk, position: OpenPosition): bigint {
  const contract = contractOf(desk, position.market)!;
  const needed = initialMargin(notionalAt(contract, position.lots, markOf(contract, position)), position.leverage);
  const pnl = unrealisedPnl(contract, position, markOf(contract, position));
  const loss = compare(pnl, zero) < 0 ? -floorOf(pnl) : 0n;
  const entry = initialMargin(whole(position.entryValue), position.leverage);
  const kept = (needed > entry ? needed : entry) + loss;
  return position.margin > kept ? position.margin - kept : 0n;
}
