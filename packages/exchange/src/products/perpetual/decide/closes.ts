import { isWithin, type Lots, quantityMax, type Ticks } from '../../../kernel/amounts.ts';
import type { Nested } from '../../../kernel/product.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { Side } from '../../../kernel/vocabulary.ts';
import type { PlaceOrder } from '../../../matching/venue/commands.ts';
import type { ClosePosition, ClosePositions, ReversePosition } from '../commands.ts';
import { perpetualRejections as refuse } from '../rejections.ts';
import {
  contractOf,
  type OpenPosition,
  ownPosition,
  type PerpetualContext,
  type PerpetualDesk,
  positionsOf,
} from './desk.ts';

const sides = { all: 0, long: 1, short: -1 } as const;

/** Closes a position at market, in part or whole. */
export function closePosition(
  desk: PerpetualDesk,
  context: PerpetualContext,
  command: ClosePosition,
): Rejection | null {
  const { customer, lots, quotedPrice } = command;
  if (!isWithin(lots, 0, quantityMax)) return refuse.closeInvalid;
  const position = ownPosition(desk, customer, command.position);
  if (position === null || position.isNet) return refuse.positionNotFound;
  return answered(context, runClose(context, position, lots || position.lots, quotedPrice));
}

/** Closes all positions of one side or both at market. What finds no counterparty stays open. */
export function closePositions(
  desk: PerpetualDesk,
  context: PerpetualContext,
  command: ClosePositions,
): Rejection | null {
  const { customer, market, side } = command;
  if (!(side in sides)) return refuse.sideInvalid;
  if (market !== 0 && contractOf(desk, market) === null) return refuse.marketNotFound;
  const wanted = sides[side];
  const all = positionsOf(desk, customer, market).filter((position) => !position.isNet);
  const meant = all.filter((position) => wanted === 0 || position.side === wanted);
  if (meant.length === 0) return refuse.nothingToClose;
  let first: Rejection | null = null;
  let isAnyTaken = false;
  for (const { id } of meant) {
    const position = ownPosition(desk, customer, id);
    if (position === null) continue;
    const nested = runClose(context, position, position.lots, 0);
    if (nested.rejection === null) isAnyTaken = true;
    else first ??= nested.rejection;
    context.answer.orders.push(...nested.orders);
  }
  return isAnyTaken ? null : first;
}

/** Closes a position at market and opens what was closed on the other side, with the same leverage and stops of none. */
export function reversePosition(
  desk: PerpetualDesk,
  context: PerpetualContext,
  command: ReversePosition,
): Rejection | null {
  const { customer, quotedPrice } = command;
  const position = ownPosition(desk, customer, command.position);
  if (position === null || position.isNet) return refuse.positionNotFound;
  const { lots, leverage, market, side } = position;
  const nested = runClose(context, position, lots, quotedPrice);
  const refused = answered(context, nested);
  if (refused) return refused;
  const left = ownPosition(desk, customer, position.id)?.lots ?? 0;
  const closed = lots - left;
  if (closed === 0) return null;
  const opening = {
    ...atMarket(customer, market, side === 1 ? 'sell' : 'buy', closed, 0),
    position: { position: 0, leverage },
  };
  const opened = context.run(opening);
  context.answer.orders.push(...opened.orders);
  if (opened.rejection)
    context.emit({ type: 'ReopeningRefused', position: position.id, customer, market, code: opened.rejection.code });
  return null;
}

function answered(context: PerpetualContext, { rejection, orders }: Nested): Rejection | null {
  context.answer.orders.push(...orders);
  return rejection;
}

function runClose(context: PerpetualContext, position: OpenPosition, lots: Lots, quotedPrice: Ticks): Nested {
  const { customer, market, side, id } = position;
  const order = atMarket(customer, market, side === 1 ? 'sell' : 'buy', lots, quotedPrice);
  const closing: PlaceOrder = { ...order, position: { position: id, leverage: 0 } };
  return context.run(closing);
}

function atMarket(customer: number, market: number, side: Side, quantity: Lots, quotedPrice: Ticks): PlaceOrder {
  return {
    type: 'PlaceOrder',
    customer,
    market,
    side,
    orderType: 'market',
    timeInForce: 'ioc',
    postOnly: false,
    price: 0,
    quantity,
    quoteAmount: 0n,
    triggerPrice: 0,
    trailingBasisPoints: 0,
    quotedPrice,
  };
}
