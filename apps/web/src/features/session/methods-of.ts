import type { FactorMethod } from '@auric/api';
import type { ApiError } from '../../data/http/envelope.ts';

/** The second factors that a refusal names; null where it asks for none. */
export function methodsOf({ code, detail }: ApiError): FactorMethod[] | null {
  if (code !== 'second_factor_required') return null;
  return String(detail['methods'] ?? 'totp').split(' ') as FactorMethod[];
}
