import { ofForm } from '../../kernel/rejection.ts';

/** The refusals of spot beside those of the venue that its markets are on. */
export const spotRejections = {
  ...ofForm({
    feeScheduleInvalid: { code: 'fee_schedule_invalid', field: 'tiers' },
    effectiveAtInvalid: { code: 'fee_schedule_invalid', field: 'effectiveAt' },
  }),
} as const;
