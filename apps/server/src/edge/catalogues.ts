import { type ErrorCode, type Language, languages, loadErrorTexts, sentenceOf, type ErrorTexts } from '@auric/api';

/** The texts of every error in every language, in memory. */
export class Catalogues {
  readonly #texts: ReadonlyMap<Language, ErrorTexts>;

  constructor(texts: ReadonlyMap<Language, ErrorTexts>) {
    this.#texts = texts;
  }

  static async load(): Promise<Catalogues> {
    const loaded = languages.map(async (language) => [language, await loadErrorTexts(language)] as const);
    return new Catalogues(new Map(await Promise.all(loaded)));
  }

  /** The text of an error with the numbers of `detail` in their places, as the language writes them. */
  text(lang: Language, code: ErrorCode, detail?: Readonly<Record<string, string | number>>): string {
    const text = this.#texts.get(lang)?.[code] ?? code;
    return detail === undefined ? text : sentenceOf(text, detail, lang);
  }
}
