import type { Rejection } from '../../../kernel/rejection.ts';
import type { MarketUnits } from '../../../matching/venue/state/records.ts';
import type { Closing, Opening } from '../../../matching/venue/settlement.ts';
import { notionalAt } from '../formulas/contract.ts';
import { compare, times, whole } from '../formulas/exact.ts';
import { openingHold } from '../formulas/margins.ts';
import { leverageCap } from '../formulas/tiers.ts';
import { perpetualRejections as refuse } from '../rejections.ts';
import {
  type Contract,
  contractOf,
  isFrozenAt,
  modeOf,
  ownPosition,
  type PerpetualDesk,
  positionsOf,
  sideLots,
} from './desk.ts';
import { freeOf } from './exposure.ts';

/** Positions of one customer in one market: as many as open orders. */
export const positionsMost = 200;

const dayMs = 86_400_000;

/** Why an order may not open what it would, or null: leverage by all that the customer has on that side, caps, funds. */
export function refusesOpening(
  desk: PerpetualDesk,
  market: MarketUnits,
  opening: Opening,
  at: number,
): Rejection | null {
  const contract = contractOf(desk, market.id);
  if (contract === null || contract.markE8 === 0) return refuse.contractNotReady;
  if (isFrozenAt(desk, contract, at)) return refuse.markFrozen;
  const { customer, buys } = opening;
  const lots = opening.lots - opening.replaced;
  const isNet = opening.leverage === 0;
  const mode = modeOf(desk, customer, market.id);
  const leverage = isNet ? mode.netLeverage : opening.leverage;
  const all = lots + (isNet ? netLots(desk, opening, market.id) : sideLots(desk, customer, market.id, buys ? 1 : -1));
  const refused =
    refusesLeverage(desk, contract, { customer, leverage, lots: all }, at) ?? refusesSize(desk, contract, opening, all);
  if (refused) return refused;
  if (isNet) return null;
  if (positionsOf(desk, customer, market.id).length >= positionsMost) return refuse.tooManyPositions;
  return refusesFunds(desk, contract, opening, at);
}

/**
 * What a net position comes to on the side that an order adds to when all that rests there has filled; what is open on the other
 * side is reduced first.
 */
function netLots(desk: PerpetualDesk, { customer, buys }: Opening, market: number): number {
  const position = positionsOf(desk, customer, market)[0];
  const open = position === undefined ? 0 : (buys ? 1 : -1) * position.side * position.lots;
  return open + desk.ports.venue().restingOpenings(customer, market, buys);
}

interface Wanted {
  readonly customer: number;
  readonly leverage: number;
  readonly lots: number;
}

function refusesLeverage(desk: PerpetualDesk, contract: Contract, wanted: Wanted, at: number): Rejection | null {
  const { customer, leverage, lots } = wanted;
  const notional = notionalAt(contract, Math.max(0, lots), contract.markE8);
  const byTier = leverageCap(contract.tiers, notional);
  const most = Math.min(
    byTier,
    desk.state.contracts.columns.maxLeverage[contract.slot]!,
    ownLeverageMost(desk, customer, at),
  );
  return leverage > most ? { ...refuse.leverageTooHigh, detail: { most } } : null;
}

/** The leverage that a customer may have whatever the market: newcomers less, and the highest only after the quiz. */
export function ownLeverageMost(desk: PerpetualDesk, customer: number, at: number): number {
  const { newcomerMost, quizAbove } = desk.state.limits;
  const hasPassed = desk.state.quizSlots.get(customer) >= 0;
  const byAge = newcomerUntil(desk, customer, at) > at ? newcomerMost : Number.POSITIVE_INFINITY;
  return Math.min(byAge, hasPassed ? Number.POSITIVE_INFINITY : quizAbove);
}

/** Until when a customer is a newcomer, in ms; 0 for who has passed the quiz where that ends it. */
export function newcomerUntil(desk: PerpetualDesk, customer: number, at: number): number {
  const { newcomerDays, quizEndsNewcomer } = desk.state.limits;
  const hasPassed = desk.state.quizSlots.get(customer) >= 0;
  return hasPassed && quizEndsNewcomer === 1 ? 0 : (desk.ports.openedAt(customer) ?? at) + newcomerDays * dayMs;
}

/** The caps of open interest, by the mark: of the market, whose last part is for liquidity providers, and of one customer. */
function refusesSize(desk: PerpetualDesk, contract: Contract, opening: Opening, all: number): Rejection | null {
  const { columns } = desk.state.contracts;
  const { slot } = contract;
  const customerMost = columns.customerMost[slot]!;
  if (compare(notionalAt(contract, Math.max(0, all), contract.markE8), whole(customerMost)) > 0)
    return { ...refuse.positionTooLarge, detail: { most: Number(customerMost) } };
  const isNet = opening.leverage === 0;
  const sharePpm = isNet ? 1_000_000 : 1_000_000 - columns.providerPpm[slot]!;
  const most = times(whole(columns.openInterestMost[slot]!), { n: BigInt(sharePpm), d: 1_000_000n });
  const lots = columns.longLots[slot]! + opening.lots;
  return compare(notionalAt(contract, lots, contract.markE8), most) > 0 ? refuse.openInterestFull : null;
}

/**
 * A position opens on what its account has after the losses of its cross positions, whatever its own margin mode: they are owed. What
 * the order holds more is at stake, and in cross all of the account beside it.
 */
function refusesFunds(desk: PerpetualDesk, contract: Contract, opening: Opening, at: number): Rejection | null {
  const { customer, price, lots, leverage, held } = opening;
  const takerPpm = desk.state.contracts.columns.takerPpm[contract.slot]!;
  const amount = openingHold(contract, price, lots, { leverage, takerPpm }) - held;
  if (amount <= 0) return null;
  const isBounded = !modeOf(desk, customer, contract.market).isCross;
  const refused = desk.ports.stakes.refuses({ customer, amount, isBounded }, at);
  if (refused) return refused;
  return BigInt(amount) > freeOf(desk, customer) ? refuse.insufficientBalance : null;
}

/** Why an order may not close what it would, or null. Orders that rest close together no more than there is. */
export function refusesClosing(desk: PerpetualDesk, market: MarketUnits, closing: Closing): Rejection | null {
  const { customer, buys, lots, rests } = closing;
  const position = ownPosition(desk, customer, closing.position);
  if (position === null || position.market !== market.id) return refuse.positionNotFound;
  if (buys === (position.side === 1)) return refuse.positionSideWrong;
  const waiting = rests ? restingClosings(desk, customer, market.id, position.id) : 0;
  const most = position.lots - waiting;
  return lots > most ? { ...refuse.closeExceedsPosition, detail: { most } } : null;
}

/** The lots of orders in the book that close a position. */
function restingClosings(desk: PerpetualDesk, customer: number, market: number, position: number): number {
  const orders = desk.ports.venue().ordersOf(customer, market);
  const closing = orders.filter((order) => order.reduceOnly && order.rests && order.position === position);
  return closing.reduce((sum, order) => sum + order.remaining, 0);
}
