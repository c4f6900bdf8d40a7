import { exitRejections } from '../../kernel/exits.ts';
import { ofForm } from '../../kernel/rejection.ts';

/** The refusals of transfers to other customers, in the order in which they are checked. */
export const customerTransferRejections = {
  ...ofForm({
    termsInvalid: { code: 'transfer_fees_invalid' },
    amountNotPositive: { code: 'amount_not_positive', field: 'amount' },
    amountOutOfRange: { code: 'amount_out_of_range', field: 'amount' },
    toOneself: { code: 'transfer_to_oneself', field: 'recipient' },
  }),
  assetNotFound: { code: 'asset_not_found', field: 'asset' },
  // What the exit guard refuses, in its words.
  ...exitRejections,
  recipientNotFound: { code: 'recipient_not_found', field: 'recipient' },
  recipientUnavailable: { code: 'recipient_unavailable', field: 'recipient' },
  insufficientBalance: { code: 'insufficient_balance', field: 'amount' },
} as const;
