import type { WireOrder } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { isFiltered } from '../../kit/record/filter-spec.ts';
import { matching, noFilter, queryOf, readAddress, writeAddress } from './order-filter.ts';

const read = (text: string) => readAddress(new URLSearchParams(text));

describe('the address of the orders', () => {
  it('says nothing of what is usual', () => {
    expect(read('')).toEqual({ view: 'open', order: null, filter: noFilter });
    expect(String(writeAddress('open', noFilter))).toBe('');
  });

  it.each([
    'match_id=2&side=buy&type=stop_limit&state=pending',
    'view=history&state=canceled&period=week',
    'view=fills',
    'view=history&kind=stock',
  ])('comes back as it was written: %s', (text) => {
    const { view, filter } = read(text);
    expect(String(writeAddress(view, filter))).toBe(text);
  });

  it('ignores what nobody wrote', () => {
    expect(read('view=all&match_id=-1&side=up&type=oco&state=gone&period=year')).toEqual({
      view: 'open',
      order: null,
      filter: noFilter,
    });
    expect(read('match_id=1.5').filter.market).toBeNull();
  });

  it('may ask for one order, until another list is shown', () => {
    expect(read('view=history&order=17')).toMatchObject({ view: 'history', order: 17 });
    expect(read('order=seventeen').order).toBeNull();
    expect(String(writeAddress('history', read('view=history&order=17').filter))).toBe('view=history');
  });

  it('lets go of what does not apply to a view', () => {
    expect(read('state=filled').filter.state).toBeNull();
    expect(read('view=history&state=pending').filter.state).toBeNull();
    expect(read('view=fills&state=filled&type=limit&side=buy').filter).toEqual({ ...noFilter, side: 'buy' });
    const filled = { ...noFilter, state: 'filled' as const };
    expect(String(writeAddress('open', filled))).toBe('');
  });
});

describe('the filter of orders', () => {
  const order = { match_id: 1, type: 'buy', order_type: 'limit', state: 'new', created_at: 1000 } as WireOrder;

  it('says to the server what is wanted', () => {
    expect(queryOf(noFilter)).toEqual({});
    expect(queryOf({ market: 2, kind: 'stock', side: 'sell', type: 'limit', state: 'filled', period: 'day' })).toEqual({
      match_id: 2,
      kind: 'stock',
      type: 'sell',
      order_type: 'limit',
      state: 'filled',
      withinMs: 86_400_000,
    });
    expect(isFiltered(noFilter)).toBe(false);
    expect(isFiltered({ ...noFilter, side: 'sell' })).toBe(true);
  });

  it.each([
    [{ market: 1, kind: 'stock', side: 'buy', type: 'limit', state: 'new', period: 'day' }, 86_401_000, 1],
    [{ market: 12 }, 0, 0],
    [{ kind: 'spot' }, 0, 0],
    [{ side: 'sell' }, 0, 0],
    [{ type: 'market' }, 0, 0],
    [{ state: 'pending' }, 0, 0],
    [{ period: 'day' }, 86_401_001, 0],
  ] as const)('%o at %i leaves %i', (filter, now, left) => {
    expect(matching([order], { ...noFilter, ...filter }, now, () => 'stock')).toHaveLength(left);
  });
});
