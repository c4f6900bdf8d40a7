import type { Catalogue } from '../apps/web/src/locales/catalogue.ts';
import { catalogueIn } from '../apps/web/src/locales/catalogues.ts';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { pseudo, type Tongue } from './looks.ts';
import { pseudoLocale } from './pseudo-locale.ts';

type Tree = { readonly [key: string]: string | Tree };

/** The texts of the app in a language. */
export async function catalogueOf(tongue: Tongue): Promise<Catalogue> {
  if (tongue === pseudo) return pseudoLocale(english);
  return catalogueIn(tongue);
}

/** English texts that are said differently in this language. What has no word in it, as “1D”, is a sign. */
export function foreignTexts(catalogue: Catalogue): Set<string> {
  const own = new Map(leaves(catalogue));
  const texts = new Set(own.values());
  const isForeign = ([key, text]: [string, string]) =>
    /\p{L}{2}/u.test(text) && own.get(key) !== text && !texts.has(text);
  return new Set(leaves(english).flatMap((leaf) => (isForeign(leaf) ? [leaf[1]] : [])));
}

/** What is shown without having been said in the language: keys, places for values, English. */
export function textDefects(texts: readonly string[], foreign: ReadonlySet<string>): string[] {
  return texts.flatMap((text) => {
    if (keys.has(text) || text.includes('{{') || text.startsWith('(empty ')) return [`no text for “${text}”`];
    return foreign.has(text) ? [`English: “${text}”`] : [];
  });
}

/** A file of the build with English texts, which says them in this catalogue's words. */
export function spokenIn(catalogue: Catalogue, file: string): string {
  const own = new Map(leaves(catalogue));
  const words = new Map(leaves(english).map(([key, text]) => [text, own.get(key) ?? text]));
  return file.replaceAll(/`([^`]*)`|"([^"]*)"|'([^']*)'/g, (literal, ...parts: (string | undefined)[]) => {
    const said = words.get(parts.find((part) => part !== undefined) ?? '');
    return said === undefined ? literal : JSON.stringify(said);
  });
}

function leaves(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

const keys = new Set(leaves(english).map(([key]) => key));
