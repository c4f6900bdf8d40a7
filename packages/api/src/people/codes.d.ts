import * as z from 'zod/mini';
export declare const codeEndpoints: {
  sms_mail: import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        user_string: z.ZodMiniString<string>;
        scene: z.ZodMiniOptional<
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
        type: z.ZodMiniOptional<
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
    z.ZodMiniObject<
      {
        expires_in: z.ZodMiniInt;
        retry_in: z.ZodMiniInt;
      },
      z.core.$strip
    >,
    'guest'
  >;
  sms_send: import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        mobile: z.ZodMiniString<string>;
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
        scene: z.ZodMiniDefault<
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
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        expires_in: z.ZodMiniInt;
        retry_in: z.ZodMiniInt;
      },
      z.core.$strip
    >,
    'guest'
  >;
  'user/check_email': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        user_string: z.ZodMiniString<string>;
        scene: z.ZodMiniDefault<
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
        email_code: z.ZodMiniOptional<z.ZodMiniString<string>>;
        mobile_code: z.ZodMiniOptional<z.ZodMiniString<string>>;
        code: z.ZodMiniOptional<z.ZodMiniString<string>>;
        country_code: z.ZodMiniOptional<
          z.ZodMiniDefault<
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
          >
        >;
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
    z.ZodMiniLiteral<true>,
    'guest'
  >;
  'user/check_mobile': import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        user_string: z.ZodMiniString<string>;
        scene: z.ZodMiniDefault<
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
        email_code: z.ZodMiniOptional<z.ZodMiniString<string>>;
        mobile_code: z.ZodMiniOptional<z.ZodMiniString<string>>;
        code: z.ZodMiniOptional<z.ZodMiniString<string>>;
        country_code: z.ZodMiniOptional<
          z.ZodMiniDefault<
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
          >
        >;
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
    z.ZodMiniLiteral<true>,
    'guest'
  >;
};
