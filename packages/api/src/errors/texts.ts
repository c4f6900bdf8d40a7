import type { Language } from '../languages.ts';
import type { ErrorCode } from './codes.ts';

/** One sentence for each code; `{{name}}` stands for a number of the failure's `detail`. */
export type ErrorTexts = Readonly<Record<ErrorCode, string>>;

const loaders: Readonly<Record<Language, () => Promise<{ texts: ErrorTexts }>>> = {
  zh: () => import('./messages/zh.ts'),
  en: () => import('./messages/en.ts'),
  hk: () => import('./messages/hk.ts'),
  th: () => import('./messages/th.ts'),
  jp: () => import('./messages/jp.ts'),
  kor: () => import('./messages/kor.ts'),
  fra: () => import('./messages/fra.ts'),
  spa: () => import('./messages/spa.ts'),
  vi: () => import('./messages/vi.ts'),
  id: () => import('./messages/id.ts'),
};

/** Loads the texts of one language, in a chunk of its own. */
export async function loadErrorTexts(language: Language): Promise<ErrorTexts> {
  return (await loaders[language]()).texts;
}
