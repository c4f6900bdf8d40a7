import { ofForm } from '../../kernel/rejection.ts';
import { rightsRejections } from '../../kernel/rights.ts';
import { stakeRejections } from '../../kernel/stakes.ts';

/** The refusals of seconds options, in the order in which they are checked: form, market, rights, price, limits, pool, balance; then those of the pool. */
export const binaryOptionRejections = {
  ...ofForm({
    termsInvalid: { code: 'option_terms_invalid' },
    directionInvalid: { code: 'option_direction_invalid', field: 'direction' },
    amountNotPositive: { code: 'amount_not_positive', field: 'stake' },
    amountOutOfRange: { code: 'amount_out_of_range', field: 'stake' },
    quoteInvalid: { code: 'quoted_price_invalid', field: 'quotedE8' },
    withdrawnNotPositive: { code: 'amount_not_positive', field: 'amount' },
    withdrawnOutOfRange: { code: 'amount_out_of_range', field: 'amount' },
    referenceInvalid: { code: 'reference_invalid', field: 'reference' },
  }),
  assetNotFound: { code: 'asset_not_found', field: 'asset' },
  marketNotFound: { code: 'option_market_not_found', field: 'asset' },
  marketSuspended: { code: 'option_market_suspended' },
  durationNotOffered: { code: 'option_duration_not_offered', field: 'seconds' },
  stakeOutOfBounds: { code: 'stake_out_of_bounds', field: 'stake' },
  ...rightsRejections,
  indexUnsound: { code: 'index_unsound' },
  payoutChanged: { code: 'option_payout_changed', field: 'quotedPpm' },
  priceMoved: { code: 'price_moved', field: 'quotedE8' },
  openStakesExceeded: { code: 'open_stakes_exceeded', field: 'stake' },
  exposureExceeded: { code: 'exposure_exceeded', field: 'stake' },
  poolCannotReserve: { code: 'pool_cannot_reserve', field: 'stake' },
  coolingOff: stakeRejections.coolingOff,
  lossBudgetExceeded: stakeRejections.lossBudgetExceeded,
  insufficientBalance: { code: 'insufficient_balance', field: 'stake' },
  withdrawalRecorded: { code: 'pool_withdrawal_already_recorded', field: 'reference' },
  actNotAgreed: { code: 'operator_act_not_agreed', field: 'act' },
  poolReserved: { code: 'house_funds_insufficient', field: 'amount' },
  poolExposed: { code: 'pool_exposed', field: 'amount' },
} as const;
