import { describe, expect, it } from 'vitest';
import { noFilter, positionQueryOf, readAddress, recordViews, reduced, writeAddress } from './record-filter.ts';

describe('the filter of the histories of futures', () => {
  it.each(recordViews)('stands in the address and is read from it: %s', (view) => {
    const filter = reduced(view, {
      market: 101,
      side: 'short',
      type: 'limit',
      state: 'canceled',
      period: 'week',
    });
    expect(readAddress(writeAddress(view, filter))).toEqual({ view, filter });
  });

  it('shows the positions, all of them, where the address says nothing or what can’t be meant', () => {
    expect(readAddress(new URLSearchParams('view=none&side=buy&match_id=-1'))).toEqual({
      view: 'positions',
      filter: noFilter,
    });
  });

  it('keeps only what applies to the list', () => {
    const all = { market: 101, side: 'long', type: 'limit', state: 'filled', period: 'day' } as const;
    expect(reduced('funding', all)).toEqual({ ...noFilter, market: 101 });
    expect(reduced('open', { ...all, state: 'new' })).toEqual({ ...noFilter, market: 101, type: 'limit' });
  });

  it('asks for nothing that isn’t chosen', () => {
    expect(positionQueryOf(noFilter)).toEqual({});
    expect(positionQueryOf({ ...noFilter, side: 'long' })).toEqual({ type: 'long' });
  });
});
