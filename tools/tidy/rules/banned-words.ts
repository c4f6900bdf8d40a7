import { codeOnly } from '../code-only.ts';
import { type Finding, matchingLines, type Rule } from '../finding.ts';
import { isCode } from '../source-tree.ts';

interface LegacyWord {
  readonly word: RegExp;
  readonly instead: string;
  /** A parameter of the wire, which the web client sends as the contract's types name it. */
  readonly parameter?: true;
}

/** The customer's words and the field's (docs/STYLE.md). */
const legacy: readonly LegacyWord[] = [
  { word: /(?<![a-zA-Z])[lL]ever(?![a-z])|(?<=[a-z])Lever(?![a-z])/, instead: 'perpetual' },
  { word: /micro_?trade/i, instead: 'binaryOption' },
  { word: /caution_?money/i, instead: 'margin' },
  { word: /\blegalId\b/, instead: 'quote asset' },
  { word: /\blegal_id\b/, instead: 'quote asset', parameter: true },
  { word: /\bcurrencyId\b/, instead: 'base asset, or asset' },
  { word: /\bcurrency_id\b/, instead: 'base asset, or asset', parameter: true },
  { word: /\bmatchId\b/, instead: 'market' },
  { word: /\bmatch_id\b/, instead: 'market', parameter: true },
  { word: /\b(lh|lock_?mining)\b/i, instead: 'savings' },
  { word: /bind_?box/i, instead: 'nft' },
  { word: /\bovernight_?money\b/i, instead: 'funding' },
];

/** Where the two vocabularies meet: the contract, what translates it on both sides, and texts for people. */
const edges = [
  /^packages\/api\//,
  /^apps\/server\/src\/(edge|realtime|market-data)\//,
  /^apps\/server\/src\/.*\/?(routes|wire)(-[a-z-]+)?(\.[a-z.]+|\/.*)$/,
  /^apps\/server\/src\/products\/[^/]+\/(?!projection|queries)/,
  /^apps\/server\/src\/.*\.int\.test\.ts$/,
  /^packages\/testkit\//,
  /^apps\/web\/src\/(routes\.ts$|pages\/|data\/|locales\/)/,
  /^(e2e|bench)\//,
];

const british = /cancel(?=led|ling)l/i;

/** The field's terms inside, the customer's only at the edges; and American spelling, as the field has it. */
export const bannedWords: Rule = {
  name: 'banned-words',
  check: (tree) =>
    tree.paths
      .filter((file) => isCode(file) && !file.startsWith('tools/tidy/rules/'))
      .flatMap((file) => [
        ...matchingLines(file, tree.read(file), british, () => 'spelled canceled, canceling'),
        ...legacyWordsIn(file, tree.read(file)),
      ]),
};

function legacyWordsIn(file: string, text: string): Finding[] {
  if (edges.some((edge) => edge.test(file))) return [];
  const code = codeOnly(text, { keepStrings: true });
  return legacy
    .filter(({ parameter }) => !(parameter && file.startsWith('apps/web/')))
    .flatMap(({ word, instead }) => matchingLines(file, code, word, (found) => `${found}: say ${instead}`));
}
