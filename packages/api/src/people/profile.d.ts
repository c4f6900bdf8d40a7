import * as z from 'zod/mini';
export declare const identityStates: readonly ['not_verified', 'in_verification', 'verified', 'audit_failed'];
declare const profile: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    account: z.ZodMiniString<string>;
    email: z.ZodMiniString<string>;
    mobile: z.ZodMiniString<string>;
    area_code: z.ZodMiniString<string>;
    nickname: z.ZodMiniString<string>;
    signature: z.ZodMiniString<string>;
    head_portrait: z.ZodMiniString<string>;
    extension_code: z.ZodMiniString<string>;
    credit_score: z.ZodMiniInt;
    identity: z.ZodMiniObject<
      {
        state: z.ZodMiniEnum<{
          audit_failed: 'audit_failed';
          in_verification: 'in_verification';
          not_verified: 'not_verified';
          verified: 'verified';
        }>;
        level: z.ZodMiniInt;
        reason: z.ZodMiniString<string>;
      },
      z.core.$strip
    >;
    has_pay_password: z.ZodMiniBoolean<boolean>;
    second_factors: z.ZodMiniArray<z.ZodMiniString<string>>;
    withdrawal_hold_until: z.ZodMiniInt;
    created_at: z.ZodMiniInt;
  },
  z.core.$strip
>;
export type Profile = z.output<typeof profile>;
export declare const profileEndpoints: {
  'user/info': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<{}, z.core.$strip>,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        account: z.ZodMiniString<string>;
        email: z.ZodMiniString<string>;
        mobile: z.ZodMiniString<string>;
        area_code: z.ZodMiniString<string>;
        nickname: z.ZodMiniString<string>;
        signature: z.ZodMiniString<string>;
        head_portrait: z.ZodMiniString<string>;
        extension_code: z.ZodMiniString<string>;
        credit_score: z.ZodMiniInt;
        identity: z.ZodMiniObject<
          {
            state: z.ZodMiniEnum<{
              audit_failed: 'audit_failed';
              in_verification: 'in_verification';
              not_verified: 'not_verified';
              verified: 'verified';
            }>;
            level: z.ZodMiniInt;
            reason: z.ZodMiniString<string>;
          },
          z.core.$strip
        >;
        has_pay_password: z.ZodMiniBoolean<boolean>;
        second_factors: z.ZodMiniArray<z.ZodMiniString<string>>;
        withdrawal_hold_until: z.ZodMiniInt;
        created_at: z.ZodMiniInt;
      },
      z.core.$strip
    >,
    'customer'
  >;
};
export {};
