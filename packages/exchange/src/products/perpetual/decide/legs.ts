import { feeOf, type Lots, type Ticks, type Units } from '../../../kernel/amounts.ts';
import { firstCustomerId, systemAccounts } from '../../../kernel/vocabulary.ts';
import type { Fill } from '../../../matching/venue/settlement.ts';
import { valueAt } from '../formulas/contract.ts';
import { initialMargin } from '../formulas/margins.ts';
import { whole } from '../formulas/exact.ts';
import { liquidationFee, type LiquidationRules } from '../formulas/liquidation.ts';
import { closedPart, settledPart } from '../formulas/partial-close.ts';
import {
  availableTo,
  type Contract,
  modeOf,
  netPositionOf,
  type OpenPosition,
  type PerpetualDesk,
  positionOf,
} from './desk.ts';

/** What one side of a match closes. Amounts in units of the quote. */
export interface ClosedLeg {
  readonly position: OpenPosition;
  readonly lots: Lots;
  readonly value: bigint;
  readonly entryValue: bigint;
  readonly margin: bigint;
  readonly realised: bigint;
  readonly fee: bigint;
  readonly isPenalty: boolean;
  readonly used: bigint;
}

/** What one side of a match opens, or adds. `position` 0: a net position that begins, which gets its id when it does. */
export interface OpenedLeg {
  readonly position: number;
  readonly isLong: boolean;
  readonly isNet: boolean;
  readonly isCross: boolean;
  readonly leverage: number;
  readonly lots: Lots;
  readonly value: bigint;
  readonly margin: bigint;
  readonly fee: bigint;
  readonly used: bigint;
}

/** One side of a match: it closes, or opens, or, on a net position, first the one and then the other. */
export interface Leg {
  readonly order: number;
  readonly customer: number;
  readonly closed: ClosedLeg | null;
  readonly opened: OpenedLeg | null;
}

/** What of a match one side brings: its order, and what that held for these lots. */
export interface Side {
  readonly order: number;
  readonly customer: number;
  readonly buys: boolean;
  readonly used: Units;
  readonly feePpm: number;
}

/** The two sides of a fill. */
export function sidesOf(desk: PerpetualDesk, { slot }: Contract, fill: Fill): { taker: Side; maker: Side } {
  const { makerPpm, takerPpm } = desk.state.contracts.columns;
  const { buying } = fill;
  // The insurance fund pays no fee to the house.
  const rate = (customer: number, ppm: number): number => (customer < firstCustomerId ? 0 : ppm);
  return {
    taker: {
      order: fill.taker,
      customer: fill.takerCustomer,
      buys: buying,
      used: fill.takerUsed,
      feePpm: rate(fill.takerCustomer, takerPpm[slot]!),
    },
    maker: {
      order: fill.maker,
      customer: fill.makerCustomer,
      buys: !buying,
      used: fill.makerUsed,
      feePpm: rate(fill.makerCustomer, makerPpm[slot]!),
    },
  };
}

/** What a match of `lots` at `price` is for one of its sides. */
export function legOf(desk: PerpetualDesk, contract: Contract, side: Side, price: Ticks, lots: Lots): Leg {
  const { order, customer } = side;
  // What a block takes is handed on after it: until then it is nobody's.
  if (customer === systemAccounts.copyBlock) return { order, customer, closed: null, opened: null };
  const terms = desk.ports.venue().termsOf(order);
  if (terms === null) return netLegOf(desk, contract, side, price, lots);
  if (!terms.reduceOnly) {
    const { isCross } = modeOf(desk, customer, contract.market);
    const opens = { position: terms.position, leverage: terms.leverage, isNet: false, isCross };
    return { order, customer, closed: null, opened: openedLeg(contract, side, opens, price, lots, BigInt(side.used)) };
  }
  const position = positionOf(desk, terms.position)!;
  const part = { lots, value: valueAt(contract, lots, price), used: 0n };
  return { order, customer, closed: closedLeg(desk, contract, side, position, part), opened: null };
}

