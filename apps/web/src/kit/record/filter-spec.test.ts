import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allOf,
  chosen,
  dayWord,
  idWord,
  isFiltered,
  readFilter,
  startOfDay,
  word,
  writeFilter,
} from './filter-spec.ts';

const spec = { side: word('type', ['buy', 'sell']), market: idWord('match_id'), from: dayWord('from') };
const read = (address: string) => readFilter(spec, new URLSearchParams(address));

describe('a filter in the address', () => {
  it('is read by its names and written in as few words as it takes', () => {
    expect(read('type=sell&match_id=2&from=2026-11-21')).toEqual({ side: 'sell', market: 2, from: '2026-11-21' });
    expect(String(writeFilter(spec, { side: 'sell', market: null, from: null }))).toBe('type=sell');
    expect(String(writeFilter(spec, allOf(spec)))).toBe('');
  });

  it('says nothing where it says what can’t be meant', () => {
    for (const address of ['type=long', 'match_id=-1', 'match_id=1e3', 'match_id=0', 'match_id=99999999999999999']) {
      expect(read(address)).toEqual(allOf(spec));
    }
    for (const day of ['2026-02-30', '2026-13-01', '0050-01-01', 'today', '2026-1-1', '2026-11-21T00:00']) {
      expect(read(`from=${encodeURIComponent(day)}`).from).toBeNull();
    }
  });

  it('never fails, and is the same after it was written and read again', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('type', 'match_id', 'from', 'x'), fc.string())), (pairs) => {
        const filter = readFilter(spec, new URLSearchParams(pairs));
        expect(readFilter(spec, writeFilter(spec, filter))).toEqual(filter);
      }),
    );
  });

  it('asks the wire for what is chosen only', () => {
    expect(chosen({ type: 'buy', match_id: null })).toEqual({ type: 'buy' });
    expect(isFiltered(allOf(spec))).toBe(false);
    expect(isFiltered({ side: 'buy' })).toBe(true);
  });

  it('has the days of the reader’s calendar', () => {
    expect(startOfDay('2026-11-21')).toBe(new Date(2026, 10, 21).getTime());
    expect(startOfDay('2026-12-31', 1)).toBe(new Date(2027, 0, 1).getTime());
  });
});
