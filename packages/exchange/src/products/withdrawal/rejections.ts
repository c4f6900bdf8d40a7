import { exitRejections } from '../../kernel/exits.ts';
import { ofForm } from '../../kernel/rejection.ts';

/** The refusals of withdrawals, in the order in which they are checked. */
export const withdrawalRejections = {
  ...ofForm({
    networkInvalid: { code: 'network_invalid', field: 'network' },
    destinationInvalid: { code: 'destination_invalid', field: 'destination' },
    memoInvalid: { code: 'memo_invalid', field: 'memo' },
    amountNotPositive: { code: 'amount_not_positive', field: 'amount' },
    amountOutOfRange: { code: 'amount_out_of_range', field: 'amount' },
    transactionInvalid: { code: 'transaction_invalid', field: 'transaction' },
    outcomeInvalid: { code: 'outcome_invalid', field: 'outcome' },
    evidenceInvalid: { code: 'evidence_invalid', field: 'evidence' },
    termsInvalid: { code: 'withdrawal_terms_invalid' },
    effectiveAtInvalid: { code: 'effective_at_invalid', field: 'effectiveAt' },
  }),
  assetNotFound: { code: 'asset_not_found', field: 'asset' },
  withdrawalNotFound: { code: 'withdrawal_not_found', field: 'withdrawal' },
  withdrawalState: { code: 'withdrawal_in_another_state', field: 'withdrawal' },
  ...exitRejections,
  addressExists: { code: 'address_exists', field: 'destination' },
  addressBookFull: { code: 'address_book_full' },
  addressNotFound: { code: 'address_not_found', field: 'address' },
  addressWaits: { code: 'address_waits', field: 'address' },
  networkNotOffered: { code: 'network_not_offered', field: 'network' },
  withdrawalsStopped: { code: 'withdrawals_stopped', field: 'asset' },
  belowMinimum: { code: 'amount_below_minimum', field: 'amount' },
  fiatLimit: { code: 'fiat_limit', field: 'amount' },
  insufficientBalance: { code: 'insufficient_balance', field: 'amount' },
  actNotAgreed: { code: 'operator_act_not_agreed', field: 'act' },
  toOneself: { code: 'transfer_to_oneself', field: 'recipient' },
  recipientNotFound: { code: 'recipient_not_found', field: 'recipient' },
  balanceOutOfRange: { code: 'amount_out_of_range', field: 'amount' },
} as const;
