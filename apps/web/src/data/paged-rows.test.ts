import { describe, expect, it } from 'vitest';
import { nextBefore, rowsOf, withHead, type PageOf } from './paged-rows.ts';

type Row = { id: number; said?: string };
const page = (has_more: boolean, ...ids: number[]): PageOf<Row> => ({ data: ids.map((id) => ({ id })), has_more });
const pages = (...all: PageOf<Row>[]) => ({ pages: all, pageParams: all.map(() => null) });
const idsOf = (known: { pages: PageOf<Row>[] }) => rowsOf(known).map(({ id }) => id);

describe('the pages of a list', () => {
  it('go on below the last row, until there is no more', () => {
    expect(nextBefore(page(true, 9, 7))).toBe(7);
    expect(nextBefore(page(false, 9, 7))).toBeUndefined();
  });

  it('keep what is below a first page that was read anew', () => {
    const next = withHead(pages(page(true, 9, 8, 7), page(true, 6, 5)), page(true, 11, 9, 8));
    expect(idsOf(next)).toEqual([11, 9, 8, 7, 6, 5]);
    expect(next.pages.at(-1)?.has_more).toBe(true);
    expect(next.pageParams).toEqual([null, 8, 7]);
  });

  it('take what a record has become, and lose what is not there any more', () => {
    const known = pages(page(true, 9, 8, 7), page(false, 6));
    const head = { data: [{ id: 9, said: 'new' }, { id: 7 }], has_more: true };
    const rows = rowsOf(withHead(known, head));
    expect(rows).toEqual([{ id: 9, said: 'new' }, { id: 7 }, { id: 6 }]);
  });

  it('begin anew where so much has come that they do not meet', () => {
    expect(idsOf(withHead(pages(page(true, 9, 8), page(false, 7)), page(true, 30, 29)))).toEqual([30, 29]);
  });

  it('are the first alone where that is all there is', () => {
    expect(idsOf(withHead(pages(page(true, 9, 8), page(false, 7)), page(false, 9)))).toEqual([9]);
    expect(idsOf(withHead(pages(page(false)), page(false, 1)))).toEqual([1]);
  });
});
