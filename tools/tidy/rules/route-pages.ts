import { type Finding, type Rule, matchingLines } from '../finding.ts';

const products = /^apps\/web\/src\/products\/[\w-]+[.]ts$/;
const pages = 'apps/web/src/pages/';

/** Every row of a product's manifest has its page, the file of its path; and every file among the pages is such a page. */
export const routePages: Rule = {
  name: 'route-pages',
  check(tree) {
    const rows = tree.paths
      .filter((file) => products.test(file))
      .flatMap((file) => matchingLines(file, tree.read(file), /(?<=\bpath:\s*')\/[^']+/, (path) => path));
    const fileOf = (path: string) => `${pages}${path.replace(/^\/(?:pages\/)?/, '')}.tsx`;
    const expected = new Set(rows.map(({ message }) => fileOf(message)));
    return [
      ...rows
        .filter(({ message }) => !tree.paths.includes(fileOf(message)))
        .map((row): Finding => ({ ...row, message: `${row.message} has no page; it would be ${fileOf(row.message)}` })),
      ...tree.paths
        .filter((file) => file.startsWith(pages) && !/\.test\.tsx?$/.test(file) && !expected.has(file))
        .map((file): Finding => ({ file, line: 0, message: 'no row of a product leads here' })),
    ];
  },
};
