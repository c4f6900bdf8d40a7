import { describe, expect, test } from 'vitest';
import { codeOnly } from './code-only.ts';

describe('what is left of a text without comments and strings', () => {
  test('comments go, lines stay', () => {
    expect(codeOnly('a; // Date\n/* Date\n Date */ b;')).toBe(
      `a;${' '.repeat(8)}\n${' '.repeat(7)}\n${' '.repeat(8)} b;`,
    );
  });

  test('strings are emptied, or kept on demand', () => {
    expect(codeOnly(`f('Date', "Date")`)).toBe(`f('    ', "    ")`);
    expect(codeOnly(`f('Date') // x`, { keepStrings: true })).toBe(`f('Date')     `);
  });

  test('an escaped quote does not end a string', () => {
    expect(codeOnly(String.raw`f('a\'b') + Date`)).toBe(`f('    ') + Date`);
  });

  test('templates are emptied but their expressions are code, nested ones too', () => {
    expect(codeOnly('`Date ${now(`Date ${x}`)} Date`')).toBe('`     ${now(`     ${x}`)}     `');
  });

  test('a quote or two slashes in a regular expression start nothing', () => {
    expect(codeOnly(`x.replace(/['"]\\/\\//, y); Date`)).toMatch(/^x\.replace\(\/ +\/, y\); Date$/);
    expect(codeOnly('<b>{x}</b> {f($.a)} <i n={1} /> {g}')).toBe('<b>{x}</b> {f($.a)} <i n={1} /> {g}');
    expect(codeOnly('const half = a / b / c; Date')).toBe('const half = a / b / c; Date');
  });
});
