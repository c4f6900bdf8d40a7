import type { Language } from '@auric/api';
import type { TextPart } from './text-parts.ts';

/** Texts by their keys, nested. */
export type Texts = Readonly<Record<string, object>>;

interface LanguageFile {
  readonly first: Texts;
  readonly parts: Readonly<Record<string, () => Promise<unknown>>>;
}

/** One file a language, so that nobody downloads the other nine. It knows where the rest of its texts is. */
const languageFiles: Readonly<Record<Language, () => Promise<LanguageFile>>> = {
  zh: () => import('./zh/language.ts'),
  en: () => import('./en/language.ts'),
  hk: () => import('./hk/language.ts'),
  th: () => import('./th/language.ts'),
  jp: () => import('./jp/language.ts'),
  kor: () => import('./kor/language.ts'),
  fra: () => import('./fra/language.ts'),
  spa: () => import('./spa/language.ts'),
  vi: () => import('./vi/language.ts'),
  id: () => import('./id/language.ts'),
};

/** What a language says on every page, and in these parts of the app. Fails as the import of a missing file does. */
export async function fetchTexts(lang: Language, parts: Iterable<TextPart>): Promise<Texts> {
  const language = await languageFiles[lang]();
  const files = await Promise.all(Array.from(parts, (part) => fileOf(language, part)));
  const groups = files.flatMap((file) => Object.values(file).flatMap((part) => Object.entries(part)));
  return { ...language.first, ...Object.fromEntries(groups) };
}

async function fileOf({ parts }: LanguageFile, part: TextPart): Promise<Readonly<Record<string, Texts>>> {
  const load = parts[`./${part}.ts`];
  if (load === undefined) throw new Error(`no texts for ${part}`);
  return (await load()) as Readonly<Record<string, Texts>>;
}
