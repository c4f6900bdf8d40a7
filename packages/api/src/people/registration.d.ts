import * as z from 'zod/mini';
export declare const registrationEndpoints: {
  'user/register': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        type: z.ZodMiniDefault<
          z.ZodMiniEnum<{
            account: 'account';
            email: 'email';
            mobile: 'mobile';
          }>
        >;
        user_string: z.ZodMiniString<string>;
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
        password: z.ZodMiniString<string>;
        re_password: z.ZodMiniString<string>;
        extension_code: z.ZodMiniOptional<z.ZodMiniString<string>>;
      },
      z.core.$strip
    >,
    z.ZodMiniString<string>,
    'guest'
  >;
};
