import { codeOnly } from '../code-only.ts';
import { matchingLines, type Rule } from '../finding.ts';
import { isCode, isTest } from '../source-tree.ts';

const engine = 'apps/server/src/engine/';
const clockItself = `${engine}leadership/clock.ts`;

/** The engine asks the clock that it was given what time it is: tests move that one, and a leap is noticed there. */
export const engineClock: Rule = {
  name: 'engine-clock',
  check: (tree) =>
    tree.paths
      .filter((file) => file.startsWith(engine) && file !== clockItself && isCode(file) && !isTest(file))
      .flatMap((file) =>
        matchingLines(
          file,
          codeOnly(tree.read(file)),
          /(?<![.\w$])Date\b/,
          () => 'Date: ask the clock that is handed in',
        ),
      ),
};
