/** The languages of the product, in the order of its language list. */
export const languages = ['zh', 'en', 'hk', 'th', 'jp', 'kor', 'fra', 'spa', 'vi', 'id'] as const;
export type Language = (typeof languages)[number];

/** The language of a request that names none. */
export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The BCP 47 tag of each language, for `lang` attributes and `Intl`. */
export const languageTags: Readonly<Record<Language, string>> = {
  zh: 'zh-Hans',
  en: 'en',
  hk: 'zh-Hant',
  th: 'th',
  jp: 'ja',
  kor: 'ko',
  fra: 'fr',
  spa: 'es',
  vi: 'vi',
  id: 'id',
};
