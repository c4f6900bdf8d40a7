import type { Rule } from '../finding.ts';
import { isCode } from '../source-tree.ts';

const lineLimit = 400;

/** A long file asks what it is made of; it may have an answer, so this only warns. */
export const fileSize: Rule = {
  name: 'file-size',
  check: (tree) =>
    tree.paths.filter(isCode).flatMap((file) => {
      const lines = tree.read(file).trimEnd().split('\n').length;
      return lines > lineLimit
        ? [{ file, line: 0, message: `${lines} lines; what is it made of?`, warning: true }]
        : [];
    }),
};
