import path from 'node:path';
import type { Finding, Rule } from '../finding.ts';
import { isCode } from '../source-tree.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const drawers = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'constants',
  'lib',
  'shared',
  'stuff',
]);

/** The routes of the web client are the customer's, and a page is the file of its route. */
const pages = 'apps/web/src/pages/';

/** A package's one public entry, and the registries of the products and of the console's parts. */
const entries =
  /^(packages\/[^/]+\/src\/index\.ts|.+\/products\/index\.ts|apps\/console\/src\/parts\/index\.ts|apps\/web\/src\/pages\/.*)$/;

/** Kebab-case names after one concept: no drawers, no barrels. */
export const fileNames: Rule = {
  name: 'file-names',
  check: (tree) => tree.paths.filter((file) => isCode(file) && !path.basename(file).startsWith('.')).flatMap(checkName),
};

function checkName(file: string): Finding[] {
  const findings: Finding[] = [];
  const complain = (message: string) => findings.push({ file, line: 0, message });
  const name = path.basename(file);
  const segments = file.replace(/^apps\/web\/src\/pages\/common\//, pages).split('/');
  if (!file.startsWith(pages) && !kebabCase.test(name)) complain('the name is not kebab-case');
  if (!file.startsWith(pages) && segments.some((segment) => drawers.has(segment.replace(/\..*$/, '')))) {
    complain('a drawer; name it after the one concept it holds');
  }
  if (/^index\.tsx?$/.test(name) && !entries.test(file)) complain('a barrel; import the file that declares it');
  return findings;
}
