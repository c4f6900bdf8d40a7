import type { Finding, Rule } from '../finding.ts';

const products = 'packages/exchange/src/products/';

/** What knows all products: their list, what they ask of each other, and their receipts, which a browser loads alone. */
const registry: ReadonlySet<string> = new Set(['index', 'wiring', 'receipts'].map((name) => `${products}${name}.ts`));

/** Every product has these, as a file or, where it has grown, as a folder of the same name. */
const shape = ['commands', 'events', 'rejections', 'state', 'decide', 'formulas', 'invariants'];

/**
 * Only products whose commands answer with more than that they were taken have `answer`, only those that move what
 * customers own have `bills`, how their postings are worded, only those that settle by a formula have `receipts`; only those
 * that trade on the venue have `settlement`, what their orders hold and their matches move.
 */
const optional: ReadonlySet<string> = new Set(['answer', 'bills', 'receipts', 'settlement']);

/** One product, one folder, one shape: who knows one knows all. */
export const productShape: Rule = {
  name: 'product-shape',
  check(tree) {
    const inside = tree.paths.filter((file) => file.startsWith(products) && !registry.has(file));
    const names = new Set(inside.map((file) => file.slice(products.length).split('/')[0] ?? ''));
    return [...names].flatMap((product) => checkProduct(product, inside));
  },
};

function checkProduct(product: string, files: readonly string[]): Finding[] {
  const folder = `${products}${product}/`;
  const parts = new Set(
    files
      .filter((file) => file.startsWith(folder))
      .map((file) => file.slice(folder.length).replace(/(\.test)?\.ts$|\/.*$/, '')),
  );
  const expected = [product, ...shape];
  return [
    ...expected
      .filter((part) => !parts.has(part))
      .map((part) => ({ file: folder, line: 0, message: `${part}.ts is missing` })),
    ...[...parts]
      .filter((part) => !expected.includes(part) && !optional.has(part))
      .map((part) => ({ file: `${folder}${part}`, line: 0, message: `not one of ${expected.join(', ')}` })),
  ];
}
