import type { Language } from '@auric/api';
import type { Catalogue } from './catalogue.ts';

const files: Readonly<Record<Language, () => Promise<{ default: Catalogue }>>> = {
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

/** All texts of a language at once, as tests read them. The app loads them part by part: see `texts.ts`. */
export async function catalogueIn(lang: Language): Promise<Catalogue> {
  return (await files[lang]()).default;
}
