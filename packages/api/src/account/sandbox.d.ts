import * as z from 'zod/mini';
export declare const sandboxEndpoints: {
  'sandbox/outbox': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
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
      },
      z.core.$strip
    >,
    z.ZodMiniArray<
      z.ZodMiniObject<
        {
          to: z.ZodMiniString<string>;
          channel: z.ZodMiniEnum<{
            email: 'email';
            sms: 'sms';
          }>;
          scene: z.ZodMiniString<string>;
          code: z.ZodMiniString<string>;
          text: z.ZodMiniString<string>;
          at: z.ZodMiniInt;
        },
        z.core.$strip
      >
    >,
    'guest'
  >;
  'sandbox/faucet': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        currency: z.ZodMiniPipe<
          z.ZodMiniPipe<
            z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
            z.ZodMiniTransform<number, any>
          >,
          z.ZodMiniInt
        >;
        amount: z.ZodMiniString<string>;
        request_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        currency: z.ZodMiniInt;
        amount: z.ZodMiniString<string>;
      },
      z.core.$strip
    >,
    'customer'
  >;
};
