import * as z from 'zod/mini';
/** The session is unknown or over: the client forgets its token and goes to login. */
export declare const loginRequiredType = '999';
/** The call needs a verified identity: the client goes to the identity screen. */
export declare const identityRequiredType = '998';
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
export declare const failure: z.ZodMiniObject<
  {
    type: z.ZodMiniEnum<{
      998: '998';
      999: '999';
      error: 'error';
    }>;
    code: z.ZodMiniString<string>;
    message: z.ZodMiniString<string>;
    field: z.ZodMiniOptional<z.ZodMiniString<string>>;
    detail: z.ZodMiniOptional<
      z.ZodMiniRecord<
        z.ZodMiniString<string>,
        z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>
      >
    >;
    request_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
  },
  z.core.$strip
>;
