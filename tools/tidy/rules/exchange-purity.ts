import { codeOnly } from '../code-only.ts';
import { type Finding, matchingLines, type Rule } from '../finding.ts';
import { isCode, isTest } from '../source-tree.ts';

/** What would make a replay differ from the first run: clocks, chance, the world, the locale, inexact mathematics. */
const impure = new RegExp(
  [
    String.raw`(?<![.\w$])(Date|fetch|process|performance|crypto|globalThis|Intl|require|setTimeout|setInterval|setImmediate|queueMicrotask|console)\b(?!\s*:)`,
    String.raw`\bMath\.(random|sin|cos|tan|asin|acos|atan2?|sinh|cosh|tanh|exp|expm1|log|log2|log10|log1p|pow|cbrt|hypot)\b`,
    String.raw`\bparseFloat\b`,
    String.raw`\.(localeCompare|toLocale\w+)\b`,
  ].join('|'),
);
const foreignImport = /\b(?:from|import)\s*\(?\s*'(?!\.\.?\/)[^']*'/;

/** The exchange is a pure function of its commands: no I/O, no clock, no randomness, no dependency (D34). */
export const exchangePurity: Rule = {
  name: 'exchange-purity',
  check: (tree) =>
    tree.paths
      .filter((file) => file.startsWith('packages/exchange/src/') && isCode(file) && !isTest(file))
      .flatMap((file): Finding[] => {
        const text = tree.read(file);
        return [
          ...matchingLines(file, codeOnly(text), impure, (found) => `${found}: the exchange is pure`),
          ...matchingLines(
            file,
            codeOnly(text, { keepStrings: true }),
            foreignImport,
            (found) => `${found}: the exchange depends on nothing`,
          ),
        ];
      }),
};
