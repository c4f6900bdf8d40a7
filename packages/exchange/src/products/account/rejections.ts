import { ofForm } from '../../kernel/rejection.ts';
import { rightsRejections } from '../../kernel/rights.ts';

/** The refusals of the account product, in the order in which they are checked. */
export const accountRejections = {
  ...ofForm({
    assetInvalid: { code: 'asset_invalid', field: 'asset' },
    customerInvalid: { code: 'customer_invalid', field: 'customer' },
    accountInvalid: { code: 'account_invalid', field: 'account' },
    kindInvalid: { code: 'kind_invalid', field: 'kind' },
    amountZero: { code: 'amount_zero', field: 'amount' },
    amountNotPositive: { code: 'amount_not_positive', field: 'amount' },
    amountOutOfRange: { code: 'amount_out_of_range', field: 'amount' },
    limitInvalid: { code: 'limit_invalid' },
    referenceInvalid: { code: 'reference_invalid', field: 'reference' },
    standingInvalid: { code: 'standing_invalid' },
    countryInvalid: { code: 'country_invalid', field: 'country' },
    sameAccount: { code: 'same_account', field: 'to' },
  }),
  assetAlreadyListed: { code: 'asset_already_listed', field: 'asset' },
  assetNotFound: { code: 'asset_not_found', field: 'asset' },
  sharesElsewhere: { code: 'shares_elsewhere', field: 'asset' },
  sharesMoving: { code: 'corporate_action_running', field: 'asset' },
  customerExists: { code: 'customer_exists', field: 'customer' },
  ...rightsRejections,
  indexUnavailable: { code: 'index_unavailable' },
  depositAlreadyCredited: { code: 'deposit_already_credited', field: 'reference' },
  actNotAgreed: { code: 'operator_act_not_agreed', field: 'act' },
  faucetLimit: { code: 'faucet_limit', field: 'amount' },
  adjustmentLimit: { code: 'adjustment_limit', field: 'amount' },
  houseFundsInsufficient: { code: 'house_funds_insufficient', field: 'amount' },
  balanceOutOfRange: { code: 'amount_out_of_range', field: 'amount' },
  standingOutdated: { code: 'standing_outdated', field: 'version' },
  accountNotEmpty: { code: 'account_not_empty' },
  markFrozen: { code: 'mark_frozen', field: 'from' },
  marginNeeded: { code: 'margin_needed', field: 'amount' },
  insufficientBalance: { code: 'insufficient_balance', field: 'amount' },
} as const;
