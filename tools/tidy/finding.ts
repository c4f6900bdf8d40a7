import type { SourceTree } from './source-tree.ts';

/** What a rule objects to. A warning is printed and lets the build pass. */
export interface Finding {
  readonly file: string;
  /** From 1; 0 for the whole file. */
  readonly line: number;
  readonly message: string;
  readonly warning?: true;
}

export interface Rule {
  readonly name: string;
  readonly check: (tree: SourceTree) => Finding[];
}

/** One finding for every line of a text that matches. */
export function matchingLines(
  file: string,
  text: string,
  pattern: RegExp,
  message: (found: string) => string,
): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line)?.[0];
    return found === undefined ? [] : [{ file, line: index + 1, message: message(found) }];
  });
}

/** The line of a place in a text, from 1. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
