import type { Language } from '@auric/api';

/** The names of the languages, each in itself, in the order of the language list. */
export const languageNames: Readonly<Record<Language, string>> = {
  zh: '简体中文',
  en: 'English',
  hk: '繁體中文',
  th: 'ไทย',
  jp: '日本語',
  kor: '한국어',
  fra: 'Français',
  spa: 'Español',
  vi: 'Tiếng Việt',
  id: 'Bahasa Indonesia',
};
