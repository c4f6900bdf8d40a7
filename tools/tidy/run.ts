import path from 'node:path';
import type { Rule } from './finding.ts';
import { bannedWords } from './rules/banned-words.ts';
import { effectAnswers } from './rules/effect-answers.ts';
import { engineClock } from './rules/engine-clock.ts';
import { exchangePurity } from './rules/exchange-purity.ts';
import { fileNames } from './rules/file-names.ts';
import { fileSize } from './rules/file-size.ts';
import { joinedTexts } from './rules/joined-texts.ts';
import { leftovers } from './rules/leftovers.ts';
import { localeKeys } from './rules/locale-keys.ts';
import { lockfile } from './rules/lockfile.ts';
import { machineTraces } from './rules/machine-traces.ts';
import { productShape } from './rules/product-shape.ts';
import { routePages } from './rules/route-pages.ts';
import { wording } from './rules/wording.ts';
import { repositoryTree } from './source-tree.ts';

const rules: Rule[] = [
  bannedWords,
  effectAnswers,
  engineClock,
  exchangePurity,
  fileNames,
  fileSize,
  joinedTexts,
  leftovers,
  localeKeys,
  lockfile,
  machineTraces,
  productShape,
  routePages,
  wording,
];

const tree = repositoryTree(path.resolve(import.meta.dirname, '../..'));
let errors = 0;
let warnings = 0;
for (const rule of rules) {
  for (const { file, line, message, warning } of rule.check(tree)) {
    if (warning) warnings++;
    else errors++;
    console.log(`${file}${line > 0 ? `:${line}` : ''}  ${message} [${rule.name}${warning ? ', warning' : ''}]`);
  }
}
console.log(`${tree.paths.length} files, ${errors} errors, ${warnings} warnings`);
process.exitCode = errors === 0 ? 0 : 1;
