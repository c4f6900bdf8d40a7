import { codeOnly } from '../code-only.ts';
import { type Finding, matchingLines, type Rule } from '../finding.ts';
import { isCode } from '../source-tree.ts';

/** The customer's words and the field's (docs/STYLE.md). The first group of a pattern is the word. */
const legacy: readonly { word: RegExp; instead: string }[] = [
  { word: /(?<![a-zA-Z])[lL]ever(?![a-z])|(?<=[a-z])Lever(?![a-z])/, instead: 'perpetual' },
  { word: /micro_?trade/i, instead: 'binaryOption' },
  { word: /caution_?money/i, instead: 'margin' },
  { word: /\b(legal_id|legalId)\b/, instead: 'quote asset' },
  { word: /\b(currency_id|currencyId)\b/, instead: 'base asset, or asset' },
  { word: /\b(match_id|matchId)\b/, instead: 'market' },
  { word: /\b(lh|lock_?mining)\b/i, instead: 'savings' },
  { word: /bind_?box/i, instead: 'nft' },
  { word: /\bovernight_?money\b/i, instead: 'funding' },
];

/** Where the two vocabularies meet: the contract, what translates it on both sides, and texts for people. */
const edges = [
  /^packages\/api\//,
  /^apps\/server\/src\/(edge|realtime|market-data)\//,
  /^apps\/server\/src\/.*\/?(routes|wire)(-[a-z-]+)?(\.[a-z.]+|\/.*)$/,
  /^apps\/server\/src\/.*\.int\.test\.ts$/,
  /^apps\/web\/src\/(routes\.ts$|pages\/|data\/|locales\/)/,
  /^(e2e|bench)\//,
  /^tools\/tidy\/rules\//,
];

/** The field's terms inside, the customer's only at the edges; and American spelling, as the field has it. */
export const bannedWords: Rule = {
  name: 'banned-words',
  check: (tree) =>
    tree.paths.filter(isCode).flatMap((file): Finding[] => {
      const spelling = matchingLines(
        file,
        tree.read(file),
        /cancel(?=led|ling)l/i,
        () => 'spelled canceled, canceling',
      );
      const own = file.startsWith('tools/tidy/rules/banned-words') ? [] : spelling;
      if (edges.some((edge) => edge.test(file))) return own;
      const code = codeOnly(tree.read(file), { keepStrings: true });
      return [
        ...own,
        ...legacy.flatMap(({ word, instead }) =>
          matchingLines(file, code, word, (found) => `${found}: say ${instead}`),
        ),
      ];
    }),
};
