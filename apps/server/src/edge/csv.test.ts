import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine, csvTime } from './csv.ts';

/** Reads a line as a spreadsheet does, from RFC 4180. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const plain = /^[^,\r\n"]*/.exec(rest);
    const found = quoted ?? plain;
    if (found === null) throw new Error(`Not a cell: ${rest}`);
    cells.push(quoted === null ? found[0] : quoted[1]!.replaceAll('""', '"'));
    rest = rest.slice(found[0].length);
    if (rest === '\r\n') return cells;
    if (!rest.startsWith(',')) throw new Error(`Not a line: ${rest}`);
    rest = rest.slice(1);
  }
}

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1+2', "'+1+2"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['-600.5', '-600.5'],
    ['0.00100000', '0.00100000'],
    ['BTC/USDT', 'BTC/USDT'],
    ['a,b', '"a,b"'],
  ])('%j is %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('is what it was to who reads the file, and never a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (cells) => {
        const read = readLine(csvLine(cells));
        expect(read).toHaveLength(cells.length);
        for (const [index, cell] of cells.entries()) {
          const text = read[index]!;
          expect(text === cell || text === `'${cell}`).toBe(true);
          expect(/^[=@+\t\r]/.test(text)).toBe(false);
        }
      }),
    );
  });
});

it('times are those of UTC', () => {
  expect(csvTime(Date.UTC(2026, 10, 22, 5, 6, 7, 8))).toBe('2026-11-22T05:06:07.008Z');
});
