import type { Catalogue } from '../apps/web/src/locales/catalogue.ts';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { pseudo, type Tongue } from './looks.ts';
import { pseudoLocale } from './pseudo-locale.ts';

type Tree = { readonly [key: string]: string | Tree };

/** The texts of the app in a language. */
export async function catalogueOf(tongue: Tongue): Promise<Catalogue> {
  if (tongue === pseudo) return pseudoLocale(english);
  const { default: catalogue } = (await import(`../apps/web/src/locales/${tongue}/catalogue.ts`)) as {
    default: Catalogue;
  };
  return catalogue;
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

function leaves(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

const keys = new Set(leaves(english).map(([key]) => key));
