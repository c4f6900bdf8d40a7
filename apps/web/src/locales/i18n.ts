import { languageTags, type Language } from '@auric/api';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Askable, Catalogue } from './catalogue.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: 'optimize';
    defaultNS: 'translation';
    resources: { translation: Askable };
  }
}

/** One chunk a language: nobody downloads the other nine. */
const catalogues: Readonly<Record<Language, () => Promise<{ default: Catalogue }>>> = {
  zh: () => import('./zh/catalogue.ts'),
  en: () => import('./en/catalogue.ts'),
  hk: () => import('./hk/catalogue.ts'),
  th: () => import('./th/catalogue.ts'),
  jp: () => import('./jp/catalogue.ts'),
  kor: () => import('./kor/catalogue.ts'),
  fra: () => import('./fra/catalogue.ts'),
  spa: () => import('./spa/catalogue.ts'),
  vi: () => import('./vi/catalogue.ts'),
  id: () => import('./id/catalogue.ts'),
};

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

let asked: Language | undefined;

/** Shows the app in a language once its catalogue is there. A later choice overtakes one that is still loading. */
export async function showLanguage(lang: Language): Promise<void> {
  asked = lang;
  const { default: catalogue } = await catalogues[lang]();
  if (asked !== lang) return;
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: lang,
      fallbackLng: false,
      enableSelector: 'optimize',
      initAsync: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      resources: { [lang]: { translation: catalogue } },
    });
  } else {
    i18next.addResourceBundle(lang, 'translation', catalogue, true, true);
    await i18next.changeLanguage(lang);
  }
  document.documentElement.lang = languageTags[lang];
}
