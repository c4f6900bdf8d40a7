import { ofForm } from '../../kernel/rejection.ts';
import { rightsRejections } from '../../kernel/rights.ts';

/** The refusals of conversions, in the order in which they are checked: form, rights, market, size, balance. */
export const convertRejections = {
  ...ofForm({
    termsInvalid: { code: 'convert_terms_invalid' },
    amountNotPositive: { code: 'amount_not_positive', field: 'amount' },
    amountOutOfRange: { code: 'amount_out_of_range', field: 'amount' },
    sameAsset: { code: 'convert_same_asset', field: 'to' },
    dustFormInvalid: { code: 'dust_form_invalid', field: 'assets' },
    recurringFormInvalid: { code: 'recurring_form_invalid' },
  }),
  assetNotFound: { code: 'asset_not_found' },
  pairNotOffered: { code: 'convert_pair_not_offered', field: 'to' },
  quoteNotFound: { code: 'quote_not_found', field: 'quote' },
  quoteExpired: { code: 'quote_expired', field: 'quote' },
  recurringNotFound: { code: 'recurring_not_found', field: 'plan' },
  recurringTimeInvalid: { code: 'recurring_time_invalid', field: 'firstAt' },
  ...rightsRejections,
  recurringTooMany: { code: 'recurring_too_many' },
  dustTooSoon: { code: 'dust_too_soon' },
  dustTooLarge: { code: 'dust_too_large', field: 'assets' },
  dustNothing: { code: 'dust_nothing', field: 'assets' },
  dustUnavailable: { code: 'dust_unavailable' },
  // What the venue refuses, in its words.
  marketHalted: { code: 'market_halted' },
  marketCancelOnly: { code: 'market_cancel_only' },
  indexUnavailable: { code: 'index_unavailable' },
  indexUnsound: { code: 'index_unsound' },
  notionalTooSmall: { code: 'notional_too_small' },
  quantityTooLarge: { code: 'quantity_too_large' },
  ownOrder: { code: 'convert_own_order' },
  liquidityShort: { code: 'convert_liquidity_short' },
  spreadTooWide: { code: 'convert_spread_too_wide' },
  insufficientBalance: { code: 'insufficient_balance', field: 'amount' },
} as const;
