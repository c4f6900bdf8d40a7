import { languageTags, type Language } from '@auric/api';
import i18next from 'i18next';
import { startTexts } from './start-texts.ts';
import type { TextPart } from './text-parts.ts';
import { fetchTexts, type Texts } from './texts.ts';

let asked: Language | undefined;
let shown: Language | undefined;

/** What the pages that were opened since the start say: a change of the language brings as much of the other one. */
const needed = new Set<TextPart>();

/** Shows the app in a language once its texts are there. A later choice overtakes one that is still loading. */
export async function showLanguage(lang: Language): Promise<void> {
  asked = lang;
  let texts: Texts;
  let known: number;
  do {
    known = needed.size;
    texts = await fetchTexts(lang, needed);
    if (asked !== lang) return;
    // A page that was opened meanwhile says more.
  } while (needed.size > known);
  shown = lang;
  if (i18next.isInitialized) {
    keepTexts(lang, texts);
    await i18next.changeLanguage(lang);
  } else await startTexts(lang, texts);
  document.documentElement.lang = languageTags[lang];
}

/**
 * Resolves when these texts are there in the language that is shown. Who says them waits for it; once they are there it
 * takes no time. Fails if they can't be had.
 */
export async function needTexts(parts: readonly TextPart[]): Promise<void> {
  const lang = shown;
  const fresh = parts.filter((part) => !needed.has(part));
  if (lang === undefined) throw new Error('No language is shown yet.');
  for (const part of parts) needed.add(part);
  try {
    keepTexts(lang, await fetchTexts(lang, parts));
  } catch (error) {
    for (const part of fresh) needed.delete(part);
    throw error;
  }
}

function keepTexts(lang: Language, texts: Texts): void {
  i18next.addResourceBundle(lang, 'translation', texts, true, true);
}
