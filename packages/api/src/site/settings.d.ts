import * as z from 'zod/mini';
declare const siteConfig: z.ZodMiniObject<
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
>;
export type SiteConfig = z.output<typeof siteConfig>;
export declare const siteEndpoints: {
  getSiteConfig: import('../endpoint.ts').Endpoint<
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
  getSetting: import('../endpoint.ts').Endpoint<
    z.ZodMiniObject<
      {
        keyword: z.ZodMiniString<string>;
      },
      z.core.$strip
    >,
    z.ZodMiniString<string>,
    'guest'
  >;
};
export {};
