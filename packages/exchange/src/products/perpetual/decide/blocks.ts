import { feeOf } from '../../../kernel/amounts.ts';
import type { Block, BlockDesk, BlockPart, BlockShare, BlockTicket } from '../../../kernel/blocks.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { bandLimit } from '../formulas/band-limit.ts';
import { notionalAt, unrealisedPnl } from '../formulas/contract.ts';
import { averageDepth } from '../formulas/depth-average.ts';
import { floorOf, times, whole } from '../formulas/exact.ts';
import { initialMargin } from '../formulas/margins.ts';
import { perpetualRejections as refuse } from '../rejections.ts';
import {
  type Contract,
  contractOf,
  isFrozenAt,
  markOf,
  modeOf,
  type OpenPosition,
  type PerpetualContext,
  type PerpetualDesk,
  positionOf,
} from './desk.ts';
import { closingBoundOf, freeOf, isFrozen } from './exposure.ts';
import { ownLeverageMost } from './guards.ts';
import { closedLeg } from './legs.ts';
import { samplesOf } from './marks.ts';
import { openPosition, reducePosition } from './settle-leg.ts';

/** A lot of the book is a hundredth of a contract, in millionths of one. Source: rules.md section 4, "step 0.01 lot". */
const lotE6 = 10_000;

/** Blocks of positions: what one order of the house took is handed on to those that it was taken for. */
export function blockDeskOf(desk: PerpetualDesk): BlockDesk {
  const venue = (): ReturnType<typeof desk.ports.venue> => desk.ports.venue();
  const contract = (market: number): Contract => contractOf(desk, market)!;
  return {
    market(id) {
      const { markE8, tickE8, unit } = contract(id);
      return { markE8, tickE8, unit, lotE6 };
    },
    shut: (id, at) => shut(desk, id, at),
    ticket(position) {
      const found = positionOf(desk, position);
      return found === null || found.isNet ? null : ticketOf(found);
    },
    initialMargin: ({ entryValue, leverage }) => initialMargin(whole(entryValue), leverage),
    pnlAtMark({ position }) {
      const found = positionOf(desk, position)!;
      const of = contract(found.market);
      return floorOf(unrealisedPnl(of, found, markOf(of, found)));
    },
    leverageMost(customer, market, at) {
      const { slot } = contract(market);
      return Math.min(desk.state.contracts.columns.maxLeverage[slot]!, ownLeverageMost(desk, customer, at));
    },
    refuses: (opening, at) => venue().refusesPart(opening, at),
    closingBound: ({ position }) => closingBoundOf(desk, positionOf(desk, position)!),
    limit: (market, buys, bandPpm) => bandLimit(buys, contract(market), bandPpm),
    highest: (wish) => venue().highestFor(wish),
    order(id) {
      const found = venue().orderOf(id);
      return found === null ? null : { filled: found.filled, quantity: found.quantity };
    },
    depth: (wish) => venue().depthFor(wish),
    averageDepth: (market, buys, at) => averageDepth(samplesOf(desk, market).depthSamples, at, buys ? 'asks' : 'bids'),
    interestRoom: (market) => interestRoomOf(desk, contract(market)),
    free(customer, at) {
      if (isFrozen(desk, customer, at)) return 0n;
      const free = freeOf(desk, customer);
      return free > 0n ? free : 0n;
    },
    trade: (context, wish) => venue().tradeBlock(context, wish),
    open: (context, block, part) => openPart(desk, context as PerpetualContext, block, part),
    close: (context, block, part) => closePart(desk, context as PerpetualContext, block, part),
    followTrades: (context, market) => venue().followTrades(context, market),
  };
}

function shut(desk: PerpetualDesk, id: number, at: number): Rejection | null {
  const contract = contractOf(desk, id)!;
  if (contract.markE8 === 0 || isFrozenAt(desk, contract, at)) return refuse.markFrozen;
  return desk.ports.venue().refusesOrders(id, at);
}

function ticketOf({ id, customer, market, side, lots, leverage, entryValue }: OpenPosition): BlockTicket {
  return { position: id, customer, market, isLong: side === 1, lots, leverage, entryValue };
}

/** Down to a lot, at the mark. */
function interestRoomOf(desk: PerpetualDesk, contract: Contract): number {
  const { openInterestMost, providerPpm, longLots } = desk.state.contracts.columns;
  const { slot, markE8 } = contract;
  const most = times(whole(openInterestMost[slot]!), { n: BigInt(1_000_000 - providerPpm[slot]!), d: 1_000_000n });
  const one = notionalAt(contract, 1, markE8);
  const lots = Number((most.n * one.d) / (most.d * one.n));
  return Math.max(0, lots - longLots[slot]!);
}

/** An open order pays by its hold; a part of its own by what is available. */
function openPart(desk: PerpetualDesk, context: PerpetualContext, block: Block, part: BlockPart): BlockShare {
  const { customer, leverage, lots, value } = part;
  const contract = contractOf(desk, block.market)!;
  const venue = desk.ports.venue();
  const used = part.order === 0 ? 0 : venue.usedBy(part.order, lots);
  const needed = initialMargin(whole(value), leverage);
  const takerFee = BigInt(feeOf(Number(value), desk.state.contracts.columns.takerPpm[contract.slot]!));
  const most = part.order === 0 ? needed + takerFee : BigInt(used);
  const margin = needed < most ? needed : most;
  const fee = takerFee < most - margin ? takerFee : most - margin;
  const order = venue.fillFromBlock(context, { ...part, block, closes: false, fee, used });
  const { isCross } = modeOf(desk, customer, block.market);
  const position = part.position || order;
  const opened = { position, isLong: block.buys, isNet: false, isCross, leverage, lots, value, margin, fee };
  openPosition(desk, context, contract, { ...opened, used: BigInt(used) }, { order, trade: block.trade, customer });
  // Who decides when a copy opens and closes is its lead, who could have brought its follower: of its fee nobody has a share.
  if (part.order !== 0) venue.shareBlockFee(context, block, customer, fee);
  return { order, position, fee };
}

function closePart(desk: PerpetualDesk, context: PerpetualContext, block: Block, part: BlockPart): BlockShare {
  const { customer, lots, value, position: id } = part;
  const contract = contractOf(desk, block.market)!;
  const venue = desk.ports.venue();
  const feePpm = desk.state.contracts.columns.takerPpm[contract.slot]!;
  const closed = closedLeg(desk, contract, { customer, feePpm }, positionOf(desk, id)!, { lots, value, used: 0n });
  const { fee } = closed;
  const order = venue.fillFromBlock(context, { ...part, block, leverage: 0, closes: true, fee, used: 0 });
  reducePosition(desk, context, contract, closed, { order, trade: block.trade, reason: 'order' });
  return { order, position: id, fee };
}
