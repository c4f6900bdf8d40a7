import type { Projection } from '../../engine/projector/projection.ts';

/** What a position opens, closes and pays makes bills; contracts, marks and open positions are read from memory. */
export function perpetualProjection(): Projection {
  return { tables: [], fold: {}, unprojected };
}

const unprojected: Projection['unprojected'] = [
  'ContractOpened',
  'ContractRulesScheduled',
  'ContractRulesSet',
  'ContractHealthSet',
  'LeverageLimitsSet',
  'LeverageQuizPassed',
  'MarginModeSet',
  'NetModeSet',
  'MarksPublished',
  'PremiumsSampled',
  'PositionStopsSet',
  'ReopeningRefused',
  'PositionLiquidated',
  'PositionTakenOver',
  'PositionDeleveraged',
  'LiquidationsLeft',
  'FundingSettled',
  'FundingSkipped',
  'FundingWalked',
];
