import type { Lots, Ticks } from '../../../kernel/amounts.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import { unrealisedPnl, valueAt } from '../formulas/contract.ts';
import { ceilOf, type Exact, floorOf, plus, whole } from '../formulas/exact.ts';
import { type FundStanding, takeoverLoss, takeoverLots } from '../formulas/fund-takeover.ts';
import { stepLots } from '../formulas/liquidation.ts';
import { closedPart } from '../formulas/partial-close.ts';
import { dayOf } from '../state/takeovers.ts';
import {
  type Contract,
  contractOf,
  markOf,
  type OpenPosition,
  ownPosition,
  type PerpetualContext,
  type PerpetualDesk,
  positionsOf,
} from './desk.ts';
import { deleverage } from './deleveraging.ts';
import { closingBoundOf } from './exposure.ts';
import { type ClosedLeg, handedOver, liquidationRulesOf } from './legs.ts';
import { reducePosition } from './settle-leg.ts';

const fund = systemAccounts.insurance;

/** Lots of a position that somebody else has to take at a price (ticks), since the book didn't. */
export interface Leftover {
  readonly position: number;
  readonly customer: number;
  readonly lots: Lots;
  readonly limit: Ticks;
}

/** The insurance fund takes over what it may of a position, at its bankruptcy price. Gives the lots that it took. */
export function takeOver(
  desk: PerpetualDesk,
  context: PerpetualContext,
  { position: id, customer, lots, limit }: Leftover,
): Lots {
  const position = ownPosition(desk, customer, id)!;
  const contract = contractOf(desk, position.market)!;
  const { markE8 } = contract;
  const leftover = { side: position.side, lots, bankruptcyValue: valueAt(contract, lots, limit) };
  const columns = desk.state.contracts.columns;
  const rules = {
    takeoverMost: columns.takeoverMost[contract.slot]!,
    takeoverFundPpm: columns.takeoverFundPpm[contract.slot]!,
  };
  const taken = takeoverLots(contract, leftover, markE8, standingOf(desk, contract, context.at), rules);
  if (taken === 0 || !hasCash(desk, contract, position, taken, limit)) return 0;
  const value = valueAt(contract, taken, limit);
  const loss = ceilOf(takeoverLoss(contract, { ...leftover, lots: taken, bankruptcyValue: value }, markE8));
  context.emit({
    type: 'PositionTakenOver',
    position: id,
    customer,
    market: position.market,
    lots: taken,
    price: limit,
    markE8,
    loss: loss > 0n ? loss : 0n,
    day: dayOf(context.at),
  });
  reducePosition(desk, context, contract, handedOver(desk, contract, position, taken, limit), {
    order: 0,
    trade: 0,
    reason: 'takeover',
  });
  receive(desk, context, contract, { side: position.side, lots: taken, limit });
  return taken;
}

/** What the fund has: what it can spend, with the profit and loss of all that it holds. */
function standingOf(desk: PerpetualDesk, contract: Contract, at: number): FundStanding {
  const positions = positionsOf(desk, fund);
  const own = positions.find(({ market }) => market === contract.market);
  const { lostOn, lostToday } = desk.state.contracts.columns;
  return {
    equity: floorOf(fundEquity(desk)),
    lots: own === undefined ? 0 : own.side * own.lots,
    lostToday: lostOn[contract.slot] === dayOf(at) ? lostToday[contract.slot]! : 0n,
  };
}

function fundEquity(desk: PerpetualDesk): Exact {
  const cash = whole(desk.ledger.available(fund, 'funding', contractQuote(desk)));
  return positionsOf(desk, fund).reduce((sum, position) => {
    const contract = contractOf(desk, position.market)!;
    return plus(sum, unrealisedPnl(contract, position, markOf(contract, position)));
  }, cash);
}

function contractQuote({ state }: PerpetualDesk): number {
  for (const slot of state.contracts.slots()) return state.contracts.columns.quote[slot]!;
  return 0;
}

/** Whether the fund can pay at once for what closing a position of its own on the other side would lose. */
function hasCash(desk: PerpetualDesk, contract: Contract, { side }: OpenPosition, lots: Lots, limit: Ticks): boolean {
  const own = positionsOf(desk, fund).find(({ market }) => market === contract.market);
  if (own === undefined || own.side === side) return true;
  const closes = Math.min(lots, own.lots);
  const { realisedPnl } = closedPart(own, 0n, closes, valueAt(contract, closes, limit));
  return desk.ledger.available(fund, 'funding', contract.quote) + realisedPnl >= 0n;
}

