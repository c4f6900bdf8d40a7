/** The refusals of spot beside those of the venue that its markets are on. */
export const spotRejections = {
  feeScheduleInvalid: { code: 'fee_schedule_invalid', field: 'tiers' },
} as const;
