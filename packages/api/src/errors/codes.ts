/** The refusals of the edge: form, session, rights, limits, people, and the transport itself. */
const edgeCodes = [
  'parameter_error',
  'login_required',
  'identity_required',
  'too_many_requests',
  'malformed_request',
  'path_not_found',
  'host_unknown',
  'method_not_allowed',
  'body_too_large',
  'media_type_unsupported',
  'unavailable',
  'internal_error',
  'passwords_inconsistent',
  'password_too_short',
  'password_too_long',
  'password_too_common',
  'password_unchanged',
  'password_wrong',
  'account_format',
  'account_taken',
  'email_format',
  'email_taken',
  'mobile_format',
  'mobile_taken',
  'area_code_invalid',
  'code_format',
  'code_wrong',
  'code_expired',
  'code_too_soon',
  'code_guesses_used_up',
  'invitation_unknown',
  'login_failed',
  'login_locked',
  'proof_of_work_required',
  'session_unknown',
  'setting_unknown',
  'currency_unknown',
  'convert_unavailable',
] as const;

/** The refusals of what somebody fills in: a name, a purchase, a listing, a bid. */
const formCodes = [
  'text_too_long',
  'characters_not_allowed',
  'number_invalid',
  'quantity_not_integer',
  'quantity_required',
  'selling_price_invalid',
  'end_time_too_early',
  'item_not_on_sale',
  'bid_too_low',
  'audio_file_invalid',
] as const;

/** The refusals of the exchange that a customer's call can meet. */
const exchangeCodes = [
  'request_id_reused',
  'request_ids_exhausted',
  'request_ids_share_used',
  'customer_not_found',
  'account_frozen',
  'security_hold',
  'asset_not_found',
  'amount_not_positive',
  'amount_out_of_range',
  'same_account',
  'deposit_already_credited',
  'faucet_limit',
  'withdrawal_not_found',
  'insufficient_balance',
  'market_not_found',
  'market_halted',
  'market_cancel_only',
  'index_unavailable',
  'quantity_invalid',
  'quote_amount_invalid',
  'quote_amount_not_allowed',
  'price_invalid',
  'price_not_allowed',
  'trigger_price_invalid',
  'trigger_price_not_allowed',
  'trigger_price_wrong_side',
  'trailing_delta_invalid',
  'trailing_delta_not_allowed',
  'post_only_not_allowed',
  'post_only_would_take',
  'time_in_force_not_allowed',
  'price_out_of_band',
  'oco_price_wrong_side',
  'notional_too_small',
  'quantity_too_large',
  'too_many_open_orders',
  'price_moved',
  'order_not_found',
  'order_not_amendable',
  'order_is_quote',
  'quantity_below_filled',
  'nothing_to_amend',
] as const;

/**
 * The refusals of commands that only the house sends, or of forms that the edge never lets through. They have no
 * text: a customer who met one would have found a fault of ours, which is an `internal_error`.
 */
export const houseCodes = [
  'journal_already_open',
  'hash_key_invalid',
  'command_unknown',
  'request_id_invalid',
  'asset_invalid',
  'asset_already_listed',
  'customer_invalid',
  'customer_exists',
  'kind_invalid',
  'fee_out_of_range',
  'reference_invalid',
  'standing_invalid',
  'standing_outdated',
  'index_invalid',
  'history_invalid',
  'history_already_seeded',
  'market_invalid',
  'market_already_listed',
  'fee_schedule_invalid',
  'order_form_invalid',
  'quotes_invalid',
] as const;

export const errorCodes = [...edgeCodes, ...formCodes, ...exchangeCodes] as const;
export type ErrorCode = (typeof errorCodes)[number];

const known: ReadonlySet<string> = new Set(errorCodes);

export function isErrorCode(value: string): value is ErrorCode {
  return known.has(value);
}
