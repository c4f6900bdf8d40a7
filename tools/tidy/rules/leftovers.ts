import { codeOnly } from '../code-only.ts';
import { type Finding, matchingLines, type Rule } from '../finding.ts';
import { isCode, isTest } from '../source-tree.ts';

// The single-letter classes keep this file from finding itself.
const unfinished = /\b(TO[D]O|FIX[M]E|XX[X]|HAC[K])\b/;
const silencers = /@ts-(ignor[e]|expect-erro[r]|nochec[k])/;
/** In a test the compiler's refusal is what is claimed, and the line says which. */
const silencersInTests = /@ts-(ignor[e]|nochec[k]|expect-erro[r](?! [A-Z]))/;
const banner = /^\s*(\/\/|\/?\*)\s*[-=*#~]{4,}/;
const castToAny = /\bas\s+any\b/;
const singledOut = /\b(test|it|describe|suite)(\.\w+)*\.(only|skip|todo|fixme)\b/;

/** Nothing unfinished, silenced, singled out or skipped is left in the tree. */
export const leftovers: Rule = {
  name: 'leftovers',
  check: (tree) =>
    tree.paths.filter(isCode).flatMap((file): Finding[] => {
      const text = tree.read(file);
      const code = codeOnly(text);
      return [
        ...matchingLines(file, text, unfinished, (found) => `${found}: finish it or write an issue`),
        ...matchingLines(
          file,
          text,
          isTest(file) ? silencersInTests : silencers,
          (found) => `${found}: the types are right or they are changed`,
        ),
        ...matchingLines(file, text, banner, () => 'a banner; what it separates wants a file of its own'),
        ...matchingLines(file, code, castToAny, (found) => `${found}: name the type`),
        ...(isTest(file) ? matchingLines(file, code, singledOut, (found) => `${found}: all tests run, always`) : []),
      ];
    }),
};
