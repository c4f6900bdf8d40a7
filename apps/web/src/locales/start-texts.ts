import type { Language } from '@auric/api';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Askable } from './catalogue.ts';
import type { Texts } from './texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: 'optimize';
    defaultNS: 'translation';
    resources: { translation: Askable };
  }
}

/** Begins to say texts, in their first language. A call for a text that isn't among them shows its key. */
export async function startTexts(lang: Language, texts: Texts): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: lang,
    fallbackLng: false,
    enableSelector: 'optimize',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: { [lang]: { translation: texts } },
  });
}
