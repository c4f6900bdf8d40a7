export { accountAtMarks, type MarkedTicket } from './formulas/account-at-marks.ts';
export { type ContractScale, notionalAt, type Position, type PositionSide } from './formulas/contract.ts';
export { riskRateE4 } from './formulas/cross-account.ts';
export { compare, type Exact, minus, nearestOf, plus, whole } from './formulas/exact.ts';
export {
  crossBacking,
  isolatedBacking,
  liquidationPoint,
  shownLiquidationPrice,
} from './formulas/liquidation-price.ts';
export { fundingOf } from './formulas/funding.ts';
export { initialMargin, openingHold, sharedMaintenance } from './formulas/margins.ts';
export { leverageCap, type Tier, tiersOf } from './formulas/tiers.ts';
