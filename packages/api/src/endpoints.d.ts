import type * as z from 'zod/mini';
/** Every call of the wire, by its path below `/api/`. */
export declare const endpoints: {
  readonly 'currency/list': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<{}, z.core.$strip>,
    z.ZodMiniArray<
      z.ZodMiniObject<
        {
          id: z.ZodMiniInt;
          code: z.ZodMiniString<string>;
          name: z.ZodMiniString<string>;
          scale: z.ZodMiniInt;
          logo: z.ZodMiniString<string>;
          networks: z.ZodMiniArray<
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                subName: z.ZodMiniString<string>;
                confirmations: z.ZodMiniInt;
                min_deposit: z.ZodMiniString<string>;
                min_withdraw: z.ZodMiniString<string>;
                withdraw_fee: z.ZodMiniString<string>;
              },
              z.core.$strip
            >
          >;
        },
        z.core.$strip
      >
    >,
    'guest'
  >;
  readonly 'currency/user_currency_list': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        type: z.ZodMiniDefault<
          z.ZodMiniUnion<
            readonly [
              z.ZodMiniPipe<
                z.ZodMiniEnum<{
                  change: 'change';
                  earn: 'earn';
                  funding: 'funding';
                  legal: 'legal';
                  lever: 'lever';
                  margin: 'margin';
                  micro: 'micro';
                  option: 'option';
                  perpetual: 'perpetual';
                  spot: 'spot';
                  stock: 'stock';
                }>,
                z.ZodMiniTransform<
                  'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock',
                  | 'change'
                  | 'earn'
                  | 'funding'
                  | 'legal'
                  | 'lever'
                  | 'margin'
                  | 'micro'
                  | 'option'
                  | 'perpetual'
                  | 'spot'
                  | 'stock'
                >
              >,
              z.ZodMiniPipe<
                z.ZodMiniPipe<
                  z.ZodMiniPipe<
                    z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
                    z.ZodMiniTransform<number, any>
                  >,
                  z.ZodMiniInt
                >,
                z.ZodMiniTransform<'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock', number>
              >,
            ]
          >
        >;
      },
      z.core.$strip
    >,
    z.ZodMiniArray<
      z.ZodMiniObject<
        {
          currency: z.ZodMiniInt;
          currency_name: z.ZodMiniString<string>;
          available: z.ZodMiniString<string>;
          freeze: z.ZodMiniString<string>;
          usdt_value: z.ZodMiniString<string>;
          scale: z.ZodMiniInt;
          kind: z.ZodMiniEnum<{
            earn: 'earn';
            funding: 'funding';
            margin: 'margin';
            option: 'option';
            perpetual: 'perpetual';
            spot: 'spot';
            stock: 'stock';
          }>;
        },
        z.core.$strip
      >
    >,
    'customer'
  >;
  readonly 'sandbox/outbox': import('./endpoint.ts').Endpoint<
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
  readonly 'sandbox/faucet': import('./endpoint.ts').Endpoint<
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
  readonly 'wallet/list': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<{}, z.core.$strip>,
    z.ZodMiniObject<
      {
        total_usdt: z.ZodMiniString<string>;
        accounts: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              kind: z.ZodMiniEnum<{
                earn: 'earn';
                funding: 'funding';
                margin: 'margin';
                option: 'option';
                perpetual: 'perpetual';
                spot: 'spot';
                stock: 'stock';
              }>;
              total_usdt: z.ZodMiniString<string>;
              balances: z.ZodMiniArray<
                z.ZodMiniObject<
                  {
                    currency: z.ZodMiniInt;
                    currency_name: z.ZodMiniString<string>;
                    available: z.ZodMiniString<string>;
                    freeze: z.ZodMiniString<string>;
                    usdt_value: z.ZodMiniString<string>;
                  },
                  z.core.$strip
                >
              >;
            },
            z.core.$strip
          >
        >;
      },
      z.core.$strip
    >,
    'customer'
  >;
  readonly 'wallet/detail': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        type: z.ZodMiniUnion<
          readonly [
            z.ZodMiniPipe<
              z.ZodMiniEnum<{
                change: 'change';
                earn: 'earn';
                funding: 'funding';
                legal: 'legal';
                lever: 'lever';
                margin: 'margin';
                micro: 'micro';
                option: 'option';
                perpetual: 'perpetual';
                spot: 'spot';
                stock: 'stock';
              }>,
              z.ZodMiniTransform<
                'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock',
                | 'change'
                | 'earn'
                | 'funding'
                | 'legal'
                | 'lever'
                | 'margin'
                | 'micro'
                | 'option'
                | 'perpetual'
                | 'spot'
                | 'stock'
              >
            >,
            z.ZodMiniPipe<
              z.ZodMiniPipe<
                z.ZodMiniPipe<
                  z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
                  z.ZodMiniTransform<number, any>
                >,
                z.ZodMiniInt
              >,
              z.ZodMiniTransform<'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock', number>
            >,
          ]
        >;
        currency: z.ZodMiniPipe<
          z.ZodMiniPipe<
            z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
            z.ZodMiniTransform<number, any>
          >,
          z.ZodMiniInt
        >;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        currency: z.ZodMiniInt;
        currency_name: z.ZodMiniString<string>;
        available: z.ZodMiniString<string>;
        freeze: z.ZodMiniString<string>;
        usdt_value: z.ZodMiniString<string>;
      },
      z.core.$strip
    >,
    'customer'
  >;
  readonly 'wallet/legal_log': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        page: z.ZodMiniDefault<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        limit: z.ZodMiniDefault<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        type: z.ZodMiniOptional<
          z.ZodMiniUnion<
            readonly [
              z.ZodMiniPipe<
                z.ZodMiniEnum<{
                  change: 'change';
                  earn: 'earn';
                  funding: 'funding';
                  legal: 'legal';
                  lever: 'lever';
                  margin: 'margin';
                  micro: 'micro';
                  option: 'option';
                  perpetual: 'perpetual';
                  spot: 'spot';
                  stock: 'stock';
                }>,
                z.ZodMiniTransform<
                  'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock',
                  | 'change'
                  | 'earn'
                  | 'funding'
                  | 'legal'
                  | 'lever'
                  | 'margin'
                  | 'micro'
                  | 'option'
                  | 'perpetual'
                  | 'spot'
                  | 'stock'
                >
              >,
              z.ZodMiniPipe<
                z.ZodMiniPipe<
                  z.ZodMiniPipe<
                    z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
                    z.ZodMiniTransform<number, any>
                  >,
                  z.ZodMiniInt
                >,
                z.ZodMiniTransform<'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock', number>
              >,
            ]
          >
        >;
        currency: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        kind: z.ZodMiniOptional<
          z.ZodMiniEnum<{
            deposit: 'deposit';
            fee: 'fee';
            trade: 'trade';
            transfer_in: 'transfer_in';
            transfer_out: 'transfer_out';
            withdrawal: 'withdrawal';
          }>
        >;
        from: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        to: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        data: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              account: z.ZodMiniInt;
              currency: z.ZodMiniInt;
              currency_name: z.ZodMiniString<string>;
              amount: z.ZodMiniString<string>;
              balance_after: z.ZodMiniString<string>;
              kind: z.ZodMiniString<string>;
              ref: z.ZodMiniString<string>;
              time: z.ZodMiniInt;
            },
            z.core.$strip
          >
        >;
        page: z.ZodMiniInt;
        limit: z.ZodMiniInt;
        total: z.ZodMiniInt;
        has_more: z.ZodMiniBoolean<boolean>;
      },
      z.core.$strip
    >,
    'customer'
  >;
  readonly 'wallet/change': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        from_field: z.ZodMiniUnion<
          readonly [
            z.ZodMiniPipe<
              z.ZodMiniEnum<{
                change: 'change';
                earn: 'earn';
                funding: 'funding';
                legal: 'legal';
                lever: 'lever';
                margin: 'margin';
                micro: 'micro';
                option: 'option';
                perpetual: 'perpetual';
                spot: 'spot';
                stock: 'stock';
              }>,
              z.ZodMiniTransform<
                'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock',
                | 'change'
                | 'earn'
                | 'funding'
                | 'legal'
                | 'lever'
                | 'margin'
                | 'micro'
                | 'option'
                | 'perpetual'
                | 'spot'
                | 'stock'
              >
            >,
            z.ZodMiniPipe<
              z.ZodMiniPipe<
                z.ZodMiniPipe<
                  z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
                  z.ZodMiniTransform<number, any>
                >,
                z.ZodMiniInt
              >,
              z.ZodMiniTransform<'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock', number>
            >,
          ]
        >;
        to_field: z.ZodMiniUnion<
          readonly [
            z.ZodMiniPipe<
              z.ZodMiniEnum<{
                change: 'change';
                earn: 'earn';
                funding: 'funding';
                legal: 'legal';
                lever: 'lever';
                margin: 'margin';
                micro: 'micro';
                option: 'option';
                perpetual: 'perpetual';
                spot: 'spot';
                stock: 'stock';
              }>,
              z.ZodMiniTransform<
                'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock',
                | 'change'
                | 'earn'
                | 'funding'
                | 'legal'
                | 'lever'
                | 'margin'
                | 'micro'
                | 'option'
                | 'perpetual'
                | 'spot'
                | 'stock'
              >
            >,
            z.ZodMiniPipe<
              z.ZodMiniPipe<
                z.ZodMiniPipe<
                  z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
                  z.ZodMiniTransform<number, any>
                >,
                z.ZodMiniInt
              >,
              z.ZodMiniTransform<'earn' | 'funding' | 'margin' | 'option' | 'perpetual' | 'spot' | 'stock', number>
            >,
          ]
        >;
        from_currency_id: z.ZodMiniPipe<
          z.ZodMiniPipe<
            z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
            z.ZodMiniTransform<number, any>
          >,
          z.ZodMiniInt
        >;
        to_currency_id: z.ZodMiniPipe<
          z.ZodMiniPipe<
            z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
            z.ZodMiniTransform<number, any>
          >,
          z.ZodMiniInt
        >;
        number: z.ZodMiniString<string>;
        request_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        received: z.ZodMiniString<string>;
        rate: z.ZodMiniString<string>;
        fee: z.ZodMiniString<string>;
      },
      z.core.$strip
    >,
    'customer'
  >;
  readonly sms_mail: import('./endpoint.ts').Endpoint<
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
  readonly sms_send: import('./endpoint.ts').Endpoint<
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
  readonly 'user/check_email': import('./endpoint.ts').Endpoint<
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
  readonly 'user/check_mobile': import('./endpoint.ts').Endpoint<
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
  readonly 'user/info': import('./endpoint.ts').Endpoint<
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
  readonly 'user/register': import('./endpoint.ts').Endpoint<
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
  readonly 'user/login': import('./endpoint.ts').Endpoint<
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
  readonly 'user/logout': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<{}, z.core.$strip>,
    z.ZodMiniLiteral<true>,
    'guest'
  >;
  readonly 'user/forget': import('./endpoint.ts').Endpoint<
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
  readonly 'safe/update_password': import('./endpoint.ts').Endpoint<
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
  readonly 'safe/sessions': import('./endpoint.ts').Endpoint<
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
  readonly 'safe/revoke_session': import('./endpoint.ts').Endpoint<
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
  readonly 'safe/login_history': import('./endpoint.ts').Endpoint<
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
  readonly getSiteConfig: import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<{}, z.core.$strip>,
    z.ZodMiniObject<
      {
        site_name: z.ZodMiniString<string>;
        site_logo: z.ZodMiniString<string>;
        sandbox: z.ZodMiniBoolean<boolean>;
        languages: z.ZodMiniArray<
          z.ZodMiniEnum<{
            en: 'en';
            fra: 'fra';
            hk: 'hk';
            id: 'id';
            jp: 'jp';
            kor: 'kor';
            spa: 'spa';
            th: 'th';
            vi: 'vi';
            zh: 'zh';
          }>
        >;
        default_lang: z.ZodMiniEnum<{
          en: 'en';
          fra: 'fra';
          hk: 'hk';
          id: 'id';
          jp: 'jp';
          kor: 'kor';
          spa: 'spa';
          th: 'th';
          vi: 'vi';
          zh: 'zh';
        }>;
      },
      z.core.$strip
    >,
    'guest'
  >;
  readonly getSetting: import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        keyword: z.ZodMiniString<string>;
      },
      z.core.$strip
    >,
    z.ZodMiniString<string>,
    'guest'
  >;
  readonly 'coin/cancel': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        id: z.ZodMiniPipe<
          z.ZodMiniPipe<
            z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
            z.ZodMiniTransform<number, any>
          >,
          z.ZodMiniInt
        >;
        request_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        match_id: z.ZodMiniInt;
        symbol: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
          buy: 'buy';
          sell: 'sell';
        }>;
        order_type: z.ZodMiniEnum<{
          limit: 'limit';
          market: 'market';
          stop_limit: 'stop_limit';
          stop_market: 'stop_market';
          take_profit: 'take_profit';
          trailing_stop: 'trailing_stop';
        }>;
        time_in_force: z.ZodMiniEnum<{
          fok: 'fok';
          gtc: 'gtc';
          ioc: 'ioc';
        }>;
        post_only: z.ZodMiniBoolean<boolean>;
        price: z.ZodMiniString<string>;
        trigger_price: z.ZodMiniString<string>;
        trailing_delta: z.ZodMiniInt;
        amount: z.ZodMiniString<string>;
        quote_amount: z.ZodMiniString<string>;
        filled: z.ZodMiniString<string>;
        filled_quote: z.ZodMiniString<string>;
        average_price: z.ZodMiniString<string>;
        fee: z.ZodMiniString<string>;
        fee_currency: z.ZodMiniInt;
        state: z.ZodMiniEnum<{
          canceled: 'canceled';
          expired: 'expired';
          filled: 'filled';
          new: 'new';
          partially_filled: 'partially_filled';
          pending: 'pending';
          rejected: 'rejected';
          triggered: 'triggered';
        }>;
        status: z.ZodMiniEnum<{
          complete: 'complete';
          doing: 'doing';
        }>;
        reason: z.ZodMiniString<string>;
        oco_id: z.ZodMiniInt;
        created_at: z.ZodMiniInt;
        updated_at: z.ZodMiniInt;
      },
      z.core.$strip
    >,
    'customer'
  >;
  readonly 'coin/cancel_all': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        match_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        currency_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        legal_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        request_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
      },
      z.core.$strip
    >,
    z.ZodMiniArray<
      z.ZodMiniObject<
        {
          id: z.ZodMiniInt;
          match_id: z.ZodMiniInt;
          symbol: z.ZodMiniString<string>;
          type: z.ZodMiniEnum<{
            buy: 'buy';
            sell: 'sell';
          }>;
          order_type: z.ZodMiniEnum<{
            limit: 'limit';
            market: 'market';
            stop_limit: 'stop_limit';
            stop_market: 'stop_market';
            take_profit: 'take_profit';
            trailing_stop: 'trailing_stop';
          }>;
          time_in_force: z.ZodMiniEnum<{
            fok: 'fok';
            gtc: 'gtc';
            ioc: 'ioc';
          }>;
          post_only: z.ZodMiniBoolean<boolean>;
          price: z.ZodMiniString<string>;
          trigger_price: z.ZodMiniString<string>;
          trailing_delta: z.ZodMiniInt;
          amount: z.ZodMiniString<string>;
          quote_amount: z.ZodMiniString<string>;
          filled: z.ZodMiniString<string>;
          filled_quote: z.ZodMiniString<string>;
          average_price: z.ZodMiniString<string>;
          fee: z.ZodMiniString<string>;
          fee_currency: z.ZodMiniInt;
          state: z.ZodMiniEnum<{
            canceled: 'canceled';
            expired: 'expired';
            filled: 'filled';
            new: 'new';
            partially_filled: 'partially_filled';
            pending: 'pending';
            rejected: 'rejected';
            triggered: 'triggered';
          }>;
          status: z.ZodMiniEnum<{
            complete: 'complete';
            doing: 'doing';
          }>;
          reason: z.ZodMiniString<string>;
          oco_id: z.ZodMiniInt;
          created_at: z.ZodMiniInt;
          updated_at: z.ZodMiniInt;
        },
        z.core.$strip
      >
    >,
    'customer'
  >;
  readonly 'coin/amend': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        id: z.ZodMiniPipe<
          z.ZodMiniPipe<
            z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
            z.ZodMiniTransform<number, any>
          >,
          z.ZodMiniInt
        >;
        price: z.ZodMiniOptional<z.ZodMiniString<string>>;
        amount: z.ZodMiniOptional<z.ZodMiniString<string>>;
        request_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        match_id: z.ZodMiniInt;
        symbol: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
          buy: 'buy';
          sell: 'sell';
        }>;
        order_type: z.ZodMiniEnum<{
          limit: 'limit';
          market: 'market';
          stop_limit: 'stop_limit';
          stop_market: 'stop_market';
          take_profit: 'take_profit';
          trailing_stop: 'trailing_stop';
        }>;
        time_in_force: z.ZodMiniEnum<{
          fok: 'fok';
          gtc: 'gtc';
          ioc: 'ioc';
        }>;
        post_only: z.ZodMiniBoolean<boolean>;
        price: z.ZodMiniString<string>;
        trigger_price: z.ZodMiniString<string>;
        trailing_delta: z.ZodMiniInt;
        amount: z.ZodMiniString<string>;
        quote_amount: z.ZodMiniString<string>;
        filled: z.ZodMiniString<string>;
        filled_quote: z.ZodMiniString<string>;
        average_price: z.ZodMiniString<string>;
        fee: z.ZodMiniString<string>;
        fee_currency: z.ZodMiniInt;
        state: z.ZodMiniEnum<{
          canceled: 'canceled';
          expired: 'expired';
          filled: 'filled';
          new: 'new';
          partially_filled: 'partially_filled';
          pending: 'pending';
          rejected: 'rejected';
          triggered: 'triggered';
        }>;
        status: z.ZodMiniEnum<{
          complete: 'complete';
          doing: 'doing';
        }>;
        reason: z.ZodMiniString<string>;
        oco_id: z.ZodMiniInt;
        created_at: z.ZodMiniInt;
        updated_at: z.ZodMiniInt;
      },
      z.core.$strip
    >,
    'customer'
  >;
  readonly 'coin/list': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        page: z.ZodMiniDefault<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        limit: z.ZodMiniDefault<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        match_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        currency_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        legal_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        status: z.ZodMiniDefault<
          z.ZodMiniEnum<{
            complete: 'complete';
            doing: 'doing';
          }>
        >;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        data: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              match_id: z.ZodMiniInt;
              symbol: z.ZodMiniString<string>;
              type: z.ZodMiniEnum<{
                buy: 'buy';
                sell: 'sell';
              }>;
              order_type: z.ZodMiniEnum<{
                limit: 'limit';
                market: 'market';
                stop_limit: 'stop_limit';
                stop_market: 'stop_market';
                take_profit: 'take_profit';
                trailing_stop: 'trailing_stop';
              }>;
              time_in_force: z.ZodMiniEnum<{
                fok: 'fok';
                gtc: 'gtc';
                ioc: 'ioc';
              }>;
              post_only: z.ZodMiniBoolean<boolean>;
              price: z.ZodMiniString<string>;
              trigger_price: z.ZodMiniString<string>;
              trailing_delta: z.ZodMiniInt;
              amount: z.ZodMiniString<string>;
              quote_amount: z.ZodMiniString<string>;
              filled: z.ZodMiniString<string>;
              filled_quote: z.ZodMiniString<string>;
              average_price: z.ZodMiniString<string>;
              fee: z.ZodMiniString<string>;
              fee_currency: z.ZodMiniInt;
              state: z.ZodMiniEnum<{
                canceled: 'canceled';
                expired: 'expired';
                filled: 'filled';
                new: 'new';
                partially_filled: 'partially_filled';
                pending: 'pending';
                rejected: 'rejected';
                triggered: 'triggered';
              }>;
              status: z.ZodMiniEnum<{
                complete: 'complete';
                doing: 'doing';
              }>;
              reason: z.ZodMiniString<string>;
              oco_id: z.ZodMiniInt;
              created_at: z.ZodMiniInt;
              updated_at: z.ZodMiniInt;
            },
            z.core.$strip
          >
        >;
        page: z.ZodMiniInt;
        limit: z.ZodMiniInt;
        total: z.ZodMiniInt;
        has_more: z.ZodMiniBoolean<boolean>;
      },
      z.core.$strip
    >,
    'customer'
  >;
  readonly 'coin/trade': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        match_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        currency_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        legal_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        type: z.ZodMiniPipe<
          z.ZodMiniUnion<
            readonly [
              z.ZodMiniEnum<{
                1: '1';
                2: '2';
                buy: 'buy';
                sell: 'sell';
              }>,
              z.ZodMiniLiteral<1 | 2>,
            ]
          >,
          z.ZodMiniTransform<'buy' | 'sell', '1' | '2' | 'buy' | 'sell' | 1 | 2>
        >;
        amount: z.ZodMiniOptional<z.ZodMiniString<string>>;
        quote_amount: z.ZodMiniOptional<z.ZodMiniString<string>>;
        target_price: z.ZodMiniOptional<z.ZodMiniString<string>>;
        order_type: z.ZodMiniOptional<
          z.ZodMiniEnum<{
            limit: 'limit';
            market: 'market';
            stop_limit: 'stop_limit';
            stop_market: 'stop_market';
            take_profit: 'take_profit';
            trailing_stop: 'trailing_stop';
          }>
        >;
        trigger_price: z.ZodMiniOptional<z.ZodMiniString<string>>;
        trailing_delta: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        time_in_force: z.ZodMiniOptional<
          z.ZodMiniEnum<{
            fok: 'fok';
            gtc: 'gtc';
            ioc: 'ioc';
          }>
        >;
        post_only: z.ZodMiniDefault<
          z.ZodMiniPipe<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniBoolean<boolean>,
                z.ZodMiniLiteral<0 | 1>,
                z.ZodMiniEnum<{
                  0: '0';
                  1: '1';
                  false: 'false';
                  true: 'true';
                }>,
              ]
            >,
            z.ZodMiniTransform<boolean, '0' | '1' | 'false' | 'true' | 0 | 1 | boolean>
          >
        >;
        quoted_price: z.ZodMiniOptional<z.ZodMiniString<string>>;
        request_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        match_id: z.ZodMiniInt;
        symbol: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
          buy: 'buy';
          sell: 'sell';
        }>;
        order_type: z.ZodMiniEnum<{
          limit: 'limit';
          market: 'market';
          stop_limit: 'stop_limit';
          stop_market: 'stop_market';
          take_profit: 'take_profit';
          trailing_stop: 'trailing_stop';
        }>;
        time_in_force: z.ZodMiniEnum<{
          fok: 'fok';
          gtc: 'gtc';
          ioc: 'ioc';
        }>;
        post_only: z.ZodMiniBoolean<boolean>;
        price: z.ZodMiniString<string>;
        trigger_price: z.ZodMiniString<string>;
        trailing_delta: z.ZodMiniInt;
        amount: z.ZodMiniString<string>;
        quote_amount: z.ZodMiniString<string>;
        filled: z.ZodMiniString<string>;
        filled_quote: z.ZodMiniString<string>;
        average_price: z.ZodMiniString<string>;
        fee: z.ZodMiniString<string>;
        fee_currency: z.ZodMiniInt;
        state: z.ZodMiniEnum<{
          canceled: 'canceled';
          expired: 'expired';
          filled: 'filled';
          new: 'new';
          partially_filled: 'partially_filled';
          pending: 'pending';
          rejected: 'rejected';
          triggered: 'triggered';
        }>;
        status: z.ZodMiniEnum<{
          complete: 'complete';
          doing: 'doing';
        }>;
        reason: z.ZodMiniString<string>;
        oco_id: z.ZodMiniInt;
        created_at: z.ZodMiniInt;
        updated_at: z.ZodMiniInt;
      },
      z.core.$strip
    >,
    'customer'
  >;
  readonly 'coin/oco': import('./endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        match_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        currency_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        legal_id: z.ZodMiniOptional<
          z.ZodMiniPipe<
            z.ZodMiniPipe<
              z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>,
              z.ZodMiniTransform<number, any>
            >,
            z.ZodMiniInt
          >
        >;
        type: z.ZodMiniPipe<
          z.ZodMiniUnion<
            readonly [
              z.ZodMiniEnum<{
                1: '1';
                2: '2';
                buy: 'buy';
                sell: 'sell';
              }>,
              z.ZodMiniLiteral<1 | 2>,
            ]
          >,
          z.ZodMiniTransform<'buy' | 'sell', '1' | '2' | 'buy' | 'sell' | 1 | 2>
        >;
        amount: z.ZodMiniString<string>;
        target_price: z.ZodMiniString<string>;
        trigger_price: z.ZodMiniString<string>;
        stop_price: z.ZodMiniOptional<z.ZodMiniString<string>>;
        request_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
      },
      z.core.$strip
    >,
    z.ZodMiniArray<
      z.ZodMiniObject<
        {
          id: z.ZodMiniInt;
          match_id: z.ZodMiniInt;
          symbol: z.ZodMiniString<string>;
          type: z.ZodMiniEnum<{
            buy: 'buy';
            sell: 'sell';
          }>;
          order_type: z.ZodMiniEnum<{
            limit: 'limit';
            market: 'market';
            stop_limit: 'stop_limit';
            stop_market: 'stop_market';
            take_profit: 'take_profit';
            trailing_stop: 'trailing_stop';
          }>;
          time_in_force: z.ZodMiniEnum<{
            fok: 'fok';
            gtc: 'gtc';
            ioc: 'ioc';
          }>;
          post_only: z.ZodMiniBoolean<boolean>;
          price: z.ZodMiniString<string>;
          trigger_price: z.ZodMiniString<string>;
          trailing_delta: z.ZodMiniInt;
          amount: z.ZodMiniString<string>;
          quote_amount: z.ZodMiniString<string>;
          filled: z.ZodMiniString<string>;
          filled_quote: z.ZodMiniString<string>;
          average_price: z.ZodMiniString<string>;
          fee: z.ZodMiniString<string>;
          fee_currency: z.ZodMiniInt;
          state: z.ZodMiniEnum<{
            canceled: 'canceled';
            expired: 'expired';
            filled: 'filled';
            new: 'new';
            partially_filled: 'partially_filled';
            pending: 'pending';
            rejected: 'rejected';
            triggered: 'triggered';
          }>;
          status: z.ZodMiniEnum<{
            complete: 'complete';
            doing: 'doing';
          }>;
          reason: z.ZodMiniString<string>;
          oco_id: z.ZodMiniInt;
          created_at: z.ZodMiniInt;
          updated_at: z.ZodMiniInt;
        },
        z.core.$strip
      >
    >,
    'customer'
  >;
};
export type Endpoints = typeof endpoints;
export type Path = keyof Endpoints;
/** What a client sends: numbers and booleans may be numbers and booleans or their text. */
export type Params<P extends Path> = z.input<Endpoints[P]['request']>;
/** What the server works with after validation. */
export type Payload<P extends Path> = z.output<Endpoints[P]['request']>;
/** The `message` of a good answer. */
export type Message<P extends Path> = z.output<Endpoints[P]['response']>;
