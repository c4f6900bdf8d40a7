/** The refusals of the edge: form, session, rights, limits, people, and the transport itself. */
export const edgeCodes = [
  'parameter_error',
  'login_required',
  'identity_required',
  'too_many_requests',
  'malformed_request',
  'path_not_found',
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
  'invitation_unknown',
  'login_failed',
  'login_locked',
  'password_wrong',
  'session_unknown',
  'setting_unknown',
  'currency_unknown',
  'convert_unavailable',
  'faucet_limit',
] as const;

/** The refusals of the exchange. */
export const coreCodes = [
  'insufficient_balance',
  'market_not_found',
  'market_halted',
  'market_cancel_only',
  'price_out_of_band',
  'notional_too_small',
  'quantity_too_large',
  'too_many_open_orders',
  'price_moved',
  'post_only_would_take',
  'post_only_not_allowed',
  'account_frozen',
  'customer_not_found',
  'same_account',
  'order_not_found',
  'request_id_reused',
] as const;

export const errorCodes = [...edgeCodes, ...coreCodes] as const;
export type ErrorCode = (typeof errorCodes)[number];

const known: ReadonlySet<string> = new Set(errorCodes);

export function isErrorCode(value: string): value is ErrorCode {
  return known.has(value);
}