interface Received {
  readonly side: 1 | -1;
  readonly lots: Lots;
  readonly limit: Ticks;
}

/** The fund's net position changes by what it has taken over. */
function receive(
  desk: PerpetualDesk,
  context: PerpetualContext,
  contract: Contract,
  { side, lots, limit }: Received,
): void {
  const own = positionsOf(desk, fund).find(({ market }) => market === contract.market) ?? null;
  const closes = own !== null && own.side !== side ? Math.min(lots, own.lots) : 0;
  if (closes > 0)
    reducePosition(desk, context, contract, fundClose(contract, own!, closes, limit), {
      order: 0,
      trade: 0,
      reason: 'takeover',
    });
  const rest = lots - closes;
  if (rest === 0) return;
  const position = own === null || own.side !== side ? -(desk.state.counters.lastNetPosition + 1) : own.id;
  context.emit({
    type: 'PositionIncreased',
    position,
    order: 0,
    trade: 0,
    customer: fund,
    market: contract.market,
    side: side === 1 ? 'long' : 'short',
    isNet: true,
    isCross: false,
    leverage: 1,
    lots: rest,
    value: valueAt(contract, rest, limit),
    margin: 0n,
    fee: 0n,
    used: 0n,
    asset: contract.quote,
  });
}

function fundClose(contract: Contract, position: OpenPosition, lots: Lots, price: Ticks): ClosedLeg {
  const value = valueAt(contract, lots, price);
  const { entryValue, realisedPnl } = closedPart(position, 0n, lots, value);
  return { position, lots, value, entryValue, margin: 0n, realised: realisedPnl, fee: 0n, isPenalty: false, used: 0n };
}

/** How far from the mark the fund trades to get rid of what it took over. */
const unwindPpm = 1_000;

/**
 * The fund gets rid of what it holds: at every mark a step on the book near the mark; where its equity would no longer bear a move
 * of a hundredth, whoever has gained most on the other side takes it at the mark, or at what the fund can bear.
 */
export function unwindFund(desk: PerpetualDesk, context: PerpetualContext): void {
  for (const { id } of positionsOf(desk, fund)) {
    const position = ownPosition(desk, fund, id);
    if (position === null) continue;
    const contract = contractOf(desk, position.market)!;
    const venue = desk.ports.venue();
    if (contract.health !== 'sound' || !venue.isTrading(contract.market)) continue;
    const limit = limitNear(contract, position.side);
    const lots = stepLots(position.lots, { n: valueOf(contract, position), d: 1n }, liquidationRulesOf(desk, contract));
    venue.forceClose(context, {
      customer: fund,
      market: contract.market,
      position: id,
      buys: position.side !== 1,
      lots,
      limit,
    });
    venue.followTrades(context, contract.market);
    const left = ownPosition(desk, fund, id);
    if (left !== null && isThin(desk, contract, left))
      deleverage(desk, context, { position: id, customer: fund, lots: left.lots, limit: atMark(desk, contract, left) });
  }
}

function limitNear({ markE8, tickE8 }: Contract, side: 1 | -1): Ticks {
  const bound = (markE8 / 1_000_000) * (1_000_000 - side * unwindPpm);
  return side === 1 ? Math.ceil(bound / tickE8) : Math.floor(bound / tickE8);
}

/** The mark in ticks, or, where the fund can't bear that, the price at which nothing is left of it: it owes nobody either. */
function atMark(desk: PerpetualDesk, contract: Contract, position: OpenPosition): Ticks {
  const bound = closingBoundOf(desk, position);
  return position.side === 1 ? Math.max(nearestTick(contract), bound) : Math.min(nearestTick(contract), bound);
}

function nearestTick({ markE8, tickE8 }: Contract): Ticks {
  return Math.round(markE8 / tickE8);
}

function valueOf(contract: Contract, { lots }: OpenPosition): bigint {
  return valueAt(contract, lots, nearestTick(contract));
}

/** Whether a hundredth of the position's worth is more than all that the fund has. */
function isThin(desk: PerpetualDesk, contract: Contract, position: OpenPosition): boolean {
  return floorOf(fundEquity(desk)) * 100n < valueOf(contract, position);
}
