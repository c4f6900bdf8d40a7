import type { ReadCustomerTransferState } from './state.ts';

/** Fees that are announced lie ahead of nothing that is in force for ever: each is announced for a time of its own. */
export function brokenOf({ announcedFees, fees }: ReadCustomerTransferState): string | null {
  if (fees.feePpm < 0 || fees.feeLeastE6 < 0) return `transfer_fees_negative: ${fees.feePpm} ${fees.feeLeastE6}`;
  const other = announcedFees.upcoming().find(({ schedule, effectiveAt }) => schedule !== effectiveAt);
  return other === undefined ? null : `transfer_fees_of_another_time: ${other.schedule}`;
}
