import * as z from 'zod/mini';
export declare const defaultAreaCode = '86';
/** A country calling code, digits only: `86`, `1`, `852`; a plus sign before it is dropped. */
export declare const areaCode: z.ZodMiniDefault<
  z.ZodMiniPipe<
    z.ZodMiniUnion<
      readonly [
        z.ZodMiniString<string>,
        z.ZodMiniPipe<
          z.ZodMiniPipe<
            z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
            z.ZodMiniTransform<number, any>
          >,
          z.ZodMiniInt
        >,
      ]
    >,
    z.ZodMiniTransform<string, string | number>
  >
>;
/** A six-digit verification code. */
export declare const verificationCode: z.ZodMiniString<string>;
/** Longer than 6 characters; the upper bound only keeps the hashing cheap. */
export declare const newPassword: z.ZodMiniString<string>;
/** A password as somebody types it to prove who they are: whatever it is, wrong ones are told apart by the hash alone. */
export declare const typedPassword: z.ZodMiniString<string>;
/** An account name, an email address or a mobile number, as the customer typed it. */
export declare const userString: z.ZodMiniString<string>;
/** What a code is for: a code sent for one purpose never serves another. */
export declare const scenes: readonly ['register', 'login', 'forget', 'bind', 'password', 'pay_password', 'withdraw'];
export type Scene = (typeof scenes)[number];
export declare const scene: z.ZodMiniDefault<
  z.ZodMiniEnum<{
    bind: 'bind';
    forget: 'forget';
    login: 'login';
    password: 'password';
    pay_password: 'pay_password';
    register: 'register';
    withdraw: 'withdraw';
  }>
>;
/** Where a person can be reached, or the account name that needs no code. */
export declare const identifierTypes: readonly ['mobile', 'email', 'account'];
export type IdentifierType = (typeof identifierTypes)[number];
/** The token of a session, sent as the header `Authorization` from then on. */
export declare const token: z.ZodMiniString<string>;
