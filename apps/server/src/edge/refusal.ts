import type { ErrorCode } from '@auric/api';
import type { Rejection } from '@auric/exchange';

/** An answer of kind `error`: the customer asked for something that can't be. Thrown by handlers, never logged. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly detail: Rejection['detail'];

  constructor(code: ErrorCode, field?: string, detail?: Rejection['detail']) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.field = field;
    this.detail = detail;
  }
}