/** On a net position an order closes what is on the other side, and opens with the rest. */
function netLegOf(desk: PerpetualDesk, contract: Contract, side: Side, price: Ticks, lots: Lots): Leg {
  const { order, customer, buys } = side;
  const position = netPositionOf(desk, customer, contract.market);
  const isOpposite = position !== null && (position.side === 1) !== buys;
  const closes = isOpposite ? Math.min(lots, position.lots) : 0;
  const usedByLot = BigInt(side.used / lots);
  const closed =
    closes === 0
      ? null
      : closedLeg(desk, contract, side, position!, {
          lots: closes,
          value: valueAt(contract, closes, price),
          used: usedByLot * BigInt(closes),
        });
  if (closes === lots) return { order, customer, closed, opened: null };
  const { netLeverage } = modeOf(desk, customer, contract.market);
  const id = position === null || isOpposite ? 0 : position.id;
  const opens = { position: id, leverage: netLeverage, isNet: true, isCross: true };
  const rest = lots - closes;
  return { order, customer, closed, opened: openedLeg(contract, side, opens, price, rest, usedByLot * BigInt(rest)) };
}

type Opens = Pick<OpenedLeg, 'position' | 'leverage' | 'isNet' | 'isCross'>;

/** The order's hold pays initial margin and fee: it was made for this price or a worse one. */
function openedLeg(
  contract: Contract,
  { buys, feePpm }: Side,
  opens: Opens,
  price: Ticks,
  lots: Lots,
  used: bigint,
): OpenedLeg {
  const value = valueAt(contract, lots, price);
  const margin = least(initialMargin(whole(value), opens.leverage), used);
  const fee = least(BigInt(feeOf(Number(value), feePpm)), used - margin);
  return { ...opens, isLong: buys, lots, value, margin, fee, used };
}

/** What closing lots of a position for a value comes to; `used`: what its order held for them. */
export function closedLeg(
  desk: PerpetualDesk,
  contract: Contract,
  { customer, feePpm }: Pick<Side, 'customer' | 'feePpm'>,
  position: OpenPosition,
  { lots, value, used }: Pick<ClosedLeg, 'lots' | 'value' | 'used'>,
): ClosedLeg {
  const part = closedPart(position, position.margin, lots, value);
  const settled = settledPart(position.margin, part);
  const { entryValue, realisedPnl: realised } = part;
  const margin = lots === position.lots ? position.margin : settled.taken;
  const isPenalty = desk.liquidating === position.id;
  const spendable = most(0n, margin + realised + used + availableTo(desk, customer, contract.quote));
  const fee = isPenalty
    ? liquidationFeeOf(desk, contract, value, margin + realised)
    : least(BigInt(feeOf(Number(value), feePpm)), spendable);
  return { position, lots, value, entryValue, margin, realised, fee, isPenalty, used };
}

/** What leaves a position that somebody else takes lots of at a price: a penalty, as far as anything is left for it. */
export function handedOver(
  desk: PerpetualDesk,
  contract: Contract,
  position: OpenPosition,
  lots: Lots,
  price: Ticks,
): ClosedLeg {
  const part = { lots, value: valueAt(contract, lots, price), used: 0n };
  return closedLeg(desk, contract, { customer: position.customer, feePpm: 0 }, position, part);
}

/** What a contract says of liquidations. */
export function liquidationRulesOf(desk: PerpetualDesk, { slot }: Contract): LiquidationRules {
  const { liquidationFeePpm, liquidationWhole, liquidationStepPpm } = desk.state.contracts.columns;
  return {
    feePpm: liquidationFeePpm[slot]!,
    wholeUpTo: Number(liquidationWhole[slot]!),
    stepPpm: liquidationStepPpm[slot]!,
  };
}

/** Never more than what is left of the margin. */
function liquidationFeeOf(desk: PerpetualDesk, contract: Contract, value: bigint, left: bigint): bigint {
  return liquidationFee(value, most(0n, left), liquidationRulesOf(desk, contract));
}

/** What one side of a match pays in all. */
export function feeOfLeg({ closed, opened }: Leg): bigint {
  return (closed?.fee ?? 0n) + (opened?.fee ?? 0n);
}

/** What of it others may have a share of: a penalty is the insurance fund's. */
export function shareableOfLeg({ closed, opened }: Leg): bigint {
  return (closed === null || closed.isPenalty ? 0n : closed.fee) + (opened?.fee ?? 0n);
}

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

function most(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}
