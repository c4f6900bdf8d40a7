/** Fee tiers, the lowest first: triples `[volume in quote units over 30 days, makerPpm, takerPpm, …]`. */
export interface SetFeeSchedule {
  type: 'SetFeeSchedule';
  tiers: readonly number[];
}

export type SpotCommand = SetFeeSchedule;
