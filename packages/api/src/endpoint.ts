import * as z from 'zod/mini';

export type Method = 'GET' | 'POST';

/** `guest` answers anyone; `customer` needs the token of a session. */
export type Auth = 'guest' | 'customer';

/** Which allowance a call draws on; the numbers are the server's configuration. */
export type Allowance = 'read' | 'write' | 'order' | 'code' | 'login' | 'registration' | 'export' | 'upload';

export type Section =
  | 'site'
  | 'people'
  | 'identity'
  | 'files'
  | 'account'
  | 'convert'
  | 'transfers'
  | 'referral'
  | 'spot'
  | 'futures'
  | 'options'
  | 'copy_trading'
  | 'stock'
  | 'responsible trading'
  | 'market data'
  | 'content'
  | 'messages'
  | 'support'
  | 'sandbox';

/**
 * One call of the wire. The first method is the one that clients use; GET changes nothing, but for `user/logout`,
 * which older clients call so.
 */
export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Access extends Auth = Auth,
> {
  readonly methods: readonly [Method, ...Method[]];
  readonly auth: Access;
  readonly allowance: Allowance;
  readonly section: Section;
  /** The level of identity that the call needs; without it the answer is `identity_required` (998). */
  readonly identity?: 1 | 2;
  /** What the call does, in one sentence of the reference. */
  readonly summary: string;
  /** True for calls that give a browser the mark by which it is known again. */
  readonly marks?: boolean;
  /** True for calls that may ask for a proof of work, which comes in the header `proofHeader`. */
  readonly proof?: boolean;
  /** True for calls that exist in the sandbox only. */
  readonly sandboxOnly?: boolean;
  /**
   * For calls that answer with a file. `csv`: comma-separated lines, `response` is one line, its fields are the columns.
   * `json`: one document, `response` is what it is.
   */
  readonly file?: 'csv' | 'json';
  /** True for calls that take one file, in the multipart field `file`; the fields beside it come before it. */
  readonly upload?: boolean;
  readonly request: Request;
  readonly response: Response;
}

/**
 * The header that answers `proof_of_work_required`: the challenge of its detail, a colon, and 1 to 16 digits or small
 * letters, such that the SHA-256 of the whole begins with as many zero bits as the detail says.
 */
export const proofHeader = 'x-proof-of-work';

/** Declares a call and keeps the types of its schemas. */
export function endpoint<Request extends z.ZodMiniType, Response extends z.ZodMiniType, const Access extends Auth>(
  declared: Endpoint<Request, Response, Access>,
): Endpoint<Request, Response, Access> {
  return declared;
}

/** Declares a call that answers with a file: a line for each row, under the names of the row's fields. */
export function csvEndpoint<Request extends z.ZodMiniType, Row extends z.ZodMiniObject, const Access extends Auth>(
  declared: Endpoint<Request, Row, Access>,
): Endpoint<Request, Row, Access> & { readonly file: 'csv' } {
  return { ...declared, file: 'csv' };
}

/** Declares a call that answers with a file of one JSON document. */
export function jsonFileEndpoint<Request extends z.ZodMiniType, Whole extends z.ZodMiniType, const Access extends Auth>(
  declared: Endpoint<Request, Whole, Access>,
): Endpoint<Request, Whole, Access> & { readonly file: 'json' } {
  return { ...declared, file: 'json' };
}

/** Declares a call that takes a file. */
export function uploadEndpoint<Response extends z.ZodMiniType>(
  declared: Pick<Endpoint<z.ZodMiniType, Response>, 'section' | 'summary' | 'response'> & { readonly auth: 'customer' },
) {
  return { ...declared, methods: ['POST'], allowance: 'upload', upload: true, request: z.object({}) } as const;
}
