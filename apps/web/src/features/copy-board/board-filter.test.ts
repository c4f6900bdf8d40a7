import { describe, expect, it } from 'vitest';
import { allOf, readFilter, writeFilter } from '../../kit/record/filter-spec.ts';
import { boardFilter, boardQueryOf, narrows } from './board-filter.ts';

const read = (address: string) => readFilter(boardFilter, new URLSearchParams(address));

describe('the board of lead traders', () => {
  it('begins with what the median copier got, and leaves out nobody', () => {
    expect(boardQueryOf(allOf(boardFilter))).toEqual({ sort: 'copier_return' });
    expect(narrows(allOf(boardFilter))).toBe(false);
  });

  it('is asked for in the words of the wire, a drawdown as a fraction', () => {
    const filter = read('sort=roi&days=30&drawdown=20&room=left');
    expect(boardQueryOf(filter)).toEqual({ sort: 'roi', min_days: 30, max_drawdown: '0.2', has_room: true });
    expect(narrows(filter)).toBe(true);
    expect(String(writeFilter(boardFilter, filter))).toBe('sort=roi&days=30&drawdown=20&room=left');
  });

  it('takes what no filter can mean for everybody, and an order leaves out nobody', () => {
    expect(read('sort=luck&days=1&drawdown=-5&room=x')).toEqual(allOf(boardFilter));
    expect(narrows(read('sort=pnl'))).toBe(false);
  });
});
