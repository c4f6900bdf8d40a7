import { codeOnly } from '../code-only.ts';
import { type Finding, lineOf, type Rule } from '../finding.ts';
import { isTest } from '../source-tree.ts';

const client = /^apps\/(?:web|console)\/src\/.+[.]tsx?$/;
/** An effect without braces around its body answers with whatever the call answers. */
const scrolls =
  /\buse(?:Layout)?Effect\(\s*\(\)\s*=>\s*(?![\s{])[^,;]*?\.(?:scroll|scrollTo|scrollBy|scrollIntoView)\(/g;

/**
 * What an effect answers is taken for its end, and must be a function. Scrolling answers with a promise in newer browsers,
 * which breaks the page when the effect ends.
 */
export const effectAnswers: Rule = {
  name: 'effect-answers',
  check: (tree) =>
    tree.paths
      .filter((file) => client.test(file) && !isTest(file))
      .flatMap((file): Finding[] => {
        const code = codeOnly(tree.read(file));
        return [...code.matchAll(scrolls)].map(({ index }) => ({
          file,
          line: lineOf(code, index),
          message: 'an effect that answers with what scrolling answers; put braces around it',
        }));
      }),
};
