import { ofForm } from '../../kernel/rejection.ts';
import { stakeRejections } from '../../kernel/stakes.ts';

/** The refusals of contracts, in the order in which they are checked: form, contract, position, filters, balance. */
export const perpetualRejections = {
  ...ofForm({
    contractRulesInvalid: { code: 'contract_rules_invalid' },
    leverageLimitsInvalid: { code: 'leverage_limits_invalid' },
    leverageInvalid: { code: 'leverage_invalid', field: 'leverage' },
    marginModeInvalid: { code: 'margin_mode_invalid', field: 'mode' },
    marginAmountInvalid: { code: 'amount_not_positive', field: 'amount' },
    stopsInvalid: { code: 'price_invalid', field: 'takeProfit' },
    closeInvalid: { code: 'quantity_invalid', field: 'lots' },
    sideInvalid: { code: 'order_form_invalid', field: 'side' },
  }),
  marketNotFound: { code: 'market_not_found', field: 'market' },
  notAContract: { code: 'market_invalid', field: 'market' },
  tooManyContracts: { code: 'market_invalid', field: 'market' },
  customerNotFound: { code: 'customer_not_found', field: 'customer' },
  contractNotReady: { code: 'contract_not_ready', field: 'market' },
  positionNotFound: { code: 'position_not_found', field: 'position' },
  positionSideWrong: { code: 'position_side_wrong', field: 'side' },
  closeExceedsPosition: { code: 'close_exceeds_position', field: 'quantity' },
  positionsOpen: { code: 'positions_open', field: 'market' },
  positionIsCross: { code: 'position_is_cross', field: 'position' },
  nothingToClose: { code: 'nothing_to_close' },
  markFrozen: { code: 'mark_frozen', field: 'market' },
  leverageTooHigh: { code: 'leverage_too_high', field: 'leverage' },
  openInterestFull: { code: 'open_interest_full', field: 'quantity' },
  positionTooLarge: { code: 'position_too_large', field: 'quantity' },
  tooManyPositions: { code: 'too_many_positions' },
  triggerPriceWrongSide: { code: 'trigger_price_wrong_side', field: 'takeProfit' },
  triggerPriceWrongSideOfMark: { code: 'trigger_price_wrong_side_of_mark', field: 'takeProfit' },
  stopLossWrongSide: { code: 'trigger_price_wrong_side', field: 'stopLoss' },
  stopLossWrongSideOfMark: { code: 'trigger_price_wrong_side_of_mark', field: 'stopLoss' },
  marginNeeded: { code: 'margin_needed', field: 'amount' },
  ...stakeRejections,
  insufficientBalance: { code: 'insufficient_balance', field: 'amount' },
} as const;
