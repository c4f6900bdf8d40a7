import { type Language, languageTags } from '@auric/api';
import { plainText } from './plain-text.ts';
import { texts } from './texts.ts';
import { type MessageKind, toldOf, type ValueForms } from './told.ts';

/** What a message says to its reader. */
export interface Words {
  readonly title: string;
  readonly text: string;
}

type Writer<F extends keyof ValueForms> = (value: ValueForms[F], lang: Language) => string;

/** How the values of each form are written in a language. */
const writers: { readonly [F in keyof ValueForms]: Writer<F> } = {
  text: (value) => plainText(String(value)),
  count: (value, lang) => new Intl.NumberFormat(languageTags[lang]).format(value),
  time: (value, lang) =>
    new Intl.DateTimeFormat(languageTags[lang], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
      value,
    ) + ' UTC',
  amount: ({ amount, currency }) => `${plainText(amount)} ${plainText(currency)}`,
  // What an earlier release told in one language stands as it was told.
  texts: (value: ValueForms['texts'] | string, lang) =>
    plainText(typeof value === 'string' ? value : (value[lang] ?? value['en'] ?? '')),
};

/** The words of a message in a language, from its kind and the values that were stored with it. */
export function wordsOf(kind: MessageKind, values: unknown, lang: Language): Words {
  const [title, text] = texts[lang].kinds[kind];
  const forms = toldOf(kind).values;
  const given = values as Readonly<Record<string, never>>;
  const fill = (sentence: string): string =>
    sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const form = forms[name];
      return form === undefined || given[name] === undefined ? '' : writers[form](given[name], lang);
    });
  return { title: fill(title), text: fill(text) };
}

/** The page where the reader of a message goes on; null for none. */
export function pathOf(kind: MessageKind, values: unknown): string | null {
  const given = values as Readonly<Record<string, string>>;
  const { path } = toldOf(kind);
  return path?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => encodeURIComponent(given[name] ?? '')) ?? null;
}

/** The sentence that carries a verification code. */
export function codeWords(code: string, lang: Language): Words {
  const [title, text] = texts[lang].code;
  return { title, text: text.replace('{{code}}', code) };
}
