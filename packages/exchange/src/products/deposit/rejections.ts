import { ofForm } from '../../kernel/rejection.ts';
import { rightsRejections } from '../../kernel/rights.ts';

/** The refusals of deposits, in the order in which they are checked. */
export const depositRejections = {
  ...ofForm({
    chainInvalid: { code: 'chain_invalid', field: 'chain' },
    transactionInvalid: { code: 'transaction_invalid', field: 'transaction' },
    outputInvalid: { code: 'output_invalid', field: 'output' },
    decimalsInvalid: { code: 'decimals_invalid', field: 'decimals' },
    amountNotPositive: { code: 'amount_not_positive', field: 'amount' },
    amountOutOfRange: { code: 'amount_out_of_range', field: 'amount' },
    voucherInvalid: { code: 'voucher_invalid', field: 'voucher' },
    fiatInvalid: { code: 'fiat_invalid', field: 'currency' },
    referenceInvalid: { code: 'reference_invalid', field: 'reference' },
  }),
  assetNotFound: { code: 'asset_not_found', field: 'asset' },
  depositAlreadyCredited: { code: 'deposit_already_credited' },
  depositAlreadySeen: { code: 'deposit_already_seen' },
  belowUnit: { code: 'deposit_below_unit', field: 'delivered' },
  depositNotFound: { code: 'deposit_not_found', field: 'deposit' },
  depositState: { code: 'deposit_in_another_state', field: 'deposit' },
  customerNotFound: rightsRejections.customerNotFound,
  requestNotFound: { code: 'deposit_request_not_found', field: 'request' },
  requestsFull: { code: 'deposit_requests_full' },
  indexUnavailable: { code: 'index_unavailable' },
  fiatTooLittle: { code: 'fiat_too_little', field: 'amount' },
  fiatLimit: { code: 'fiat_limit', field: 'amount' },
  amountAboveRequest: { code: 'amount_above_request', field: 'amount' },
  actNotAgreed: { code: 'operator_act_not_agreed', field: 'act' },
  balanceOutOfRange: { code: 'amount_out_of_range', field: 'amount' },
} as const;
