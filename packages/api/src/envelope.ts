import * as z from 'zod/mini';

/** The session is unknown or over: the client forgets its token and goes to login. */
export const loginRequiredType = '999';
/** The call needs a verified identity: the client goes to the identity screen. */
export const identityRequiredType = '998';

export interface Ok<Message> {
  type: 'ok';
  message: Message;
}

/** `field` names the parameter at fault; `detail` carries the numbers that the text speaks of. */
export interface Failure {
  type: 'error' | typeof loginRequiredType | typeof identityRequiredType;
  code: string;
  message: string;
  field?: string;
  detail?: Record<string, string | number>;
  request_id?: string;
}

export type Envelope<Message> = Ok<Message> | Failure;

export const failure = z.object({
  type: z.enum(['error', loginRequiredType, identityRequiredType]),
  code: z.string(),
  message: z.string(),
  field: z.optional(z.string()),
  detail: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  request_id: z.optional(z.string()),
});
