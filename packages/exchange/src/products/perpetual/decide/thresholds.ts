import { systemAccounts } from '../../../kernel/vocabulary.ts';
import { compare, minus, zero } from '../formulas/exact.ts';
import { isolatedBacking, liquidationMark } from '../formulas/liquidation-price.ts';
import { isLiquidated } from '../formulas/margins.ts';
import { type CrossMarket, type CrossSide, safeBands } from '../formulas/safe-band.ts';
import {
  type Contract,
  contractOf,
  markOf,
  type OpenPosition,
  type PerpetualDesk,
  positionsOf,
  sideLots,
} from './desk.ts';
import { crossAccountOf } from './exposure.ts';
import type { LiquidationIndex, Threshold } from './liquidation-index.ts';

/** Brings the thresholds up to date of everybody whose positions, orders or funds have changed. */
export function refresh(desk: PerpetualDesk, index: LiquidationIndex, stale: Set<number>): void {
  for (const customer of stale) index.replace(customer, thresholdsOf(desk, customer));
  stale.clear();
}

/**
 * The marks at which a customer's positions have to be looked at: of isolated ones exactly those at which they are liquidated. The
 * insurance fund has none: its positions have no margin, and it gets rid of them by itself.
 */
export function thresholdsOf(desk: PerpetualDesk, customer: number): Threshold[] {
  if (customer === systemAccounts.insurance) return [];
  const positions = positionsOf(desk, customer);
  const isolated = positions.filter(({ isCross }) => !isCross).map((position) => isolatedThreshold(desk, position));
  return [
    ...isolated,
    ...crossThresholds(
      desk,
      customer,
      positions.filter(({ isCross }) => isCross),
    ),
  ];
}

function isolatedThreshold(desk: PerpetualDesk, position: OpenPosition): Threshold {
  const contract = contractOf(desk, position.market)!;
  const { customer, market, side, lots, leverage } = position;
  const all = sideLots(desk, customer, market, side);
  const exposure = { side, lots, sideLots: all, backing: isolatedBacking(position, position.margin) };
  const markE8 = liquidationMark(contract.tiers, contract, exposure);
  return { contract: contract.slot, isNarrow: leverage > contract.narrowAbove, falls: side === 1, markE8 };
}

/** A market of a cross account, by the class of its mark. */
interface Group {
  readonly contract: Contract;
  readonly isNarrow: boolean;
  readonly market: CrossMarket;
}

function crossThresholds(desk: PerpetualDesk, customer: number, positions: readonly OpenPosition[]): Threshold[] {
  if (positions.length === 0) return [];
  const groups = groupsOf(desk, customer, positions);
  const account = crossAccountOf(desk, customer);
  const slack = minus(account.equity, account.maintenance);
  const isDue = isLiquidated(account.equity, account.maintenance) || compare(slack, zero) <= 0;
  const bands = isDue
    ? []
    : safeBands(
        groups.map(({ market }) => market),
        slack,
      );
  return groups.flatMap(({ contract, isNarrow, market }, at) => {
    const band = bands[at];
    const shared = { contract: contract.slot, isNarrow };
    if (band === undefined)
      return [
        { ...shared, falls: true, markE8: market.markE8 },
        { ...shared, falls: false, markE8: market.markE8 },
      ];
    const low = { ...shared, falls: true, markE8: band.lowE8 - 1 };
    const high = { ...shared, falls: false, markE8: band.highE8 + 1 };
    return [low, high];
  });
}

function groupsOf(desk: PerpetualDesk, customer: number, positions: readonly OpenPosition[]): Group[] {
  const keys = new Map<string, OpenPosition[]>();
  for (const position of positions) {
    const contract = contractOf(desk, position.market)!;
    const key = `${position.market} ${position.leverage > contract.narrowAbove}`;
    keys.set(key, [...(keys.get(key) ?? []), position]);
  }
  return [...keys.values()].map((group) => {
    const [first] = group;
    const contract = contractOf(desk, first!.market)!;
    const sideOf = (side: 1 | -1): CrossSide => ({
      lots: group.filter((position) => position.side === side).reduce((sum, { lots }) => sum + lots, 0),
      sideLots: sideLots(desk, customer, contract.market, side),
    });
    const market = {
      scale: contract,
      tiers: contract.tiers,
      markE8: markOf(contract, first!),
      long: sideOf(1),
      short: sideOf(-1),
    };
    return { contract, isNarrow: first!.leverage > contract.narrowAbove, market };
  });
}
