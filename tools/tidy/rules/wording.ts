import type { Finding, Rule } from '../finding.ts';
import type { SourceTree } from '../source-tree.ts';

/** Where texts for customers are written: a file or a folder a language. */
const textFiles = [
  /^apps\/web\/src\/locales\/(\w+)\/(?!(?:catalogue|language)[.])\w+[.]ts$/,
  /^packages\/api\/src\/errors\/messages\/(\w+)[.]ts$/,
  /^apps\/server\/src\/messages\/texts\/(\w+)[.]ts$/,
  /^content\/(\w+)\/\w+\/[\w-]+[.]md$/,
];
const table = 'docs/wrong-words.tsv';

/** The quotation marks of each language; a text has no others. */
const quotes: Readonly<Record<string, string>> = { hk: '「」', jp: '「」', fra: '«»', spa: '«»' };
const allQuotes = '“”„‟«»「」『』‹›"';

/** What stands in every language's way; the second part says what to do. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/[\u200b-\u200f\u2028\u2029\u2060\ufeff]/, 'a hidden character'],
  [/'/, 'an apostrophe is ’'],
  [/\.\.\./, 'an ellipsis is …'],
  [/ {2}/, 'two spaces'],
  [/(?<!\{)\{(?!\{)|(?<!\})\}(?!\})|%[sd]/, 'a place for a value is {{name}}'],
];

/** French puts a space that doesn't break before : ; ! ? % » and after «. */
const frenchFault = / [:;!?%»]|«(?!\u00a0)|[^\s\u00a0\u202f][;!?%»]|[\p{L}\d}]:/u;
/** Only these languages write spaces that don't break, and only Spanish a hyphen that shows at a break. */
const spacesThatStay: ReadonlySet<string> = new Set(['fra', 'spa']);

/**
 * The texts of the client and of the server follow docs/wrong-words.tsv and the typography of their language. That labels
 * are the words of docs/terms.tsv is checked by the catalogues' own test.
 */
export const wording: Rule = {
  name: 'wording',
  check(tree) {
    const never = wrongWords(tree);
    return tree.paths.flatMap((file) => {
      const lang = textFiles.map((pattern) => pattern.exec(file)?.[1]).find((found) => found !== undefined);
      return lang === undefined ? [] : checked(file, tree.read(file), lang, never.get(lang) ?? []);
    });
  },
};

type WrongWord = readonly [RegExp, string];

function wrongWords(tree: SourceTree): Map<string, WrongWord[]> {
  const found = new Map<string, WrongWord[]>();
  for (const line of tree.read(table).trimEnd().split('\n').slice(1)) {
    const [lang = '', never = '', say = ''] = line.split('\t');
    found.set(lang, [...(found.get(lang) ?? []), [new RegExp(never, 'u'), `say ${say}`]]);
  }
  return found;
}

function checked(file: string, source: string, lang: string, never: readonly WrongWord[]): Finding[] {
  const rules = [...faults, ...never, ...typographyOf(lang)];
  return source.split('\n').flatMap((line, index) =>
    (file.endsWith('.md') ? [proseOf(line)] : literalsIn(line)).flatMap((text) =>
      rules.flatMap(([pattern, message]) => {
        const [wrong] = pattern.exec(text) ?? [];
        return wrong === undefined ? [] : [{ file, line: index + 1, message: `“${wrong}” in “${text}”: ${message}` }];
      }),
    ),
  );
}

function typographyOf(lang: string): (readonly [RegExp, string])[] {
  const own = quotes[lang] ?? '“”';
  const foreign = Array.from(allQuotes)
    .filter((mark) => !own.includes(mark))
    .join('');
  return [
    [new RegExp(`[${foreign}]`, 'u'), `quotation marks are ${own}`],
    ...(lang === 'fra' ? [[frenchFault, 'a space that doesn’t break'] as const] : []),
    ...(spacesThatStay.has(lang) ? [] : [[/[\u00a0\u202f]/, 'a hidden space'] as const]),
    ...(lang === 'spa' ? [] : [[/\u00ad/, 'a hidden hyphen'] as const]),
  ];
}

/** A line of Markdown without what nobody reads: where its links lead, and the name of a field above the text. */
function proseOf(line: string): string {
  return line.replace(/^(?:title|summary): /, '').replaceAll(/\]\([^)]*\)/g, ']');
}

/** The texts of a line without their marks, escapes undone. */
function literalsIn(line: string): string[] {
  if (line.startsWith('import ')) return [];
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(([, single, double]) =>
    (single ?? double ?? '').replaceAll(/\\(.)/g, '$1'),
  );
}
