/** The languages of the product, in the order of its language list. */
export declare const languages: readonly ['zh', 'en', 'hk', 'th', 'jp', 'kor', 'fra', 'spa', 'vi', 'id'];
export type Language = (typeof languages)[number];
/** The language of a request that names none. */
export declare const defaultLanguage: Language;
export declare function isLanguage(value: unknown): value is Language;
/** The BCP 47 tag of each language, for `lang` attributes and `Intl`. */
export declare const languageTags: Readonly<Record<Language, string>>;
