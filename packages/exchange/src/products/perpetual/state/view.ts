import type { ContractView, PositionView } from '../../../views/contract-views.ts';
import { closingBoundOf, crossAccountOf, maintenanceOf } from '../decide/exposure.ts';
import { contractOf, isFrozenAt, markOf, type OpenPosition, type PerpetualDesk, sideLots } from '../decide/desk.ts';
import { expectedRateE8, samplesOf } from '../decide/marks.ts';
import { unrealisedPnl } from '../formulas/contract.ts';
import { riskRateE4 } from '../formulas/cross-account.ts';
import { floorOf, minus, type Exact } from '../formulas/exact.ts';
import { freezesAt } from '../formulas/index-health.ts';
import {
  crossBacking,
  isolatedBacking,
  liquidationPoint,
  shownLiquidationPrice,
} from '../formulas/liquidation-price.ts';

/** A contract as a value, as of a time in ms: ticks that have stopped freeze its mark. */
export function contractView(desk: PerpetualDesk, slot: number, at: number): ContractView {
  const { columns } = desk.state.contracts;
  const contract = contractOf(desk, columns.market[slot]!)!;
  return {
    market: columns.market[slot]!,
    base: columns.base[slot]!,
    clearing: columns.clearing[slot]!,
    unit: columns.unit[slot]!,
    tickE8: columns.tickE8[slot]!,
    tiers: columns.tiers[slot]!,
    maxLeverage: columns.maxLeverage[slot]!,
    makerPpm: columns.makerPpm[slot]!,
    takerPpm: columns.takerPpm[slot]!,
    liquidationFeePpm: columns.liquidationFeePpm[slot]!,
    openInterestMost: columns.openInterestMost[slot]!,
    customerMost: columns.customerMost[slot]!,
    fundingHours: columns.fundingHours[slot]!,
    fundingMostPpm: columns.fundingMostPpm[slot]!,
    openLots: columns.longLots[slot]!,
    markE8: columns.markE8[slot]!,
    narrowE8: columns.narrowE8[slot]!,
    narrowAbove: columns.narrowAbove[slot]!,
    indexE8: columns.indexE8[slot]!,
    markedAt: samplesOf(desk, columns.market[slot]!).markedAt,
    fundingRateE8: expectedRateE8(desk, contract),
    fundingAt: samplesOf(desk, columns.market[slot]!).fundingAt,
    health: isFrozenAt(desk, contract, at) ? 'frozen' : contract.health,
    freezesAt: freezesAt(desk.ports.index(columns.base[slot]!).at),
  };
}

/** A position as a value, at the mark of now. */
export function positionView(desk: PerpetualDesk, position: OpenPosition): PositionView {
  const contract = contractOf(desk, position.market)!;
  const { columns } = desk.state.positions;
  const { slot, id, customer, market, side, lots, entryValue, margin, isNet, isCross, leverage } = position;
  const exposure = { side, lots, sideLots: sideLots(desk, customer, market, side), backing: backingOf(desk, position) };
  return {
    position: id,
    customer,
    market,
    side: side === 1 ? 'long' : 'short',
    isNet,
    isCross,
    leverage,
    lots,
    entryValue,
    margin,
    realised: columns.realised[slot]!,
    fees: columns.fees[slot]!,
    funding: columns.funding[slot]!,
    openingMargin: columns.openingMargin[slot]!,
    closedLots: columns.closedLots[slot]!,
    closedValue: columns.closedValue[slot]!,
    markE8: markOf(contract, position),
    unrealised: floorOf(unrealisedPnl(contract, position, markOf(contract, position))),
    riskRateE4: isCross ? riskRateE4(crossAccountOf(desk, customer)) : null,
    liquidationPrice: shownLiquidationPrice(liquidationPoint(contract.tiers, contract, exposure)) ?? 0,
    bankruptcyPrice: closingBoundOf(desk, position),
    takeProfit: columns.takeProfit[slot]!,
    stopLoss: columns.stopLoss[slot]!,
    stopsByMark: columns.stopsByMark[slot] === 1,
    openedAt: columns.openedAt[slot]!,
  };
}

function backingOf(desk: PerpetualDesk, position: OpenPosition): Exact {
  if (!position.isCross) return isolatedBacking(position, position.margin);
  const contract = contractOf(desk, position.market)!;
  const account = crossAccountOf(desk, position.customer);
  const otherMaintenance = minus(account.maintenance, maintenanceOf(desk, position));
  return crossBacking(contract, position, markOf(contract, position), { equity: account.equity, otherMaintenance });
}
