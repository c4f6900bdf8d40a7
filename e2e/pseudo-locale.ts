import type { Catalogue } from '../apps/web/src/locales/catalogue.ts';

type Tree = { readonly [key: string]: string | Tree };

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'î',
  o: 'ø',
  u: 'ü',
  y: 'ÿ',
  A: 'Å',
  E: 'É',
  O: 'Ö',
};

/** Much longer than English, as German or Finnish may be: short words grow most. */
const growth = (length: number): number => (length <= 10 ? 0.5 : 0.35);

/** A catalogue that nobody speaks: readable, accented and long, so that what has no room shows. */
export function pseudoLocale(source: Catalogue): Catalogue {
  return stretched(source) as unknown as Catalogue;
}

function stretched(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? stretchedText(value) : stretched(value),
    ]),
  );
}

function stretchedText(text: string): string {
  const accented = text.replaceAll(/\{\{\w+\}\}|[aeiouyAEO]/g, (part) => accents[part] ?? part);
  const extra = Math.round(text.replaceAll(/\{\{\w+\}\}/g, '').length * growth(text.length));
  // Added in words of ordinary length: nothing that people write is one word of thirty letters, or ends with a space,
  // which a browser takes off the title of a page.
  return `${accented}${'ñandü ñø'.repeat(6).slice(0, extra)}`.trimEnd();
}
