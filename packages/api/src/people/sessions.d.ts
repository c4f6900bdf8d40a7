import * as z from 'zod/mini';
export declare const sessionEndpoints: {
  'user/login': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        user_string: z.ZodMiniString<string>;
        password: z.ZodMiniString<string>;
        area_code: z.ZodMiniDefault<
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
        code: z.ZodMiniOptional<z.ZodMiniString<string>>;
      },
      z.core.$strip
    >,
    z.ZodMiniString<string>,
    'guest'
  >;
  'user/logout': import('../endpoint.ts').Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniLiteral<true>, 'guest'>;
  'user/forget': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        account: z.ZodMiniString<string>;
        area_code: z.ZodMiniDefault<
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
        code: z.ZodMiniString<string>;
        password: z.ZodMiniString<string>;
        repassword: z.ZodMiniString<string>;
      },
      z.core.$strip
    >,
    z.ZodMiniLiteral<true>,
    'guest'
  >;
  'safe/update_password': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        old_password: z.ZodMiniString<string>;
        password: z.ZodMiniString<string>;
        repassword: z.ZodMiniString<string>;
      },
      z.core.$strip
    >,
    z.ZodMiniLiteral<true>,
    'customer'
  >;
  'safe/sessions': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<{}, z.core.$strip>,
    z.ZodMiniArray<
      z.ZodMiniObject<
        {
          id: z.ZodMiniString<string>;
          current: z.ZodMiniBoolean<boolean>;
          device: z.ZodMiniString<string>;
          address: z.ZodMiniString<string>;
          created_at: z.ZodMiniInt;
          last_seen_at: z.ZodMiniInt;
        },
        z.core.$strip
      >
    >,
    'customer'
  >;
  'safe/revoke_session': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        id: z.ZodMiniOptional<z.ZodMiniString<string>>;
        all: z.ZodMiniOptional<z.ZodMiniLiteral<'1' | 'true' | 1 | true>>;
      },
      z.core.$strip
    >,
    z.ZodMiniLiteral<true>,
    'customer'
  >;
  'safe/login_history': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<{}, z.core.$strip>,
    z.ZodMiniArray<
      z.ZodMiniObject<
        {
          time: z.ZodMiniInt;
          address: z.ZodMiniString<string>;
          device: z.ZodMiniString<string>;
          success: z.ZodMiniBoolean<boolean>;
        },
        z.core.$strip
      >
    >,
    'customer'
  >;
};
