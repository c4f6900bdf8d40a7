/**
 * Fee tiers, the lowest first: triples `[volume in quote units over 30 days, makerPpm, takerPpm, …]`. They are in force
 * from `effectiveAt` (ms) on or, where that has passed, at once; what was announced for the same time is replaced. A trade
 * costs what is in force when it happens, whenever its orders were placed.
 */
export interface SetFeeSchedule {
  type: 'SetFeeSchedule';
  tiers: readonly number[];
  effectiveAt: number;
}

export type SpotCommand = SetFeeSchedule;
