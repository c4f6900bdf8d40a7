/**
 * Gives `amount` (smallest unit) out of the own funding account to another customer's, at once and for ever; the fee comes
 * on top.
 */
export interface TransferToCustomer {
  type: 'TransferToCustomer';
  customer: number;
  recipient: number;
  asset: number;
  amount: bigint;
}

/**
 * What a transfer to another customer costs from `effectiveAt` (ms) on or, where that has passed, at once: `feePpm` of the
 * amount, at least `feeLeastE6` (1e-6 USDT at the index). What was announced for the same time is replaced.
 */
export interface SetCustomerTransferFees {
  type: 'SetCustomerTransferFees';
  feePpm: number;
  feeLeastE6: number;
  effectiveAt: number;
}

export type CustomerTransferCommand = TransferToCustomer | SetCustomerTransferFees;
